import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { IconLock, IconUserOff } from '@tabler/icons-react';
import { t } from '../../domain/person/texts';
import type { EmployeeRole, Title } from '../../platform/graphql/types.generated';
import { useMeQuery } from '../../platform/session/guards.generated';
import { EmptyDialog } from '../../kit/dialog/EmptyDialog';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { FormDialog } from '../../kit/form/FormDialog';
import { changedFields } from '../../kit/form/recordValues';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { PasswordField } from '../../kit/form/PasswordField';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { hintBelow } from '../../kit/form/hintBelow';
import { useCreateEmployeeMutation, EmployeeRecordDocument, useUpdateEmployeeMutation } from './EmployeeForm.generated';
import type { EmployeeRowFragment } from './EmployeeList.generated';
import { t as employeeDeskT } from './texts';

interface EmployeeDraft {
  lastName: string;
  firstName: string;
  email: string;
  password: string;
  address: string;
  phone: string;
  title: Title;
  role: EmployeeRole;
  /** Required when employees change their own address. */
  currentPassword: string;
}

const draftOf = (employee: EmployeeRowFragment | null): EmployeeDraft => ({
  lastName: employee?.lastName ?? '',
  firstName: employee?.firstName ?? '',
  email: employee?.email ?? '',
  password: '',
  address: employee?.address ?? '',
  phone: employee?.phone ?? '',
  title: employee?.title ?? 'MR',
  role: employee?.role ?? 'EMPLOYEE',
  currentPassword: '',
});

/** Returns the fields that differ from the stored ones, so that fields an account never had, such as an address, need not be filled in. */
const changesOf = (values: EmployeeDraft, stored: EmployeeDraft): Partial<EmployeeDraft> =>
  Object.fromEntries(changedFields(stored, values).map((field) => [field, values[field]]));

/** Returns why the caller may not change a field of the account, by field. */
const reservedFor = (own: boolean, admin: boolean): { email?: string; password?: string } => {
  if (own) return { password: t('form.passwordOwn') };
  return admin ? {} : { email: t('form.emailReserved'), password: t('form.passwordReserved') };
};

const creation = ({ currentPassword: _proof, ...input }: EmployeeDraft): Omit<EmployeeDraft, 'currentPassword'> =>
  input;

const EmployeeFields = ({ onClose, ...props }: RecordFormProps<EmployeeRowFragment>) => {
  const employee = props.record;
  const [create] = useCreateEmployeeMutation({ refetchQueries: ['Employees'] });
  const [update] = useUpdateEmployeeMutation();
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  const me = login?.me?.employee;
  const admin = me?.role === 'ADMIN';
  const own = employee !== null && employee.id === me?.id;
  const reserved = employee ? reservedFor(own, admin) : {};
  const form = useRecordForm({
    ...props,
    onClose,
    draftOf,
    toInput: creation,
    toChanges: changesOf,
    create,
    update,
    saved: employee
      ? { title: employeeDeskT('employees.editedTitle'), message: employeeDeskT('employees.edited') }
      : { title: employeeDeskT('employees.addedTitle'), message: employeeDeskT('employees.added') },
  });
  // The only option is Employe; an Admin's record keeps its role (docs/rules/back-office.md#employees).
  const role = employee?.role ?? 'EMPLOYEE';

  return (
    <FormDialog
      title={employeeDeskT(employee ? 'employees.editTitle' : 'employees.addTitle')}
      form={form}
      submitLabel={t(employee ? 'form.edit' : 'form.add')}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput label={t('form.lastName')} required autoComplete="off" {...form.field('lastName')} />
        <TextInput label={t('form.firstName')} required autoComplete="off" {...form.field('firstName')} />
        <TextInput
          label={t('form.email')}
          type="email"
          required
          autoComplete="off"
          readOnly={reserved.email !== undefined}
          variant={reserved.email === undefined ? 'default' : 'filled'}
          description={reserved.email ?? (own ? t('form.emailOwn') : undefined)}
          inputWrapperOrder={hintBelow}
          {...form.field('email')}
        />
        <TextInput label={t('form.phone')} type="tel" required autoComplete="off" {...form.field('phone')} />
      </SimpleGrid>
      {own && form.values.email !== employee.email && (
        <PasswordField
          label={t('form.currentPassword')}
          description={t('form.currentPasswordHint')}
          required
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <TextInput label={t('form.address')} required autoComplete="off" {...form.field('address')} />
      <PasswordField
        label={t('form.password')}
        required={!employee}
        disabled={reserved.password !== undefined}
        description={reserved.password ?? t(employee ? 'form.passwordKept' : 'form.passwordHint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <NativeSelect
          label={t('form.title')}
          {...form.field('title')}
          data={(['MR', 'MRS'] as const).map((value) => ({ value, label: t(`titles.${value}`) }))}
        />
        <NativeSelect
          label={t('form.role')}
          {...form.field('role')}
          data={[{ value: role, label: t(`roles.${role}`) }]}
        />
      </SimpleGrid>
      {employee && admin && <RecordHistory record="EMPLOYEE" id={employee.id} />}
    </FormDialog>
  );
};

const EmployeeEdit = (props: RecordFormProps<EmployeeRowFragment>) => {
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  const me = login?.me?.employee;
  // The list may be outdated, and this employee may have become an Admin.
  if (props.record?.role === 'ADMIN' && me && me.role !== 'ADMIN')
    return (
      <EmptyDialog
        heading={employeeDeskT('employees.editTitle')}
        icon={IconLock}
        title={employeeDeskT('employees.adminOnlyTitle')}
        message={employeeDeskT('employees.adminOnly')}
        onClose={props.onClose}
      />
    );
  return <EmployeeFields {...props} />;
};

interface EmployeeFormProps {
  /** The employee to edit; if left out, one is added. */
  id?: string;
  onClose: () => void;
}

/** Adds a member of staff, or edits one ('Ajouter un Utilisateur', 'Modifier un Utilisateur'). */
export const EmployeeForm = ({ id, onClose }: EmployeeFormProps) => (
  <EditRecord
    title={employeeDeskT('employees.editTitle')}
    id={id}
    query={EmployeeRecordDocument}
    recordOf={({ employee }) => employee}
    missing={
      <EmptyDialog
        heading={employeeDeskT('employees.editTitle')}
        icon={IconUserOff}
        title={employeeDeskT('employees.notFoundTitle')}
        message={employeeDeskT('employees.notFoundText')}
        onClose={onClose}
      />
    }
    onClose={onClose}
  >
    {(record, onReload) => <EmployeeEdit record={record} onReload={onReload} onClose={onClose} />}
  </EditRecord>
);
