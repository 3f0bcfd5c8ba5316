import { IconLock, IconLockOpen, IconMail, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { t as personT } from '../../domain/person/texts';
import { fullName } from '../../platform/format/format';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { paths } from '../../platform/url/paths';
import { AddButton } from '../../kit/list/AddButton';
import type { BulkAction } from '../../kit/list/BulkBar';
import { exportSelection } from '../../kit/list/exportSelection';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { searchFields } from '../../kit/list/searchFields';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useKeepMounted } from '../../kit/lazy/useKeepMounted';
import { customerColumns } from './customerColumns';
import { CustomerTabs } from './CustomerTabs';
import { customerFilters } from './customerFilters';
import { CustomersExportDocument, type CustomersQuery } from './CustomerList.generated';
import { CustomerRowFragmentDoc } from './CustomerRow.generated';
import { customersView } from './customersView';
import { customersQuery } from './customersQuery';
import { t } from './texts';
import { useSetBlocked } from './useSetBlocked';

const CustomerPanel = lazyPart(async () => (await import('./CustomerPanel')).CustomerPanel, { over: true });

const CustomerActs = lazyPart(async () => (await import('./CustomerDialogs')).CustomerDialogs, { over: true });

const searched = {
  NAME: 'name',
  EMAIL: 'email',
  PHONE: 'phone',
  NATIONAL_ID: 'nationalId',
  LICENCE_NUMBER: 'licenceNumber',
  PASSPORT_NUMBER: 'passportNumber',
} as const;

const search = {
  fields: searchFields(customersView, (value) => t(`customers.columns.${searched[value]}`)),
  placeholder: t('customers.searchPlaceholder'),
};

type Chosen = CustomersQuery['customers']['items'][number];

/** Only accounts are blocked. */
const all = (status: Chosen['status']) => (rows: readonly Chosen[]) =>
  rows.every((row) => row.registered && row.status === status);

/** Opens a message to them in the program for mail; none of them sees the others. */
const writeTo = (rows: readonly Chosen[]): void =>
  window.location.assign(`mailto:?bcc=${rows.map(({ email }) => encodeURIComponent(email)).join(',')}`);

/** Shows 'Liste des Client' with everything that staff do with a customer (docs/rules/back-office.md#customers). */
export const CustomerList = () => {
  const isAdmin = useIsAdmin();
  const dialog = useListDialog();
  const { setBlockedAndTell } = useSetBlocked();
  const list = useRecordList({
    ...customersQuery,
    pageOf: ({ customers }) => customers,
    exported: { query: CustomersExportDocument, fileOf: ({ customersExport }) => customersExport },
  });
  const { state, update, hrefFor } = list;
  const panelShown = useKeepMounted(state.opened !== '');
  const bulk: readonly BulkAction<Chosen>[] = [
    exportSelection(list, (rows) => ({ ids: rows.map(({ id }) => id) })),
    {
      label: t('customers.write'),
      icon: IconMail,
      keeps: true,
      fits: (rows) => rows.every(({ email }) => email !== ''),
      run: writeTo,
    },
    {
      label: personT('actions.block'),
      icon: IconLock,
      fits: all('ACTIVE'),
      run: (rows) => setBlockedAndTell(rows, true),
    },
    {
      label: personT('actions.unblock'),
      icon: IconLockOpen,
      fits: all('BLOCKED'),
      run: (rows) => setBlockedAndTell(rows, false),
    },
  ];

  return (
    <>
      <RecordList
        name="clients"
        list={list}
        fragment={CustomerRowFragmentDoc}
        title={t('customers.title')}
        lead={t('customers.lead')}
        columns={customerColumns({
          hrefFor: (id) => hrefFor({ opened: id, page: state.page }),
          onComment: ({ id }) => dialog.open('commentaire', id),
        })}
        above={
          <CustomerTabs
            kind={state.kind}
            counts={list.data?.customerFilterCounts}
            // People without an account are neither blocked nor verified.
            hrefFor={(kind) => hrefFor({ kind, ...(kind === 'RENTERS' && { status: null, verified: null }) })}
          />
        }
        nameOf={fullName}
        minWidth={1000}
        dense
        search={search}
        filters={customerFilters}
        counts={list.data?.customerFilterCounts}
        actionsLabel={t('customers.columns.operation')}
        actions={(customer) => (
          <RowActions
            of={fullName(customer)}
            actions={[
              editAction(personT('actions.edit'), () => dialog.open('modifier', customer.id)),
              ...(customer.registered
                ? [
                    {
                      label: personT(customer.status === 'ACTIVE' ? 'actions.block' : 'actions.unblock'),
                      icon: customer.status === 'ACTIVE' ? IconLock : IconLockOpen,
                      onClick: () => dialog.open('bloquer', customer.id),
                    },
                  ]
                : []),
              removeAction(personT('actions.delete'), () => dialog.open('supprimer', customer.id)),
            ]}
          />
        )}
        bulk={bulk}
        importTo={isAdmin && paths.importsFor('clients')}
        add={<AddButton label={t('customers.add')} icon={IconUserPlus} onClick={() => dialog.open('ajouter')} />}
        countLabel={(count) => t('customers.count', { count })}
        loadFailed={t('customers.loadFailed')}
        empty={{
          title: t('customers.emptyTitle'),
          message: t(state.kind === 'RENTERS' ? 'customers.emptyRenters' : 'customers.emptyText'),
          icon: IconUsers,
        }}
      />
      {panelShown && (
        <CustomerPanel
          id={state.opened}
          onOpen={(id) => update({ opened: id, page: state.page })}
          onClose={() => update({ opened: '', page: state.page })}
          onEdit={(id) => dialog.open('modifier', id)}
          onBlock={(id) => dialog.open('bloquer', id)}
        />
      )}
      {dialog.dialog && <CustomerActs {...dialog} />}
    </>
  );
};
