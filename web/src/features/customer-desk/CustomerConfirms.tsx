import { t as personT } from '../../domain/person/texts';
import { attempt } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../kit/notice/notify';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { useDeleteCustomerMutation } from './CustomerConfirms.generated';
import { t } from './texts';
import { useSetBlocked } from './useSetBlocked';

interface CustomerConfirmProps {
  customer: CustomerRowFragment;
  onClose: () => void;
}

/** Asks before deleting a customer; shows a current or planned rental as the reason why it is refused. */
export const DeleteCustomerDialog = ({ customer, onClose }: CustomerConfirmProps) => {
  const [remove] = useDeleteCustomerMutation({ refetchQueries: ['Customers'] });
  const confirm = async () => {
    const problem = await attempt(() => remove({ variables: { input: { id: customer.id } } }));
    if (!problem) void notify({ title: t('customers.deletedTitle'), message: t('customers.deleted') });
    // The server gives no reason, so a notice says that the deletion failed.
    else if (!problem.code)
      void notify({ tone: 'error', title: t('customers.errorTitle'), message: t('customers.deleteFailed') });
    return problem;
  };
  return (
    <AskDialog
      message={t('customers.deleteQuestion', { name: fullName(customer) })}
      consequence={t('customers.deleteHint')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** Asks before blocking or unblocking a customer (docs/rules/back-office.md#customers). */
export const BlockCustomerDialog = ({ customer, onClose }: CustomerConfirmProps) => {
  const { setBlocked } = useSetBlocked();
  const active = customer.status === 'ACTIVE';
  const name = fullName(customer);
  return (
    <AskDialog
      message={t(active ? 'customers.blockQuestion' : 'customers.unblockQuestion', { name })}
      consequence={active && t('customers.blockHint')}
      confirmLabel={personT(active ? 'actions.block' : 'actions.unblock')}
      danger={active}
      onConfirm={() => setBlocked([customer], active)}
      onClose={onClose}
    />
  );
};
