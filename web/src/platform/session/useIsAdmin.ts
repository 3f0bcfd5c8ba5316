import { useMeQuery } from './guards.generated';

/** Tells whether an Admin is logged in; false while the login is being read. The server decides on each command. */
export const useIsAdmin = (): boolean => {
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  return data?.me?.employee?.role === 'ADMIN';
};
