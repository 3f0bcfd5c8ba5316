import { useMounted } from '@mantine/hooks';

/**
 * Opens a panel whose code was loaded late only after its first render: a panel that is open from the start does not know where the focus
 * was, and cannot give it back.
 */
export const useOpenedOnceThere = (opened: boolean): boolean => {
  const there = useMounted();
  return opened && there;
};
