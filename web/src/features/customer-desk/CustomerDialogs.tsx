import { Text } from '@mantine/core';
import { fullName } from '../../platform/format/format';
import { Modal } from '../../kit/dialog/Modal';
import { DialogRecord } from '../../kit/list/DialogRecord';
import type { useListDialog } from '../../kit/list/useListDialog';
import { CustomerForm } from './CustomerForm';
import { CustomerRecordDocument } from './CustomerForm.generated';
import classes from './CustomerList.module.css';
import { BlockCustomerDialog, DeleteCustomerDialog } from './CustomerConfirms';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { t } from './texts';

const Comment = ({ customer, onClose }: { customer: CustomerRowFragment; onClose: () => void }) => (
  <Modal opened onClose={onClose} title={t('customers.commentTitle', { name: fullName(customer) })}>
    <Text className={classes.comment ?? ''}>{customer.comment}</Text>
  </Modal>
);

const dialogs = { supprimer: DeleteCustomerDialog, bloquer: BlockCustomerDialog, commentaire: Comment } as const;

const isDialog = (dialog: string): dialog is keyof typeof dialogs => Object.hasOwn(dialogs, dialog);

/** Shows the dialog that the address names, over the list of customers. */
export const CustomerDialogs = ({
  dialog,
  id,
  close,
}: Pick<ReturnType<typeof useListDialog>, 'dialog' | 'id' | 'close'>) => {
  if (dialog === 'ajouter') return <CustomerForm onClose={close} />;
  if (dialog === 'modifier') return <CustomerForm key={id} id={id} onClose={close} />;
  if (!isDialog(dialog)) return null;
  const Dialog = dialogs[dialog];
  return (
    <DialogRecord key={id} query={CustomerRecordDocument} id={id} recordOf={({ customer }) => customer} onClose={close}>
      {(customer) => <Dialog customer={customer} onClose={close} />}
    </DialogRecord>
  );
};
