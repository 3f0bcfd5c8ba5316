import { useEffect, useEffectEvent, useRef } from 'react';
import { session, type Session } from './session';

/**
 * Returns a function that ends the login once this page has been left; otherwise the page would treat it as expired and redirect to the
 * login page. The stored login is removed at once; `after` receives it.
 */
export const useEndedLogin = (after?: (ended: Session) => void): (() => void) => {
  const ending = useRef<Session | null>(null);
  const leave = useEffectEvent(() => {
    if (!ending.current) return;
    session.clear();
    after?.(ending.current);
  });
  useEffect(() => () => leave(), []);
  return () => {
    ending.current = session.get();
    session.forget();
  };
};
