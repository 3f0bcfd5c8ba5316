import { Text } from '@mantine/core';
import { attempt } from '../../lib/errors';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/people';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../ui/notify';
import type { CustomerRowFragment } from './CustomerRow.generated';
import {
  useBlockCustomerMutation,
  useDeleteCustomerMutation,
  useUnblockCustomerMutation,
} from './CustomerQuestions.generated';

interface QuestionProps {
  customer: CustomerRowFragment;
  onClose: () => void;
}

/** Asks before a customer is taken off the lists; a rental that runs or is to come is the reason against it. */
export const DeleteCustomerDialog = ({ customer, onClose }: QuestionProps) => {
  const [remove] = useDeleteCustomerMutation({ refetchQueries: ['Customers'] });
  const confirm = async () => {
    const problem = await attempt(() => remove({ variables: { input: { id: customer.id } } }));
    if (!problem) void notify({ title: t('customers.deletedTitle'), message: t('customers.deleted') });
    // The server gave no reason: a popup says that it failed, beside what the dialog knows.
    else if (!problem.code)
      void notify({ tone: 'error', title: t('customers.errorTitle'), message: t('customers.deleteFailed') });
    return problem;
  };
  return (
    <AskDialog
      message={
        <>
          {t('customers.deleteQuestion', { name: fullName(customer) })}
          <Text size="sm" c="dimmed" component="span" display="block">
            {t('customers.deleteHint')}
          </Text>
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** Asks before an active customer is blocked, or a blocked one let in again (docs/rules/back-office.md#customers). */
export const BlockCustomerDialog = ({ customer, onClose }: QuestionProps) => {
  const [block] = useBlockCustomerMutation();
  const [unblock] = useUnblockCustomerMutation();
  const active = customer.status === 'ACTIVE';
  const name = fullName(customer);
  const confirm = async () => {
    const variables = { input: { id: customer.id } };
    const problem = await attempt(() => (active ? block({ variables }) : unblock({ variables })));
    if (!problem)
      void notify({
        title: t(active ? 'customers.blockedTitle' : 'customers.unblockedTitle', { name }),
        message: t('customers.blocked'),
      });
    return problem;
  };
  return (
    <AskDialog
      message={
        <>
          {t(active ? 'customers.blockQuestion' : 'customers.unblockQuestion', { name })}
          {active && (
            <Text size="sm" c="dimmed" component="span" display="block">
              {t('customers.blockHint')}
            </Text>
          )}
        </>
      }
      confirmLabel={t(active ? 'actions.block' : 'actions.unblock')}
      danger={active}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
