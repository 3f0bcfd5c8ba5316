import { useMediaQuery } from '@mantine/hooks';

/** Tells whether rows are cards: at 768 px and below (docs/rules/back-office.md#lists). */
export const useCompact = (): boolean => useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
