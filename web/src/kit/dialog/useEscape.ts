import { useWindowEvent } from '@mantine/hooks';

/**
 * Calls `leave` on Escape if this layer is the one `onTop` (useLayer.ts): not while a text is being composed, nor from the field of an open
 * dropdown, which closes by itself. It hears the key before all others, because another layer that closes by it would put this one on top.
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
