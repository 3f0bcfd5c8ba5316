import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useLayer } from './useLayer';

/** The sidebar of a phone, closed at first. It lies over the page, so it is a layer: Escape closes it, and its switch has the focus again. */
export const usePhoneSidebar = () => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { closeOnEscape } = useLayer(opened);
  useWindowEvent('keydown', ({ key }) => closeOnEscape && key === 'Escape' && close());
  return { opened, toggle, close };
};
