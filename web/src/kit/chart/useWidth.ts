import { useElementSize } from '@mantine/hooks';

/**
 * Returns the width in pixels of the element with the `ref`, 0 until it is measured. Charts are drawn for that width, so that their texts
 * keep their size; drawn first for a guessed width, bars would stay at the guessed positions.
 */
export const useWidth = () => {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return { ref, width };
};
