import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/account';
import { session, type AccountType } from '../../lib/session';
import type { LoginInput } from '../../lib/graphql/types.generated';
import { LoginCustomerDocument, LoginEmployeeDocument } from './LoginForm.generated';

/** Why a login failed, ready to be shown. */
export interface LoginFailure {
  message: string;
  /** What the server adds, when the message is only a heading. */
  detail?: string;
  /** The fields the server refused. */
  fields: Record<string, string>;
}

/** What the server says of an unexpected failure is of no use to a person who wants to log in. */
const serverTrouble = ['INTERNAL_SERVER_ERROR', 'INTERNAL'];

const readFailure = (error: unknown): LoginFailure => {
  const { code, fields, message } = readProblem(error);
  const [first] = Object.values(fields);
  if (first) return { message: first, fields };
  if (!code || serverTrouble.includes(code)) return { message: t('login.connection'), fields };
  return { message: t('login.failed'), detail: message, fields };
};

/** One turn of the event loop: the Apollo client empties its cache for the new login before anything is asked. */
const cacheEmptied = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Logs staff or a customer in and keeps token and type in this browser (spec/1-public-site §3, §8).
 * `login` answers null when it worked, else what is to be shown.
 */
export const useLogin = (type: AccountType) => {
  const [loginCustomer] = useMutation(LoginCustomerDocument);
  const [loginEmployee] = useMutation(LoginEmployeeDocument);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [blocked, setBlocked] = useState(false);

  const askForToken = async (input: LoginInput): Promise<string | undefined> =>
    type === 'admin'
      ? (await loginEmployee({ variables: { input } })).data?.loginEmployee.token
      : (await loginCustomer({ variables: { input } })).data?.loginCustomer.token;

  const login = async (input: LoginInput): Promise<LoginFailure | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const token = await askForToken(input);
      if (!token) throw new Error('The login answered without a token');
      session.set({ token, type });
      await cacheEmptied();
      return null;
    } catch (error) {
      const found = readFailure(error);
      if (readProblem(error).code === 'AUTH.BLOCKED') setBlocked(true);
      else setFailure(found);
      return found;
    } finally {
      setBusy(false);
    }
  };

  return { login, busy, failure, blocked, dismissBlocked: () => setBlocked(false) };
};
