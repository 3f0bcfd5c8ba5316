/** Resolves to whether the person may be logged out. */
type BeforeLogout = () => Promise<boolean>;

const checks = new Set<BeforeLogout>();

/** Registers work to do before a deliberate logout; returns a function that removes it. */
export const atLogout = (before: BeforeLogout): (() => void) => {
  checks.add(before);
  return () => checks.delete(before);
};

/** Runs all registered work; resolves to whether the logout may continue. */
export const mayLogOut = async (): Promise<boolean> => {
  for (const before of checks) if (!(await before())) return false;
  return true;
};
