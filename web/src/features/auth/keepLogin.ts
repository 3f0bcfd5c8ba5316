import { session, type AccountType } from '../../platform/session/session';
import type { NewLoginFragment } from './LoginForm.generated';

/** Stores a login in this browser, and waits for the next task, so that the Apollo client clears its cache before the next query. */
export const keepLogin = async (type: AccountType, { token, me }: NewLoginFragment): Promise<void> => {
  session.set({ token, type, account: me.employee ? `employee:${me.employee.id}` : `customer:${me.customer?.id}` });
  await new Promise((resolve) => setTimeout(resolve));
};
