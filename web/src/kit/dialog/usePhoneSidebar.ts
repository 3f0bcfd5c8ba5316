import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { isEscape } from './isEscape';
import { useLayer } from './useLayer';

/**
 * The sidebar of a phone, closed at first. While the window is `narrow` it lies over the page as a layer: Escape closes it, and its switch has
 * the focus again.
 */
export const usePhoneSidebar = (narrow: boolean) => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { closeOnEscape } = useLayer(opened && narrow);
  // Before a menu over it has closed by the same key.
  useWindowEvent('keydown', (event) => closeOnEscape && isEscape(event) && close(), { capture: true });
  return { opened, toggle, close };
};
