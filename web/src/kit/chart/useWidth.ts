import { useElementSize } from '@mantine/hooks';

/**
 * Width in pixels of the element that holds the `ref`, 0 until it was measured; a chart is drawn for it, so that its texts keep
 * their size. Drawn for a guess first, its bars would stay where the guess put them.
 */
export const useWidth = () => {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width };
};
