import { useMediaQuery } from '@mantine/hooks';

/** Tells whether the screen is a phone's: pickers open at its bottom, and days are large enough to touch. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
