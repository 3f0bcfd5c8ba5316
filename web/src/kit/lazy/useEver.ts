import { useState } from 'react';

/** Returns whether the condition was ever true. What has been opened once stays mounted, so that it can close with its own transition. */
export const useEver = (wanted: boolean): boolean => {
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  return ever || wanted;
};
