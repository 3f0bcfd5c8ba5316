import { Text } from '@mantine/core';
import { fullName } from '../../platform/format/format';
import { Modal } from '../../kit/dialog/Modal';
import { ActOn } from '../../kit/list/ActOn';
import type { useListAct } from '../../kit/list/useListAct';
import { CustomerForm } from './CustomerForm';
import { CustomerRecordDocument } from './CustomerForm.generated';
import classes from './CustomerList.module.css';
import { BlockCustomerDialog, DeleteCustomerDialog } from './CustomerQuestions';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { t } from './texts';

const Comment = ({ customer, onClose }: { customer: CustomerRowFragment; onClose: () => void }) => (
  <Modal opened onClose={onClose} title={t('customers.commentTitle', { name: fullName(customer) })}>
    <Text className={classes.comment ?? ''}>{customer.comment}</Text>
  </Modal>
);

const dialogs = { supprimer: DeleteCustomerDialog, bloquer: BlockCustomerDialog, commentaire: Comment } as const;

const isDialog = (act: string): act is keyof typeof dialogs => Object.hasOwn(dialogs, act);

/** Shows the dialog that the address names, over the list of customers. */
export const CustomerActs = ({ act, id, close }: Pick<ReturnType<typeof useListAct>, 'act' | 'id' | 'close'>) => {
  if (act === 'ajouter') return <CustomerForm onClose={close} />;
  if (act === 'modifier') return <CustomerForm key={id} id={id} onClose={close} />;
  if (!isDialog(act)) return null;
  const Dialog = dialogs[act];
  return (
    <ActOn key={id} query={CustomerRecordDocument} id={id} recordOf={({ customer }) => customer} onClose={close}>
      {(customer) => <Dialog customer={customer} onClose={close} />}
    </ActOn>
  );
};
