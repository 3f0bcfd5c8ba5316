import { useEffect, useEffectEvent } from 'react';
import { useOnTop } from './useLayer';

/** Makes a part of a dialog or drawer, such as a form in place of its content, a layer of its own: Escape leaves it, not what is around it. */
export const useLeaveOnEscape = (leave: () => void): void => {
  const onTop = useOnTop(true);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // An open list of choices closes itself, and marks its input so.
    if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true')
      return;
    leave();
  });
  useEffect(() => {
    if (!onTop) return;
    const listener = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [onTop]);
};
