import { Text } from '@mantine/core';
import { IconShieldLock, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { Phone } from '../../kit/display/Phone';
import { MailAddress } from '../../domain/person/MailAddress';
import { t as personT } from '../../domain/person/texts';
import { fullName } from '../../platform/format/format';
import { useMeQuery } from '../../platform/session/guards.generated';
import { DialogRecord } from '../../kit/list/DialogRecord';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { TwoLines } from '../../kit/list/TwoLines';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { employeesQuery } from './employeesQuery';
import { notify } from '../../kit/notice/notify';
import { Badge } from '../../kit/display/StatusBadge';
import { EmployeeSecurity } from './EmployeeSecurity';
import { EmployeeForm } from './EmployeeForm';
import {
  EmployeeOfActDocument,
  EmployeesExportDocument,
  useDeleteEmployeeMutation,
  EmployeeRowFragmentDoc,
  type EmployeeRowFragment,
} from './EmployeeList.generated';
import type { EmployeesView } from './employeesView';
import { t } from './texts';

const Name = ({ name, own }: { name: string; own: boolean }) => (
  <Text component="span" fw={600}>
    {name}
    {own && (
      <Text component="span" size="sm" c="dimmed" fw={400}>
        {` (${t('employees.you')})`}
      </Text>
    )}
  </Text>
);

const columnsFor = (me: string | undefined): Column<EmployeeRowFragment>[] => [
  {
    key: 'NAME',
    label: t('employees.columns.lastName'),
    card: 'head',
    sort: 'ASC',
    cell: ({ id, lastName }) => <Name name={lastName} own={id === me} />,
    inCard: (employee) => <Name name={fullName(employee)} own={employee.id === me} />,
  },
  {
    key: 'firstName',
    label: t('employees.columns.firstName'),
    cell: ({ firstName }) => firstName,
    card: 'none',
  },
  { key: 'email', label: t('employees.columns.email'), cell: ({ email }) => <MailAddress address={email} /> },
  {
    key: 'address',
    label: t('employees.columns.address'),
    cell: ({ address }) => address && <TwoLines text={address} />,
  },
  {
    key: 'phone',
    label: t('employees.columns.phone'),
    cell: ({ phone }) => <Phone number={phone} />,
    noWrap: true,
  },
  {
    key: 'title',
    label: t('employees.columns.title'),
    cell: ({ title }) => personT(`titles.${title}`),
    noWrap: true,
    card: 'none',
  },
  {
    key: 'role',
    label: t('employees.columns.role'),
    noWrap: true,
    card: 'aside',
    cell: ({ role }) => <Badge tone={role === 'ADMIN' ? 'info' : 'neutral'}>{personT(`roles.${role}`)}</Badge>,
  },
];

interface OverEmployeeProps {
  employee: Pick<EmployeeRowFragment, 'id' | 'lastName' | 'firstName'>;
  /** The account that is logged in. */
  own: boolean;
  onClose: () => void;
}

const DeleteDialog = ({ employee, own, onClose }: OverEmployeeProps) => {
  const [remove] = useDeleteEmployeeMutation({ refetchQueries: own ? [] : ['Employees'] });
  return (
    <RemoveDialog
      message={t('employees.deleteQuestion', { name: fullName(employee) })}
      consequence={t(own ? 'employees.deleteOwnHint' : 'employees.deleteHint')}
      remove={() => remove({ variables: { input: { id: employee.id } } })}
      done={{ title: t('employees.deletedTitle'), message: t('employees.deleted') }}
      onClose={onClose}
    />
  );
};

const Security = ({ employee, own, onClose }: OverEmployeeProps) => (
  <EmployeeSecurity id={employee.id} name={fullName(employee)} own={own} onClose={onClose} />
);

const filters: readonly ListFilter<EmployeesView>[] = [
  choiceFilter({
    label: t('employees.columns.role'),
    any: t('employees.any'),
    choices: (['ADMIN', 'EMPLOYEE'] as const).map((value) => ({ value, label: personT(`roles.${value}`) })),
    get: ({ role }) => role,
    change: (role) => ({ role }),
    chip: ({ label }) => t('employees.chipRole', { name: label }),
  }),
];

/**
 * Shows 'Liste des Employes'; what an employee may not do to an Admin, the server refuses
 * (docs/rules/back-office.md#employees).
 */
export const EmployeeList = () => {
  const { dialog, id, open, close } = useListDialog();
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  const me = login?.me?.employee;
  const isAdmin = me?.role === 'ADMIN';
  const list = useRecordList({
    ...employeesQuery,
    pageOf: ({ employees }) => employees,
    exported: { query: EmployeesExportDocument, fileOf: ({ employeesExport }) => employeesExport },
  });

  // The buttons are shown for every account; an employee gets a message at once instead of the server's refusal
  // (docs/rules/back-office.md#employees).
  const openFor = (employee: EmployeeRowFragment, next: string): void => {
    if (employee.role === 'ADMIN' && me && !isAdmin) void notify({ tone: 'error', message: t('employees.adminOnly') });
    else open(next, employee.id);
  };
  const Over = dialog === 'supprimer' ? DeleteDialog : dialog === 'securite' && isAdmin ? Security : null;

  return (
    <>
      <RecordList
        name="employes"
        list={list}
        fragment={EmployeeRowFragmentDoc}
        title={t('employees.title')}
        lead={t('employees.lead')}
        columns={columnsFor(me?.id)}
        search={{
          fields: [{ value: '', label: t('employees.columns.lastName') }],
          placeholder: t('employees.searchPlaceholder'),
        }}
        filters={filters}
        actionsLabel={t('employees.columns.operation')}
        actions={(employee) => (
          <RowActions
            of={fullName(employee)}
            actions={[
              isAdmin && {
                label: t('security.open'),
                icon: IconShieldLock,
                onClick: () => open('securite', employee.id),
              },
              editAction(personT('actions.edit'), () => openFor(employee, 'modifier')),
              removeAction(personT('actions.delete'), () => openFor(employee, 'supprimer')),
            ]}
          />
        )}
        add={isAdmin && <AddButton label={t('employees.add')} icon={IconUserPlus} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('employees.count', { count })}
        loadFailed={t('employees.loadFailed')}
        empty={{
          title: t('employees.emptyTitle'),
          message: t('employees.emptyText'),
          icon: IconUsersGroup,
        }}
      />
      {dialog === 'ajouter' && isAdmin && <EmployeeForm onClose={close} />}
      {dialog === 'modifier' && <EmployeeForm key={id} id={id} onClose={close} />}
      {Over && (
        <DialogRecord
          key={id}
          query={EmployeeOfActDocument}
          id={id}
          recordOf={({ employee }) => employee}
          onClose={close}
        >
          {(employee) => <Over employee={employee} own={id === me?.id} onClose={close} />}
        </DialogRecord>
      )}
    </>
  );
};
