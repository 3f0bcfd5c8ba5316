import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/account';
import type { AccountType } from '../../lib/session';
import type { LoginInput } from '../../lib/graphql/types.generated';
import { keepLogin } from './keepLogin';
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

/** The second half of a login whose password was right. */
export interface SecondHalf {
  kind: 'code' | 'enrolment';
  challenge: string;
}

const secondHalves: Readonly<Record<string, SecondHalf['kind']>> = {
  'AUTH.SECOND_FACTOR_REQUIRED': 'code',
  'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED': 'enrolment',
};

const secondHalfOf = (error: unknown): SecondHalf | null => {
  const { code, extensions } = readProblem(error);
  const kind = secondHalves[code ?? ''];
  return kind && typeof extensions.challenge === 'string' ? { kind, challenge: extensions.challenge } : null;
};

/** What became of an attempt: logged in, refused, or half way. */
export type LoginOutcome = 'in' | 'refused' | 'half';

/**
 * Logs staff or a customer in and keeps token and type in this browser (docs/rules/site.md#what-the-browser-keeps-of-a-login).
 * `secondHalf` is set when a login of the staff wants more than the password.
 */
export const useLogin = (type: AccountType) => {
  const [loginCustomer] = useMutation(LoginCustomerDocument);
  const [loginEmployee] = useMutation(LoginEmployeeDocument);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [secondHalf, setSecondHalf] = useState<SecondHalf | null>(null);

  const askForToken = async (input: LoginInput): Promise<string | undefined> =>
    type === 'admin'
      ? (await loginEmployee({ variables: { input } })).data?.loginEmployee.token
      : (await loginCustomer({ variables: { input } })).data?.loginCustomer.token;

  const login = async (input: LoginInput): Promise<LoginOutcome> => {
    setBusy(true);
    setFailure(null);
    try {
      const token = await askForToken(input);
      if (!token) throw new Error('The login answered without a token');
      await keepLogin({ token, type });
      return 'in';
    } catch (error) {
      const half = secondHalfOf(error);
      setSecondHalf(half);
      if (half) return 'half';
      if (readProblem(error).code === 'AUTH.BLOCKED') setBlocked(true);
      else setFailure(readFailure(error));
      return 'refused';
    } finally {
      setBusy(false);
    }
  };

  /** Back to the password, with the reason where there is one. */
  const restart = (reason?: string): void => {
    setSecondHalf(null);
    setFailure(reason ? { message: reason, fields: {} } : null);
  };

  return { login, busy, failure, blocked, dismissBlocked: () => setBlocked(false), secondHalf, restart };
};
