import { useWindowEvent } from '@mantine/hooks';

/**
 * Calls `leave` on Escape if this layer is the one `onTop` (useLayer.ts): not while a text is being composed, nor from the field of an open
 * dropdown, which closes by itself. It listens in the capture phase, before other layers: if one above closed first, this layer would be on
 * top by then and would close by the same key.
 */
export const useEscape = (onTop: boolean, leave: () => void): void => {
  const press = ({ key, isComposing, target }: KeyboardEvent): void => {
    if (!onTop || key !== 'Escape' || isComposing) return;
    // Mantine sets this attribute on the field of an open dropdown.
    if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
    leave();
  };
  useWindowEvent('keydown', press, { capture: true });
};
