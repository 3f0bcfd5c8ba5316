import { Button, Modal, Text } from '@mantine/core';
import { IconLock, IconLockOpen, IconPencil, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/people';
import { useExport } from '../../lib/useExport';
import { DataRows } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import type { FilterChip } from '../../ui/list/FilterChips';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { customerColumns } from './customerColumns';
import { CustomerFilters } from './CustomerFilters';
import { CustomerForm } from './CustomerForm';
import { CustomersExportDocument, useCustomersQuery } from './CustomerList.generated';
import classes from './CustomerList.module.css';
import { CustomerPanel } from './CustomerPanel';
import { BlockCustomerDialog, DeleteCustomerDialog } from './CustomerQuestions';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { customersView, toFilter, toSearch, toSort, withoutFilters, type CustomersState } from './customersView';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

/** What is open over the list. */
type Overlay =
  | { kind: 'add' }
  | { kind: 'edit'; id: string }
  | { kind: 'delete' | 'block' | 'comment'; customer: CustomerRowFragment };

const chipsOf = (state: CustomersState, update: (change: Partial<CustomersState>) => void): FilterChip[] => [
  ...(state.text
    ? [{ label: t('customers.chipSearch', { text: state.text }), onRemove: () => update({ text: '' }) }]
    : []),
  ...(state.status
    ? [
        {
          label: t('customers.chipStatus', { name: t(`statuses.${state.status}`) }),
          onRemove: () => update({ status: null }),
        },
      ]
    : []),
  ...(state.rating
    ? [
        {
          label: t('customers.chipRating', { name: t(`ratings.${state.rating}`) }),
          onRemove: () => update({ rating: null }),
        },
      ]
    : []),
  ...(state.verified
    ? [
        {
          label: t(state.verified === 'YES' ? 'customers.chipVerified' : 'customers.chipUnverified'),
          onRemove: () => update({ verified: null }),
        },
      ]
    : []),
];

const Overlays = ({ overlay, onClose }: { overlay: Overlay | null; onClose: () => void }) => {
  if (!overlay) return null;
  if (overlay.kind === 'add') return <CustomerForm id={null} onClose={onClose} />;
  if (overlay.kind === 'edit') return <CustomerForm key={overlay.id} id={overlay.id} onClose={onClose} />;
  const { kind, customer } = overlay;
  if (kind === 'delete') return <DeleteCustomerDialog customer={customer} onClose={onClose} />;
  if (kind === 'block') return <BlockCustomerDialog customer={customer} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('customers.commentTitle', { name: fullName(customer) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Text className={classes.comment ?? ''}>{customer.comment}</Text>
    </Modal>
  );
};

interface RowActionsProps {
  customer: CustomerRowFragment;
  onOpen: (overlay: Overlay) => void;
}

const RowActions = ({ customer, onOpen }: RowActionsProps) => {
  const name = fullName(customer);
  const active = customer.status === 'ACTIVE';
  return (
    <>
      <RowAction
        label={t('actions.delete')}
        of={name}
        icon={IconTrash}
        danger
        onClick={() => onOpen({ kind: 'delete', customer })}
      />
      <RowAction
        label={t('actions.edit')}
        of={name}
        icon={IconPencil}
        onClick={() => onOpen({ kind: 'edit', id: customer.id })}
      />
      <RowAction
        label={t(active ? 'actions.block' : 'actions.unblock')}
        of={name}
        icon={active ? IconLock : IconLockOpen}
        onClick={() => onOpen({ kind: 'block', customer })}
      />
    </>
  );
};

/** Shows 'Liste des Client' with everything that staff do with a customer (docs/rules/back-office.md#customers). */
export const CustomerList = () => {
  const { state, update, hrefFor } = useListParams(customersView);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const narrowed = { filter: toFilter(state), search: toSearch(state), sort: toSort(state) };
  const { data, previousData, error, loading, refetch } = useCustomersQuery({
    variables: { ...narrowed, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const exportCustomers = useExport(CustomersExportDocument, ({ customersExport }) => customersExport);
  const add = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setOverlay({ kind: 'add' })}>
      {t('customers.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        title={t('customers.title')}
        lead={t('customers.lead')}
        actions={
          <>
            <ExportButton load={() => exportCustomers(narrowed)} />
            {add}
          </>
        }
        search={
          <SearchBox
            fields={[{ value: 'text', label: t('customers.columns.name') }]}
            field="text"
            text={state.text}
            placeholder={t('customers.searchPlaceholder')}
            onSearch={({ text }) => update({ text })}
          />
        }
        filters={<CustomerFilters state={state} onChange={update} />}
        chips={chipsOf(state, update)}
        onClearAll={() => update(withoutFilters)}
        shown={(data ?? previousData)?.customers}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('customers.count', { count })}
        loadFailed={t('customers.loadFailed')}
        empty={{
          title: t('customers.emptyTitle'),
          message: t('customers.emptyText'),
          icon: <IconUsers size={40} stroke={1.5} aria-hidden />,
          action: add,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('customers.title')}
            columns={customerColumns({
              hrefFor: (id) => hrefFor({ opened: id, page: state.page }),
              onComment: (customer) => setOverlay({ kind: 'comment', customer }),
            })}
            rows={rows}
            keyOf={({ id }) => id}
            actions={(customer) => <RowActions customer={customer} onOpen={setOverlay} />}
            actionsLabel={t('customers.columns.operation')}
            minWidth={1000}
            dense
          />
        )}
      </ListPage>
      <CustomerPanel
        id={state.opened}
        onClose={() => update({ opened: '', page: state.page })}
        onEdit={(id) => setOverlay({ kind: 'edit', id })}
        onBlock={(customer) => setOverlay({ kind: 'block', customer })}
      />
      <Overlays overlay={overlay} onClose={() => setOverlay(null)} />
    </>
  );
};
