import { Anchor, Button } from '@mantine/core';
import { IconFileDownload, IconPencil, IconPlus, IconTool, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { attempt } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/maintenance';
import { paths } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { MaintenanceFilters, useMaintenanceChips } from './MaintenanceFilters';
import { MaintenanceFormDialog } from './MaintenanceFormDialog';
import {
  MaintenancesExportDocument,
  useDeleteMaintenanceMutation,
  useMaintenancesQuery,
  type MaintenanceRowFragment,
} from './MaintenanceList.generated';
import classes from './MaintenanceList.module.css';
import type { MaintenancePlan } from './maintenanceDraft';
import { MaintenanceSign } from './MaintenanceSign';
import { maintenancesView, noFilter, toFilter, toSearch } from './maintenancesView';
import { formatDay, formatKm } from './readable';
import { useInvoice } from './useInvoice';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

/** What is open over the list. */
type Opened = { kind: 'add'; plan: MaintenancePlan } | { kind: 'edit'; id: string } | { kind: 'remove'; id: string };

const Lines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    {second && <span className={classes.under}>{second}</span>}
  </>
);

const columns: readonly DataColumn<MaintenanceRowFragment>[] = [
  {
    key: 'info',
    label: t('columns.info'),
    cell: ({ alert, note }) => <MaintenanceSign alert={alert} note={note} />,
    card: 'aside',
  },
  {
    key: 'VEHICLE_NAME',
    label: t('columns.vehicle'),
    cell: ({ vehicle }) => (
      <>
        <Anchor component={Link} to={paths.vehicleSheetFor(vehicle.id)} className={classes.name ?? ''}>
          {vehicle.name}
        </Anchor>
        <span className={classes.under}>{vehicle.plateNumber}</span>
      </>
    ),
    card: 'head',
    sortable: true,
  },
  {
    key: 'nature',
    label: t('columns.nature'),
    cell: ({ nature, description, outOfService }) => (
      <>
        <b>{t(`natures.${nature}`)}</b>
        {description && <span className={classes.under}>{description}</span>}
        {outOfService && (
          <span className={classes.stay}>
            {t('outOfService', {
              from: formatDateTime(outOfService.startsAt),
              to: formatDateTime(outOfService.endsAt),
            })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'provider',
    label: t('columns.provider'),
    cell: ({ provider }) => provider && <Lines first={provider.name} second={provider.phone} />,
  },
  {
    key: 'PERFORMED_ON',
    label: t('columns.performedOn'),
    cell: ({ performedOn, odometerKm }) => <Lines first={formatDay(performedOn)} second={formatKm(odometerKm)} />,
    noWrap: true,
    sortable: true,
  },
  {
    key: 'NEXT_ON',
    label: t('columns.next'),
    cell: ({ nextOn, nextOdometerKm }) => (
      <Lines first={formatDay(nextOn) || formatKm(nextOdometerKm)} second={nextOn ? formatKm(nextOdometerKm) : ''} />
    ),
    noWrap: true,
    sortable: true,
  },
  {
    key: 'COST',
    label: t('columns.cost'),
    cell: ({ cost }) => formatMoney(cost),
    align: 'right',
    noWrap: true,
    sortable: true,
  },
];

const sortKeys = ['VEHICLE_NAME', 'PERFORMED_ON', 'NEXT_ON', 'COST'] as const;

/** Names a work to those who hear a button alone. */
const nameOf = ({ nature, vehicle, performedOn }: MaintenanceRowFragment): string =>
  t('actions.of', { nature: t(`natures.${nature}`), vehicle: vehicle.name, date: formatDay(performedOn) });

const RemoveDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [remove] = useDeleteMaintenanceMutation({ refetchQueries: ['Maintenances'] });
  return (
    <AskDialog
      message={t('removeQuestion')}
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id } } });
          void notify({ message: t('removed') });
        })
      }
      onClose={onClose}
    />
  );
};

/**
 * Lists the works on the fleet, with the view in the address (docs/rules/maintenance.md#the-list-of-works). `state.plan` of the
 * address opens the form of a new one.
 */
export const MaintenanceList = () => {
  const { state: view, update, hrefFor } = useListParams(maintenancesView);
  const location = useLocation() as { state: { plan?: MaintenancePlan } | null; key: string };
  const { data: meData } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = meData?.me?.employee?.role === 'ADMIN';
  const [opened, setOpened] = useState<Opened | null>(null);
  // A plan comes with one way here: it opens the form once, also when the list is already there.
  const [planned, setPlanned] = useState('');
  const plan = location.state?.plan;
  if (plan && planned !== location.key) {
    setPlanned(location.key);
    setOpened({ kind: 'add', plan });
  }
  const invoice = useInvoice();

  const filter = toFilter(view);
  const search = toSearch(view);
  const sort = { field: view.sortBy, direction: view.direction };
  const { data, previousData, error, loading, refetch } = useMaintenancesQuery({
    variables: { filter, search, sort, page: { page: view.page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const exportMaintenances = useExport(MaintenancesExportDocument, (answer) => answer.maintenancesExport);
  const chips = useMaintenanceChips(view, update);
  const shown = (data ?? previousData)?.maintenances;

  const close = (): void => setOpened(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ kind: 'add', plan: {} })}>
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
            <ExportButton load={() => exportMaintenances({ filter, search, sort })} />
            {addButton}
          </>
        }
        search={
          <SearchBox
            fields={(['VEHICLE_NAME', 'NATURE', 'PROVIDER_NAME'] as const).map((value) => ({
              value,
              label: t(`fields.${value}`),
            }))}
            field={view.field}
            text={view.text}
            onSearch={update}
          />
        }
        filters={<MaintenanceFilters view={view} onChange={update} />}
        chips={chips}
        onClearAll={() => update(noFilter)}
        shown={shown}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count, cost: formatMoney(shown?.totalCost) })}
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
            minWidth={1040}
            actionsLabel={t('columns.operation')}
            actions={(row) => (
              <>
                {row.invoiceUrl && (
                  <RowAction
                    label={t('actions.invoice')}
                    of={nameOf(row)}
                    icon={IconFileDownload}
                    busy={invoice.busy === row.id}
                    onClick={() => void invoice.download(row)}
                  />
                )}
                <RowAction
                  label={t('actions.edit')}
                  of={nameOf(row)}
                  icon={IconPencil}
                  onClick={() => setOpened({ kind: 'edit', id: row.id })}
                />
                {isAdmin && (
                  <RowAction
                    label={t('actions.delete')}
                    of={nameOf(row)}
                    icon={IconTrash}
                    danger
                    onClick={() => setOpened({ kind: 'remove', id: row.id })}
                  />
                )}
              </>
            )}
            sort={{
              key: view.sortBy,
              direction: view.direction,
              hrefFor: (key, direction) =>
                hrefFor({ sortBy: sortKeys.find((known) => known === key) ?? 'PERFORMED_ON', direction }),
            }}
          />
        )}
      </ListPage>
      {opened?.kind === 'add' && <MaintenanceFormDialog plan={opened.plan} onClose={close} />}
      {opened?.kind === 'edit' && <MaintenanceFormDialog key={opened.id} id={opened.id} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog id={opened.id} onClose={close} />}
    </>
  );
};
