import { IconFileDownload, IconTool } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Ltr } from '../../kit/display/Ltr';
import { formatKm, formatMoney, formatPhone } from '../../platform/format/format';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { paths } from '../../platform/url/paths';
import { formatDate, formatDateTime } from '../../platform/time/time';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { exportSelection } from '../../kit/list/exportSelection';
import { DialogRecord } from '../../kit/list/DialogRecord';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { WholeDates } from '../../kit/display/WholeDates';
import { RowLink } from '../../kit/list/RowLink';
import { searchFields } from '../../kit/list/searchFields';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { maintenancesQuery } from './maintenancesQuery';
import { SecondLine } from '../../kit/list/SecondLine';
import type { MaintenancePlan } from '../../domain/maintenance/maintenanceDraft';
import { MaintenanceFormDialog } from '../../domain/maintenance/MaintenanceFormDialog';
import {
  MaintenanceRowFragmentDoc,
  type MaintenanceRowFragment,
} from '../../domain/maintenance/MaintenanceRow.generated';
import { t as maintenanceT } from '../../domain/maintenance/texts';
import { useInvoice } from '../../domain/maintenance/useInvoice';
import {
  MaintenancesExportDocument,
  MaintenanceToRemoveDocument,
  useDeleteMaintenanceMutation,
} from './MaintenanceList.generated';
import classes from './MaintenanceList.module.css';
import { MaintenanceSign } from './MaintenanceSign';
import { maintenancesView } from './maintenancesView';
import { t } from './texts';
import { useMaintenanceFilters } from './useMaintenanceFilters';

const Lines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    {second && <SecondLine>{second}</SecondLine>}
  </>
);

const columns: readonly Column<MaintenanceRowFragment>[] = [
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
        <RowLink to={paths.vehicleSheetFor(vehicle.id)}>{vehicle.name}</RowLink>
        <SecondLine>
          <Ltr>{vehicle.plateNumber}</Ltr>
        </SecondLine>
      </>
    ),
    card: 'head',
    sort: 'ASC',
  },
  {
    key: 'nature',
    label: t('columns.nature'),
    cell: ({ nature, description, outOfService }) => (
      <>
        <b>{maintenanceT(`natures.${nature}`)}</b>
        {description && (
          <SecondLine>
            <span className={classes.what}>{description}</span>
          </SecondLine>
        )}
        {outOfService && (
          <span className={classes.stay}>
            <WholeDates>
              {maintenanceT('outOfService', {
                from: formatDateTime(outOfService.startsAt),
                to: formatDateTime(outOfService.endsAt),
              })}
            </WholeDates>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'provider',
    label: t('columns.provider'),
    cell: ({ provider }) => provider && <Lines first={provider.name} second={formatPhone(provider.phone)} />,
  },
  {
    key: 'PERFORMED_ON',
    label: t('columns.performedOn'),
    card: 'labelled',
    cell: ({ performedOn, odometerKm }) => <Lines first={formatDate(performedOn)} second={formatKm(odometerKm)} />,
    noWrap: true,
    sort: 'DESC',
  },
  {
    key: 'NEXT_ON',
    label: t('columns.next'),
    card: 'labelled',
    cell: ({ nextOn, nextOdometerKm }) => (
      <Lines first={formatDate(nextOn) || formatKm(nextOdometerKm)} second={nextOn ? formatKm(nextOdometerKm) : ''} />
    ),
    noWrap: true,
    sort: 'ASC',
  },
  {
    key: 'COST',
    label: t('columns.cost'),
    cell: ({ cost }) => formatMoney(cost),
    card: 'labelled',
    align: 'end',
    noWrap: true,
    sort: 'DESC',
  },
];

const search = {
  fields: searchFields(maintenancesView, (value) => t(`fields.${value}`)),
};

const valuesOf = ({ nature, vehicle, performedOn }: MaintenanceRowFragment) => ({
  nature: maintenanceT(`natures.${nature}`),
  vehicle: vehicle.name,
  date: formatDate(performedOn),
});

/** Describes a work in the accessible names of its buttons. */
const nameOf = (row: MaintenanceRowFragment): string => t('actions.of', valuesOf(row));

/**
 * Lists the works on the fleet, with the view in the address (docs/rules/maintenance.md#the-list-of-works). Where `state.plan` comes with the
 * address of a new one, its form begins with that.
 */
export const MaintenanceList = () => {
  const location = useLocation() as { state: { plan?: MaintenancePlan } | null; key: string };
  const isAdmin = useIsAdmin();
  const { dialog, id, open, close } = useListDialog();
  const invoice = useInvoice();
  const [remove] = useDeleteMaintenanceMutation({ refetchQueries: ['Maintenances'] });
  const list = useRecordList({
    ...maintenancesQuery,
    pageOf: ({ maintenances }) => maintenances,
    exported: { query: MaintenancesExportDocument, fileOf: (answer) => answer.maintenancesExport },
  });

  return (
    <>
      <RecordList
        name="maintenances"
        list={list}
        fragment={MaintenanceRowFragmentDoc}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        nameOf={nameOf}
        minWidth={1040}
        search={search}
        filters={useMaintenanceFilters(list.state)}
        actionsLabel={t('columns.operation')}
        actions={(row) => (
          <RowActions
            of={nameOf(row)}
            actions={[
              row.invoiceUrl && {
                label: t('actions.invoice'),
                icon: IconFileDownload,
                busy: invoice.busy === row.id,
                onClick: () => void invoice.download(row),
              },
              editAction(t('actions.edit'), () => open('modifier', row.id)),
              isAdmin && removeAction(t('actions.delete'), () => open('supprimer', row.id)),
            ]}
          />
        )}
        bulk={[exportSelection(list, (rows: readonly { id: string }[]) => ({ ids: rows.map((row) => row.id) }))]}
        add={<AddButton label={t('add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('count', { count, cost: formatMoney(list.data?.maintenances.totalCost) })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: IconTool,
          title: t('emptyTitle'),
          message: t('emptyText'),
        }}
      />
      {dialog === 'ajouter' && (
        <MaintenanceFormDialog
          key={location.key}
          {...(location.state?.plan && { plan: location.state.plan })}
          onClose={close}
        />
      )}
      {dialog === 'modifier' && <MaintenanceFormDialog key={id} id={id} onClose={close} />}
      {dialog === 'supprimer' && isAdmin && (
        <DialogRecord
          query={MaintenanceToRemoveDocument}
          id={id}
          recordOf={({ maintenance }) => maintenance}
          onClose={close}
        >
          {(record) => (
            <RemoveDialog
              message={t('removeQuestion')}
              consequence={t('removeNamed', valuesOf(record))}
              remove={() => remove({ variables: { input: { id } } })}
              done={{ message: t('removed') }}
              onClose={close}
            />
          )}
        </DialogRecord>
      )}
    </>
  );
};
