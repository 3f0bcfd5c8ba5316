/** Resolves to whether the person may be logged out. */
type BeforeLogout = () => Promise<boolean>;

const asked = new Set<BeforeLogout>();

/** Registers what happens before somebody logs out on purpose; returns how to end it. */
export const atLogout = (before: BeforeLogout): (() => void) => {
  asked.add(before);
  return () => asked.delete(before);
};

/** Asks everything that registered; resolves to whether the person may be logged out. */
export const mayLogOut = async (): Promise<boolean> => {
  for (const before of asked) if (!(await before())) return false;
  return true;
};
