import { Button, UnstyledButton } from '@mantine/core';
import {
  IconCar,
  IconEye,
  IconFileDownload,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconTool,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { attempt } from '../../lib/errors';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/vehicleDesk';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { Badge } from '../../ui/StatusBadge';
import { MaintenanceFormDialog } from '../maintenance/MaintenanceFormDialog';
import { VehicleThumb } from '../reservation-desk/VehicleThumb';
import { AlertSign } from './AlertSign';
import { useVehicleChips, VehicleBoxes, VehicleFilters } from './VehicleFilters';
import { VehicleForm } from './VehicleForm';
import {
  DeskVehiclesExportDocument,
  useDeleteVehicleMutation,
  useDeskVehiclesQuery,
  type VehicleRowFragment,
} from './VehicleList.generated';
import { useVehicleReport } from './useVehicleReport';
import { VehicleSheet } from './VehicleSheet';
import { noFilter, toFilter, toSearch, vehicleView } from './vehicleView';
import classes from './VehicleList.module.css';

const pageSize = 20;

/** What stands over the list; the open sheet is in the address. */
type Open =
  | { kind: 'form'; id?: string }
  | { kind: 'maintenance'; vehicle: VehicleRowFragment }
  | { kind: 'delete'; vehicle: VehicleRowFragment };

/**
 * Lists the staff's fleet (docs/rules/fleet.md#the-staffs-list-of-vehicles). `state.add` of the address opens the form of a new
 * vehicle.
 */
export const VehicleList = () => {
  const { state: view, update, hrefFor } = useListParams(vehicleView);
  const location = useLocation() as { state: { add?: boolean } | null };
  const { data: meData } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = meData?.me?.employee?.role === 'ADMIN';
  const [open, setOpen] = useState<Open | null>(location.state?.add ? { kind: 'form' } : null);
  const close = (): void => setOpen(null);
  const show = (id: string): void => update({ opened: id, page: view.page });

  const filter = toFilter(view);
  const search = toSearch(view);
  const sort = { field: view.sortBy, direction: view.direction };
  const { data, previousData, error, loading, refetch } = useDeskVehiclesQuery({
    variables: { filter, search, sort, page: { page: view.page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const exportVehicles = useExport(DeskVehiclesExportDocument, (file) => file.vehiclesExport);
  const [remove] = useDeleteVehicleMutation({ refetchQueries: ['DeskVehicles'], awaitRefetchQueries: false });
  const report = useVehicleReport();
  const chips = useVehicleChips(view, update);

  const addButton = isAdmin && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ kind: 'form' })}>
      {t('add')}
    </Button>
  );

  const columns: DataColumn<VehicleRowFragment>[] = [
    {
      key: 'info',
      label: t('columns.info'),
      cell: (vehicle) => <AlertSign vehicle={vehicle} onOpen={() => show(vehicle.id)} />,
      card: 'aside',
    },
    {
      key: 'photo',
      label: t('columns.photo'),
      cell: (vehicle) => <VehicleThumb vehicle={vehicle} size="md" />,
      card: 'head',
    },
    {
      key: 'NAME',
      label: t('columns.name'),
      cell: (vehicle) => (
        <>
          <UnstyledButton className={classes.name} onClick={() => show(vehicle.id)}>
            {vehicle.name}
          </UnstyledButton>
          <span className={classes.under}>{vehicle.agency?.name}</span>
        </>
      ),
      card: 'head',
      sortable: true,
    },
    {
      key: 'type',
      label: t('columns.type'),
      cell: ({ transmission, fuel }) => (
        <>
          {t(`common:transmission.${transmission}`)}
          <span className={classes.under}>{t(`common:fuel.${fuel}`)}</span>
        </>
      ),
    },
    {
      key: 'PLATE_NUMBER',
      label: t('columns.plate'),
      cell: ({ plateNumber }) => plateNumber,
      noWrap: true,
      sortable: true,
    },
    {
      key: 'availability',
      label: t('columns.availability'),
      cell: ({ availableNow }) => (
        <Badge tone={availableNow ? 'success' : 'danger'}>{t(availableNow ? 'available.YES' : 'available.NO')}</Badge>
      ),
    },
    {
      key: 'information',
      label: t('columns.information'),
      cell: (vehicle) => (
        <span className={classes.signs}>
          <RowAction label={t('actions.details')} of={vehicle.name} icon={IconEye} onClick={() => show(vehicle.id)} />
          <RowAction
            label={t('actions.report')}
            of={vehicle.name}
            icon={IconFileDownload}
            busy={report.busyId === vehicle.id}
            onClick={() => void report.save(vehicle.id)}
          />
          <RowAction
            label={t('actions.location')}
            of={vehicle.name}
            icon={IconMapPin}
            onClick={() => update({ located: vehicle.id, page: view.page })}
          />
        </span>
      ),
    },
  ];

  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ExportButton load={() => exportVehicles({ filter, search, sort })} />
            {addButton}
          </>
        }
        search={
          <SearchBox
            fields={(['PLATE_NUMBER', 'NAME'] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
            field={view.field}
            text={view.text}
            onSearch={update}
          />
        }
        filters={<VehicleFilters view={view} onChange={update} />}
        above={<VehicleBoxes view={view} onChange={update} />}
        chips={chips}
        onClearAll={() => update(noFilter)}
        shown={(data ?? previousData)?.vehicles}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          title: t('emptyTitle'),
          message: t(isAdmin ? 'emptyText' : 'emptyTextEmployee'),
          icon: <IconCar size={40} stroke={1.5} aria-hidden />,
          action: addButton,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(vehicles) => (
          <DataRows
            label={t('title')}
            columns={columns}
            rows={vehicles}
            keyOf={({ id }) => id}
            minWidth={980}
            actionsLabel={t('columns.operation')}
            actions={(vehicle) => (
              <>
                <RowAction
                  label={t('actions.maintenance')}
                  of={vehicle.name}
                  icon={IconTool}
                  onClick={() => setOpen({ kind: 'maintenance', vehicle })}
                />
                <RowAction
                  label={t('actions.edit')}
                  of={vehicle.name}
                  icon={IconPencil}
                  onClick={() => setOpen({ kind: 'form', id: vehicle.id })}
                />
                {isAdmin && (
                  <RowAction
                    label={t('actions.delete')}
                    of={vehicle.name}
                    icon={IconTrash}
                    danger
                    onClick={() => setOpen({ kind: 'delete', vehicle })}
                  />
                )}
              </>
            )}
            sort={{
              key: view.sortBy,
              direction: view.direction,
              hrefFor: (key, direction) =>
                hrefFor({ sortBy: key === 'NAME' || key === 'PLATE_NUMBER' ? key : 'ADDED', direction }),
            }}
          />
        )}
      </ListPage>
      {view.opened && (
        <VehicleSheet
          key={view.opened}
          id={view.opened}
          onEdit={(id) => {
            update({ opened: '', page: view.page });
            setOpen({ kind: 'form', id });
          }}
          onClose={() => update({ opened: '', page: view.page })}
        />
      )}
      {open?.kind === 'form' && (isAdmin || open.id) && (
        <VehicleForm key={open.id ?? 'new'} id={open.id} onClose={close} />
      )}
      {open?.kind === 'maintenance' && <MaintenanceFormDialog plan={{ vehicle: open.vehicle }} onClose={close} />}
      {open?.kind === 'delete' && (
        <AskDialog
          message={
            <>
              {t('ask', { name: open.vehicle.name })}
              <span className={classes.under}>{t('askHint')}</span>
            </>
          }
          onConfirm={async () => {
            const problem = await attempt(() => remove({ variables: { input: { id: open.vehicle.id } } }));
            if (!problem) void notify({ title: t('deletedTitle'), message: t('deleted') });
            return problem;
          }}
          onClose={close}
        />
      )}
    </>
  );
};
