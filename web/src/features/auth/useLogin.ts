import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { attempt, type Problem } from '../../platform/errors/errors';
import type { AccountType } from '../../platform/session/session';
import type { LoginInput } from '../../platform/graphql/types.generated';
import { keepLogin } from './keepLogin';
import { LoginCustomerDocument, LoginEmployeeDocument, type NewLoginFragment } from './LoginForm.generated';
import { t } from './texts';

/** The reason of a failed login, for display. */
export interface LoginFailure {
  message: string;
  /** The server's message, if the first one is only a heading. */
  detail?: string;
}

/** The server's message of an unexpected failure does not help a person who wants to log in. */
const serverTrouble = ['INTERNAL_SERVER_ERROR', 'INTERNAL'];

const failureOf = ({ code, fields, message }: Problem): LoginFailure => {
  const [first] = Object.values(fields);
  if (first) return { message: first };
  if (!code || serverTrouble.includes(code)) return { message: t('login.connection') };
  return { message: t('login.failed'), detail: message };
};

/** The second step of a login with the right password. */
export interface SecondStep {
  kind: 'code' | 'enrolment';
  challenge: string;
}

const secondHalves: Readonly<Record<string, SecondStep['kind']>> = {
  'AUTH.SECOND_FACTOR_REQUIRED': 'code',
  'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED': 'enrolment',
};

const secondStepOf = ({ code, extensions }: Problem): SecondStep | null => {
  const kind = secondHalves[code ?? ''];
  return kind && typeof extensions.challenge === 'string' ? { kind, challenge: extensions.challenge } : null;
};

/**
 * Logs staff or a customer in and stores token and type in this browser (docs/rules/site.md#what-the-browser-keeps-of-a-login).
 * `secondStep` is set if a staff login needs more than the password.
 */
export const useLogin = (type: AccountType, onLoggedIn: () => void) => {
  const [loginCustomer] = useMutation(LoginCustomerDocument);
  const [loginEmployee] = useMutation(LoginEmployeeDocument);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);

  const sendLogin = async (input: LoginInput): Promise<NewLoginFragment | undefined> =>
    type === 'admin'
      ? (await loginEmployee({ variables: { input } })).data?.loginEmployee
      : (await loginCustomer({ variables: { input } })).data?.loginCustomer;

  /** Returns why the login was refused; null if it succeeded or needs a second step. */
  const login = async (input: LoginInput): Promise<Problem | null> => {
    setFailure(null);
    const problem = await attempt(async () => {
      const made = await sendLogin(input);
      if (!made) throw new Error('The login was answered without a token');
      await keepLogin(type, made);
    });
    if (!problem) {
      onLoggedIn();
      return null;
    }
    const half = secondStepOf(problem);
    setSecondStep(half);
    if (half) return null;
    if (problem.code === 'AUTH.BLOCKED') setBlocked(true);
    else setFailure(failureOf(problem));
    return problem;
  };

  /** Returns to the password, with a reason if there is one. */
  const restart = (reason?: string): void => {
    setSecondStep(null);
    setFailure(reason ? { message: reason } : null);
  };

  return { login, failure, blocked, dismissBlocked: () => setBlocked(false), secondStep, restart };
};
