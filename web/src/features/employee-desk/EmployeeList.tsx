import { Button, NativeSelect, Text } from '@mantine/core';
import { IconPencil, IconShieldLock, IconTrash, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../lib/errors';
import { fullName } from '../../lib/format';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/people';
import { t as security } from '../../lib/i18n/secondFactor';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { FiltersButton } from '../../ui/list/FiltersButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { Badge } from '../../ui/StatusBadge';
import { EmployeeSecurity } from '../second-factor/EmployeeSecurity';
import { EmployeeForm } from './EmployeeForm';
import {
  EmployeesExportDocument,
  useDeleteEmployeeMutation,
  useEmployeesQuery,
  type EmployeeRowFragment,
} from './EmployeeList.generated';
import { employeesView, toFilter, toSearch, withoutFilters } from './employeesView';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

type Overlay =
  { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'delete' | 'security'; employee: EmployeeRowFragment };

const columnsFor = (me: string | undefined): DataColumn<EmployeeRowFragment>[] => [
  {
    key: 'lastName',
    label: t('employees.columns.lastName'),
    card: 'head',
    cell: ({ id, lastName }) => (
      <Text component="span" fw={600}>
        {lastName}
        {id === me && (
          <Text component="span" size="sm" c="dimmed" fw={400}>
            {` (${t('employees.you')})`}
          </Text>
        )}
      </Text>
    ),
  },
  { key: 'firstName', label: t('employees.columns.firstName'), cell: ({ firstName }) => firstName },
  { key: 'email', label: t('employees.columns.email'), cell: ({ email }) => email },
  { key: 'address', label: t('employees.columns.address'), cell: ({ address }) => address ?? '—' },
  { key: 'phone', label: t('employees.columns.phone'), cell: ({ phone }) => phone ?? '—', noWrap: true },
  { key: 'title', label: t('employees.columns.title'), cell: ({ title }) => t(`titles.${title}`), noWrap: true },
  {
    key: 'role',
    label: t('employees.columns.role'),
    card: 'aside',
    cell: ({ role }) => <Badge tone={role === 'ADMIN' ? 'info' : 'neutral'}>{t(`roles.${role}`)}</Badge>,
  },
];

interface DeleteDialogProps {
  employee: EmployeeRowFragment;
  /** The account that is logged in. */
  own: boolean;
  onClose: () => void;
}

const DeleteDialog = ({ employee, own, onClose }: DeleteDialogProps) => {
  const [remove] = useDeleteEmployeeMutation({ refetchQueries: own ? [] : ['Employees'] });
  const confirm = async () => {
    const problem = await attempt(() => remove({ variables: { input: { id: employee.id } } }));
    if (!problem) void notify({ title: t('employees.deletedTitle'), message: t('employees.deleted') });
    return problem;
  };
  return (
    <AskDialog
      message={
        <>
          {t('employees.deleteQuestion', { name: fullName(employee) })}
          <Text size="sm" c="dimmed" component="span" display="block">
            {t(own ? 'employees.deleteOwnHint' : 'employees.deleteHint')}
          </Text>
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/**
 * Shows 'Liste des Employes'; what an employee may not do to an Admin, the server refuses
 * (docs/rules/back-office.md#employees).
 */
export const EmployeeList = () => {
  const { state, update, hrefFor } = useListParams(employeesView);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  const me = login?.me?.employee;
  const filter = toFilter(state);
  const search = toSearch(state);
  const { data, previousData, error, loading, refetch } = useEmployeesQuery({
    variables: { filter, search, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const exportEmployees = useExport(EmployeesExportDocument, ({ employeesExport }) => employeesExport);
  const close = (): void => setOverlay(null);

  // The buttons stand for everyone; an employee is told at once what the server would refuse
  // (docs/rules/back-office.md#employees).
  const openFor = (employee: EmployeeRowFragment, next: Overlay): void => {
    if (employee.role === 'ADMIN' && me && me.role !== 'ADMIN')
      void notify({ tone: 'error', message: t('employees.adminOnly') });
    else setOverlay(next);
  };
  const add = me?.role === 'ADMIN' && (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setOverlay({ kind: 'add' })}>
      {t('employees.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        title={t('employees.title')}
        lead={t('employees.lead')}
        actions={
          <>
            <ExportButton load={() => exportEmployees({ filter, search })} />
            {add}
          </>
        }
        search={
          <SearchBox
            fields={[{ value: 'text', label: t('employees.columns.lastName') }]}
            field="text"
            text={state.text}
            placeholder={t('employees.searchPlaceholder')}
            onSearch={({ text }) => update({ text })}
          />
        }
        filters={
          <FiltersButton count={state.role ? 1 : 0}>
            <NativeSelect
              label={t('employees.columns.role')}
              value={state.role ?? ''}
              onChange={({ currentTarget: { value } }) =>
                update({ role: value === 'ADMIN' || value === 'EMPLOYEE' ? value : null })
              }
              data={[
                { value: '', label: t('employees.any') },
                ...(['ADMIN', 'EMPLOYEE'] as const).map((value) => ({ value, label: t(`roles.${value}`) })),
              ]}
            />
          </FiltersButton>
        }
        chips={[
          ...(state.text
            ? [{ label: t('employees.chipSearch', { text: state.text }), onRemove: () => update({ text: '' }) }]
            : []),
          ...(state.role
            ? [
                {
                  label: t('employees.chipRole', { name: t(`roles.${state.role}`) }),
                  onRemove: () => update({ role: null }),
                },
              ]
            : []),
        ]}
        onClearAll={() => update(withoutFilters)}
        shown={(data ?? previousData)?.employees}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('employees.count', { count })}
        loadFailed={t('employees.loadFailed')}
        empty={{
          title: t('employees.emptyTitle'),
          message: t('employees.emptyText'),
          icon: <IconUsersGroup size={40} stroke={1.5} aria-hidden />,
          action: add,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('employees.title')}
            columns={columnsFor(me?.id)}
            rows={rows}
            keyOf={({ id }) => id}
            actions={(employee) => (
              <>
                <RowAction
                  label={t('actions.delete')}
                  of={fullName(employee)}
                  icon={IconTrash}
                  danger
                  onClick={() => openFor(employee, { kind: 'delete', employee })}
                />
                {me?.role === 'ADMIN' && (
                  <RowAction
                    label={security('employee.open')}
                    of={fullName(employee)}
                    icon={IconShieldLock}
                    onClick={() => setOverlay({ kind: 'security', employee })}
                  />
                )}
                <RowAction
                  label={t('actions.edit')}
                  of={fullName(employee)}
                  icon={IconPencil}
                  onClick={() => openFor(employee, { kind: 'edit', id: employee.id })}
                />
              </>
            )}
            actionsLabel={t('employees.columns.operation')}
          />
        )}
      </ListPage>
      {overlay?.kind === 'add' && <EmployeeForm id={null} onClose={close} />}
      {overlay?.kind === 'edit' && <EmployeeForm key={overlay.id} id={overlay.id} onClose={close} />}
      {overlay?.kind === 'security' && (
        <EmployeeSecurity
          id={overlay.employee.id}
          name={fullName(overlay.employee)}
          own={overlay.employee.id === me?.id}
          onClose={close}
        />
      )}
      {overlay?.kind === 'delete' && (
        <DeleteDialog employee={overlay.employee} own={overlay.employee.id === me?.id} onClose={close} />
      )}
    </>
  );
};
