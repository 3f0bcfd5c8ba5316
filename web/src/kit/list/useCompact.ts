import { useMediaQuery } from '@mantine/hooks';

const compact = '(max-width: 768px)';

/** Tells whether rows are cards: at 768 px and below (docs/rules/back-office.md#lists). */
export const useCompact = (): boolean => useMediaQuery(compact, false, { getInitialValueInEffect: false });

/** Tells the same at this moment, for code that runs before rendering. */
export const isCompact = (): boolean => window.matchMedia(compact).matches;
