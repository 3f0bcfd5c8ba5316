import { useState } from 'react';

/** Whether something was wanted before or is now: what has been opened once stays, so that it closes in its own time. */
export const useEver = (wanted: boolean): boolean => {
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  return ever || wanted;
};
