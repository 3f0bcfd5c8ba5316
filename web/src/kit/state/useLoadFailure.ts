import { useWhen } from '../../platform/effect/useWhen';
import { readProblem } from '../../platform/errors/errors';
import { notify } from '../notice/notify';

/** Says that what a dialog needs could not be loaded, and closes it: without that, nothing would answer the click that opened it. */
export const useLoadFailure = (error: unknown, title: string, onClose: () => void): void =>
  useWhen(Boolean(error), () => {
    void notify({ tone: 'error', title, message: readProblem(error).message });
    onClose();
  });
