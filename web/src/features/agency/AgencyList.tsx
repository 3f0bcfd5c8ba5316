import { Anchor, Button } from '@mantine/core';
import { IconBuildingStore, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../lib/errors';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/agency';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { agenciesView, toAgencySearch } from './agenciesView';
import { AgencyDialog } from './AgencyForm';
import {
  AgenciesExportDocument,
  useAgencyListQuery,
  useDeleteAgencyMutation,
  type AgencyRowFragment,
} from './AgencyList.generated';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

const columns: readonly DataColumn<AgencyRowFragment>[] = [
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  {
    key: 'phone',
    label: t('columns.phone'),
    cell: ({ phone }) => <Anchor href={`tel:${phone}`}>{phone}</Anchor>,
    noWrap: true,
  },
  {
    key: 'mobile',
    label: t('columns.mobile'),
    cell: ({ mobile }) => <Anchor href={`tel:${mobile}`}>{mobile}</Anchor>,
    noWrap: true,
  },
  { key: 'email', label: t('columns.email'), cell: ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor> },
  { key: 'tradeRegister', label: t('columns.tradeRegister'), cell: ({ tradeRegister }) => tradeRegister },
  { key: 'cnss', label: t('columns.cnss'), cell: ({ cnss }) => cnss },
  { key: 'patente', label: t('columns.patente'), cell: ({ patente }) => patente },
  { key: 'taxId', label: t('columns.taxId'), cell: ({ taxId }) => taxId },
  { key: 'ice', label: t('columns.ice'), cell: ({ ice }) => ice },
];

/** What is open over the list. */
type Opened = { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'remove'; row: AgencyRowFragment } | null;

const RemoveDialog = ({ row, onClose }: { row: AgencyRowFragment; onClose: () => void }) => {
  const [remove] = useDeleteAgencyMutation({ refetchQueries: ['AgencyList'] });
  return (
    <AskDialog
      message={t('removeQuestion', { name: row.name })}
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id: row.id } } });
          void notify({ title: t('removed'), message: t('removedText') });
        })
      }
      onClose={onClose}
    />
  );
};

/** Lists the agencies, with the view in the address; only an Admin changes them (docs/rules/fleet.md#agencies). */
export const AgencyList = () => {
  const { state, update, hrefFor } = useListParams(agenciesView);
  const [opened, setOpened] = useState<Opened>(null);
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = login?.me?.employee?.role === 'ADMIN';
  const search = toAgencySearch(state);
  const { data, previousData, error, loading, refetch } = useAgencyListQuery({
    variables: { search, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const exportAgencies = useExport(AgenciesExportDocument, (answer) => answer.agenciesExport);

  const close = (): void => setOpened(null);
  const clear = (): void => update({ text: '' });
  const addButton = isAdmin && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ExportButton load={() => exportAgencies({ search })} />
            {addButton}
          </>
        }
        search={
          <SearchBox
            fields={[{ value: 'ANY', label: t('columns.name') }]}
            field="ANY"
            text={state.text}
            onSearch={({ text }) => update({ text })}
            placeholder={t('searchPlaceholder')}
          />
        }
        chips={state.text ? [{ label: t('searchChip', { text: state.text }), onRemove: clear }] : []}
        onClearAll={clear}
        shown={(data ?? previousData)?.agencies}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconBuildingStore size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
          action: addButton,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            minWidth={1000}
            dense
            {...(isAdmin && {
              actionsLabel: t('columns.actions'),
              actions: (row: AgencyRowFragment) => (
                <>
                  <RowAction
                    label={t('remove')}
                    of={row.name}
                    icon={IconTrash}
                    onClick={() => setOpened({ kind: 'remove', row })}
                    danger
                  />
                  <RowAction
                    label={t('edit')}
                    of={row.name}
                    icon={IconPencil}
                    onClick={() => setOpened({ kind: 'edit', id: row.id })}
                  />
                </>
              ),
            })}
          />
        )}
      </ListPage>
      {opened?.kind === 'add' && <AgencyDialog onClose={close} />}
      {opened?.kind === 'edit' && <AgencyDialog id={opened.id} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} onClose={close} />}
    </>
  );
};
