import { useEffect, useEffectEvent, useRef } from 'react';
import { session, type Session } from './session';

/**
 * Gives a function that ends the login once this page has been left: the page would otherwise take the ended login for an expired one and
 * redirect to the login page. What is stored of it goes at once; `after` gets the login that has ended.
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
