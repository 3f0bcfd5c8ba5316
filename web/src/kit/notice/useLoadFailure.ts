import { useWhen } from '../../platform/effect/useWhen';
import { notifyFailure } from './notifyFailure';

/** Shows that a dialog's data could not be loaded, and closes it; otherwise the click that opened it would have no visible effect. */
export const useLoadFailure = (error: unknown, title: string, onClose: () => void): void =>
  useWhen(Boolean(error), () => {
    notifyFailure(error, title);
    onClose();
  });
