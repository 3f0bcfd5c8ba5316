import { session, type Session } from '../../platform/session/session';

/** Stores a login in this browser, and waits for the next task, so that the Apollo client clears its cache before the next query. */
export const keepLogin = async (login: Session): Promise<void> => {
  session.set(login);
  await new Promise((resolve) => setTimeout(resolve));
};
