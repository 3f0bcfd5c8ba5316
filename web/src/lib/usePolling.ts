import { useEffect } from 'react';

interface Pollable {
  startPolling: (every: number) => void;
  stopPolling: () => void;
}

/** Asks a query again every so many milliseconds for as long as something is undecided. */
export const usePolling = ({ startPolling, stopPolling }: Pollable, undecided: boolean, every: number): void => {
  useEffect(() => {
    if (!undecided) return;
    startPolling(every);
    return stopPolling;
  }, [undecided, every, startPolling, stopPolling]);
};
