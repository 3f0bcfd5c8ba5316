import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** Prints the dark mode in the colours of the light one: browsers leave the dark ground away, and its light text would stand on white. */
export const useLightPaper = (): void => {
  const dark = useRef(false);
  useWindowEvent('beforeprint', () => {
    const { dataset } = document.documentElement;
    dark.current = dataset.mantineColorScheme === 'dark';
    if (dark.current) dataset.mantineColorScheme = 'light';
  });
  useWindowEvent('afterprint', () => {
    if (dark.current) document.documentElement.dataset.mantineColorScheme = 'dark';
    dark.current = false;
  });
};
