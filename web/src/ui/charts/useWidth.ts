import { useElementSize } from '@mantine/hooks';

const guess = 640;

/** Width in pixels of the element that holds the `ref`; a chart is drawn for it, so that its texts keep their size. */
export const useWidth = () => {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width: width || guess };
};
