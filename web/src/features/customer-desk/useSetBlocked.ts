import { attempt, type Problem } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { notify } from '../../kit/notice/notify';
import { notifyUndoable } from '../../kit/notice/notifyUndoable';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { useBlockCustomerMutation, useUnblockCustomerMutation } from './CustomerConfirms.generated';
import { t } from './texts';

type Person = Pick<CustomerRowFragment, 'id' | 'firstName' | 'lastName'>;

const titleOf = (people: readonly Person[], blocked: boolean): string => {
  const [only] = people;
  return only && people.length === 1
    ? t(blocked ? 'customers.blockedTitle' : 'customers.unblockedTitle', { name: fullName(only) })
    : t(blocked ? 'customers.blockedMany' : 'customers.unblockedMany', { count: people.length });
};

/** Blocks or unblocks customers, and offers to undo it. */
export const useSetBlocked = () => {
  const [block] = useBlockCustomerMutation();
  const [unblock] = useUnblockCustomerMutation();

  /** Returns the problem, or null. Customers who were blocked before the failure stay blocked, and the notice names them. */
  const setBlocked = async (people: readonly Person[], blocked: boolean): Promise<Problem | null> => {
    const done: Person[] = [];
    let problem: Problem | null = null;
    for (const person of people) {
      const variables = { input: { id: person.id } };
      problem = await attempt(() => (blocked ? block({ variables }) : unblock({ variables })));
      if (problem) break;
      done.push(person);
    }
    if (done.length > 0)
      notifyUndoable({
        title: titleOf(done, blocked),
        message: t('customers.blocked'),
        undo: () => void setBlocked(done, !blocked).then(tell),
      });
    return problem;
  };

  /** Shows the problem in a notice, for callers without a dialog. */
  const tell = (problem: Problem | null): void => {
    if (problem) void notify({ tone: 'error', title: t('customers.errorTitle'), message: problem.message });
  };

  return {
    setBlocked,
    setBlockedAndTell: (people: readonly Person[], blocked: boolean) => setBlocked(people, blocked).then(tell),
  };
};
