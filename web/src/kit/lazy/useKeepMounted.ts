import { useState } from 'react';

/** Tells whether a part that opens and closes is rendered: from its first opening on, so that it can close with its own transition. */
export const useKeepMounted = (opened: boolean): boolean => {
  const [everOpened, setEverOpened] = useState(opened);
  if (opened && !everOpened) setEverOpened(true);
  return everOpened || opened;
};
