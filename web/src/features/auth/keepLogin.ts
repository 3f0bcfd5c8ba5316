import { session, type Session } from '../../lib/session';

/** Keeps a login in this browser, and waits one turn of the event loop: the Apollo client empties its cache before anything is asked. */
export const keepLogin = async (login: Session): Promise<void> => {
  session.set(login);
  await new Promise((resolve) => setTimeout(resolve));
};
