import { useForceUpdate, useInterval } from '@mantine/hooks';

/** Renders again at an interval in milliseconds, so that relative times such as 'il y a 5 minutes' stay current. */
export const useTick = (every: number): void => {
  useInterval(useForceUpdate(), every, { autoInvoke: true });
};
