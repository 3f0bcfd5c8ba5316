import { useMediaQuery } from '@mantine/hooks';

/** Whether rows are cards: at 768 px and below (spec/2-back-office §9). */
export const useCompact = (): boolean => useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
