import { useDisclosure } from '@mantine/hooks';
import { useEscape } from './useEscape';
import { useLayer } from './useLayer';

/**
 * The sidebar of a phone, closed at first. While the window is `narrow` it lies over the page as a layer: Escape closes it and returns the
 * focus to the button that opened it.
 */
export const usePhoneSidebar = (narrow: boolean) => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { closeOnEscape } = useLayer(opened && narrow);
  useEscape(closeOnEscape, close);
  return { opened, toggle, close };
};
