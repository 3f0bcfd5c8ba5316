import { Anchor, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTool, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../lib/errors';
import { t as kit } from '../../lib/i18n/kit';
import { t } from '../../lib/i18n/provider';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { ProviderDialog } from './ProviderForm';
import {
  ServiceProvidersExportDocument,
  useDeleteServiceProviderMutation,
  useServiceProvidersQuery,
  type ProviderRowFragment,
} from './ProviderList.generated';
import { providersView, toProviderSearch } from './providersView';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

const columns: readonly DataColumn<ProviderRowFragment>[] = [
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  { key: 'address', label: t('columns.address'), cell: ({ address }) => address },
  {
    key: 'phone',
    label: t('columns.phone'),
    cell: ({ phone }) => <Anchor href={`tel:${phone}`}>{phone}</Anchor>,
    noWrap: true,
  },
  {
    key: 'email',
    label: t('columns.email'),
    cell: ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
];

/** What is open over the list. */
type Opened = { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'remove'; row: ProviderRowFragment } | null;

const RemoveDialog = ({ row, onClose }: { row: ProviderRowFragment; onClose: () => void }) => {
  const [remove] = useDeleteServiceProviderMutation({ refetchQueries: ['ServiceProviders'] });
  return (
    <AskDialog
      message={t('removeQuestion', { name: row.name })}
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id: row.id } } });
          void notify({ message: t('removed') });
        })
      }
      onClose={onClose}
    />
  );
};

/** Lists the service providers, with the view in the address (docs/rules/maintenance.md#service-providers). */
export const ProviderList = () => {
  const { state, update, hrefFor } = useListParams(providersView);
  const [opened, setOpened] = useState<Opened>(null);
  const search = toProviderSearch(state);
  const { data, previousData, error, loading, refetch } = useServiceProvidersQuery({
    variables: { search, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const exportProviders = useExport(ServiceProvidersExportDocument, (answer) => answer.serviceProvidersExport);

  const close = (): void => setOpened(null);
  const clear = (): void => update({ text: '' });
  const addButton = (
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
            <ExportButton load={() => exportProviders({ search })} />
            {addButton}
          </>
        }
        search={
          <SearchBox
            fields={[
              { value: 'NAME', label: t('fields.NAME') },
              { value: 'PHONE', label: t('fields.PHONE'), inputMode: 'tel' },
            ]}
            field={state.field}
            text={state.text}
            onSearch={update}
          />
        }
        chips={
          state.text
            ? [
                {
                  label: kit('list.chipSearch', { field: t(`fields.${state.field}`), text: state.text }),
                  onRemove: clear,
                },
              ]
            : []
        }
        onClearAll={clear}
        shown={(data ?? previousData)?.serviceProviders}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconTool size={40} stroke={1.5} aria-hidden />,
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
            actionsLabel={t('columns.actions')}
            actions={(row) => (
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
            )}
          />
        )}
      </ListPage>
      {opened?.kind === 'add' && <ProviderDialog onClose={close} />}
      {opened?.kind === 'edit' && <ProviderDialog id={opened.id} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} onClose={close} />}
    </>
  );
};
