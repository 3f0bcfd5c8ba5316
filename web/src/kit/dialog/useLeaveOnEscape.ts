import { useWindowEvent } from '@mantine/hooks';
import { useOnTop } from './useLayer';

/** Makes a part of a dialog or drawer, such as a form in place of its content, a layer of its own: Escape leaves it, not what is around it. */
export const useLeaveOnEscape = (leave: () => void): void => {
  const onTop = useOnTop(true);
  const press = (event: KeyboardEvent): void => {
    if (!onTop || event.key !== 'Escape' || event.isComposing) return;
    // An open dropdown closes by itself on Escape; Mantine sets this attribute on its input meanwhile.
    if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true')
      return;
    leave();
  };
  useWindowEvent('keydown', press, { capture: true });
};
