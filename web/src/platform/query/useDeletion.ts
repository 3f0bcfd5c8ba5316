import { useMutation } from '@apollo/client/react';
import type { Operation } from './useShownQuery';

/** A mutation that removes a record by its id. */
export type Deletion = Operation<unknown, { input: { id: string } }>;

/** Returns a function that removes the record with an id by the given mutation. */
export const useDeletion = (mutation: Deletion): ((id: string) => Promise<unknown>) => {
  const [remove] = useMutation(mutation);
  return (id) => remove({ variables: { input: { id } } });
};
