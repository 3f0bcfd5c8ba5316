import { useEffect } from 'react';
import { session } from './session';

/** Keeps the page if the login ends while there is unsaved input (docs/rules/site.md#a-login-that-ends). */
export const useStayOnLostLogin = (unsaved: boolean): void => {
  useEffect(() => (unsaved ? session.hold() : undefined), [unsaved]);
};
