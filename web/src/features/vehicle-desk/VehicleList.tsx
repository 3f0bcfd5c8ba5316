import { IconCar, IconEye, IconFileDownload, IconMapPin, IconTool } from '@tabler/icons-react';
import { Ltr } from '../../kit/display/Ltr';
import { paths } from '../../platform/url/paths';
import { ltr } from '../../platform/i18n/ltr';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { exportSelection } from '../../kit/list/exportSelection';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { RowLink } from '../../kit/list/RowLink';
import { searchFields } from '../../kit/list/searchFields';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { SecondLine } from '../../kit/list/SecondLine';
import { Badge } from '../../kit/display/StatusBadge';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import { AlertSign } from './AlertSign';
import { useVehicleFilters } from './useVehicleFilters';
import { useVehicleReport } from './useVehicleReport';
import { DeskVehiclesExportDocument, VehicleRowFragmentDoc, type VehicleRowFragment } from './VehicleList.generated';
import classes from './VehicleList.module.css';
import { t } from './texts';
import { vehicleView } from './vehicleView';
import { vehiclesQuery } from './vehiclesQuery';

const VehicleSheet = lazyPart(async () => (await import('./VehicleSheet')).VehicleSheet, { over: true });

const VehicleActs = lazyPart(async () => (await import('./VehicleDialogs')).VehicleDialogs, { over: true });

const search = {
  fields: searchFields(vehicleView, (value) => t(`fields.${value}`)),
};

interface ColumnNeeds {
  /** Address of the list with the sheet of a vehicle over it. */
  hrefFor: (id: string) => string;
  onShow: (id: string) => void;
  onLocate: (id: string) => void;
  report: ReturnType<typeof useVehicleReport>;
}

const columnsFor = ({ hrefFor, onShow, onLocate, report }: ColumnNeeds): readonly Column<VehicleRowFragment>[] => [
  {
    key: 'info',
    label: t('columns.info'),
    cell: (vehicle) => <AlertSign vehicle={vehicle} onOpen={() => onShow(vehicle.id)} />,
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
    cell: ({ id, name, agency }) => (
      <>
        <RowLink to={hrefFor(id)}>{name}</RowLink>
        <SecondLine>{agency?.name}</SecondLine>
      </>
    ),
    card: 'head',
    sort: 'ASC',
  },
  {
    key: 'type',
    label: t('columns.type'),
    cell: ({ transmission, fuel }) => (
      <>
        {t(`common:transmission.${transmission}`)}
        <SecondLine>{t(`common:fuel.${fuel}`)}</SecondLine>
      </>
    ),
  },
  {
    key: 'PLATE_NUMBER',
    label: t('columns.plate'),
    cell: ({ plateNumber }) => <Ltr>{plateNumber}</Ltr>,
    noWrap: true,
    sort: 'ASC',
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
    cell: ({ id, name }) => (
      <span className={classes.signs}>
        <RowActions
          of={name}
          actions={[
            { label: t('actions.details'), icon: IconEye, onClick: () => onShow(id) },
            {
              label: t('actions.report'),
              icon: IconFileDownload,
              busy: report.busyId === id,
              onClick: () => void report.save(id),
            },
            { label: t('actions.location'), icon: IconMapPin, onClick: () => onLocate(id) },
          ]}
        />
      </span>
    ),
    card: 'foot',
  },
];

/** Lists the staff's fleet (docs/rules/fleet.md#the-staffs-list-of-vehicles). */
export const VehicleList = () => {
  const isAdmin = useIsAdmin();
  const dialog = useListDialog();
  const list = useRecordList({
    ...vehiclesQuery,
    pageOf: ({ vehicles }) => vehicles,
    exported: { query: DeskVehiclesExportDocument, fileOf: (answer) => answer.vehiclesExport },
  });
  const { state: view, update, hrefFor } = list;
  const report = useVehicleReport();
  const { page } = view;
  return (
    <>
      <RecordList
        name="vehicules"
        list={list}
        fragment={VehicleRowFragmentDoc}
        title={t('title')}
        lead={t('lead')}
        columns={columnsFor({
          hrefFor: (id) => hrefFor({ opened: id, page }),
          onShow: (id) => update({ opened: id, page }),
          onLocate: (id) => update({ located: id, page }),
          report,
        })}
        nameOf={({ plateNumber }) => ltr(plateNumber)}
        minWidth={980}
        search={search}
        filters={useVehicleFilters(view)}
        counts={list.data?.vehicleFilterCounts}
        actionsLabel={t('columns.operation')}
        actions={({ id, name }) => (
          <RowActions
            of={name}
            actions={[
              { label: t('actions.maintenance'), icon: IconTool, onClick: () => dialog.open('maintenance', id) },
              editAction(t('actions.edit'), () => dialog.open('modifier', id)),
              isAdmin && removeAction(t('actions.delete'), () => dialog.open('supprimer', id)),
            ]}
          />
        )}
        bulk={[exportSelection(list, (rows: readonly { id: string }[]) => ({ ids: rows.map(({ id }) => id) }))]}
        importTo={isAdmin && paths.importsFor('vehicules')}
        add={isAdmin && <AddButton label={t('add')} onClick={() => dialog.open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          title: t('emptyTitle'),
          message: t(isAdmin ? 'emptyText' : 'emptyTextEmployee'),
          icon: IconCar,
        }}
      />
      {view.opened && !dialog.dialog && (
        <VehicleSheet
          key={view.opened}
          id={view.opened}
          onEdit={(id) => dialog.open('modifier', id)}
          onClose={() => update({ opened: '', page })}
        />
      )}
      {dialog.dialog && <VehicleActs {...dialog} isAdmin={isAdmin} />}
    </>
  );
};
