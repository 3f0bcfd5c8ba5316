import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayLogOut } from '../../platform/session/atLogout';
import { paths } from '../../platform/url/paths';
import { useEndedLogin } from '../../platform/session/useEndedLogin';
import { LogoutDocument } from './useLogout.generated';

/**
 * Forgets the login in this browser, goes to the home page and ends the login on the server. It works in the browser even if the server
 * does not answer.
 */
export const useLogout = (): { logout: () => Promise<void>; busy: boolean } => {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const endLogin = useEndedLogin(({ token }) => {
    const context = { headers: { authorization: `Bearer ${token}` } };
    client.mutate({ mutation: LogoutDocument, context }).catch(() => undefined);
  });

  const logout = async (): Promise<void> => {
    if (!(await mayLogOut())) return;
    endLogin();
    setBusy(true);
    await navigate(paths.home);
  };

  return { logout, busy };
};
