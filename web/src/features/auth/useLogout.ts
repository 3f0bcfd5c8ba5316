import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayLogOut } from '../../lib/atLogout';
import { paths } from '../../lib/paths';
import { session, type Session } from '../../lib/session';
import { LogoutDocument } from './useLogout.generated';

/**
 * Forgets the login in this browser, goes to the home page and ends the login on the server. It works in the browser even if the server
 * does not answer.
 */
export const useLogout = (): { logout: () => Promise<void>; busy: boolean } => {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const ending = useRef<Session | null>(null);

  // Runs after leaving this page, which would otherwise take the ended login for an expired one and redirect to the login page.
  useEffect(
    () => () => {
      if (!ending.current) return;
      const context = { headers: { authorization: `Bearer ${ending.current.token}` } };
      session.clear();
      client.mutate({ mutation: LogoutDocument, context }).catch(() => undefined);
    },
    [client],
  );

  const logout = async (): Promise<void> => {
    if (!(await mayLogOut())) return;
    ending.current = session.get();
    session.forget();
    setBusy(true);
    await navigate(paths.home);
  };

  return { logout, busy };
};
