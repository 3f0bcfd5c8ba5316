import { useEscape } from './useEscape';
import { useOnTop } from './useLayer';

/** Makes a part of a dialog or drawer, such as a form in place of its content, a layer of its own: Escape leaves it, not what is around it. */
export const useLeaveOnEscape = (leave: () => void): void => useEscape(useOnTop(true), leave);
