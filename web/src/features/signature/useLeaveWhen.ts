import { useEffect } from 'react';

/** Leaves the page with a message once the server has said that there is nothing here. */
export const useLeaveWhen = (nothing: boolean, message: string, onLeave: (message: string) => void): void => {
  useEffect(() => {
    if (nothing) onLeave(message);
  }, [nothing, message, onLeave]);
};
