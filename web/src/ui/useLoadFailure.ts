import { useEffect, useRef } from 'react';
import { readProblem } from '../lib/errors';
import { notify } from './notify';

/** Says that what a dialog needs could not be loaded, and closes it: without that, nothing would answer the click that opened it. */
export const useLoadFailure = (error: unknown, title: string, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!error) return;
    void notify({ tone: 'error', title, message: readProblem(error).message });
    close.current();
  }, [error, title]);
};
