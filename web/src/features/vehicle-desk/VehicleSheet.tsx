import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconPencil, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Ltr } from '../../kit/display/Ltr';
import { ltr } from '../../platform/i18n/ltr';
import { formatKm, formatMoney } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { useNoteOpened } from '../../platform/device/recentlyOpened';
import { formatDate } from '../../platform/time/time';
import { Modal } from '../../kit/dialog/Modal';
import { LoadFailure } from '../../kit/state/Loaded';
import { Picture } from '../../kit/display/Picture';
import { Badge } from '../../kit/display/StatusBadge';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { VehicleDamages } from './VehicleDamages';
import { t as inspectionT } from '../../domain/inspection/texts';
import { Facts, SheetSection } from '../../kit/display/Facts';
import { VehicleMissing } from './VehicleMissing';
import { useVehicleSheetQuery, type VehicleSheetQuery } from './VehicleSheet.generated';
import classes from './VehicleSheet.module.css';
import { t as choiceT } from '../../domain/vehicle/choices.texts';
import { t } from './texts';

type ShownVehicle = NonNullable<VehicleSheetQuery['vehicle']>;

interface VehicleSheetProps {
  id: string;
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** Shows everything that staff may see of a vehicle, in a dialog (docs/rules/fleet.md#the-staffs-list-of-vehicles). */
export const VehicleSheet = ({ id, onEdit, onClose }: VehicleSheetProps) => {
  const { data, error, loading, refetch } = useVehicleSheetQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const vehicle = data?.vehicle;
  useNoteOpened(
    vehicle && {
      kind: 'vehicles',
      label: vehicle.name,
      detail: ltr(vehicle.plateNumber),
      to: paths.vehicleSheetFor(vehicle.id),
    },
  );
  if (data && !vehicle && !loading) return <VehicleMissing onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} size="60rem" title={vehicle?.name ?? t('sheet.identity')}>
      {vehicle ? (
        <>
          <div className={classes.grid}>
            <Pictures vehicle={vehicle} />
            <LastPosition vehicle={vehicle} />
          </div>
          <SheetSection title={inspectionT('damage.title')}>
            <VehicleDamages vehicleId={vehicle.id} />
          </SheetSection>
          <RecordHistory record="VEHICLE" id={vehicle.id} />
          {!vehicle.archivedAt && (
            <div className={classes.foot}>
              <Button
                component={Link}
                to={paths.maintenancesFor({ vehicleId: vehicle.id })}
                variant="default"
                leftSection={<IconTool size={18} aria-hidden />}
              >
                {t('sheet.maintenances')}
              </Button>
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(vehicle.id)}>
                {t('sheet.edit')}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <LoadFailure title={t('loadFailed')} error={error} refetch={refetch} loading={loading} />
      ) : (
        <Skeleton height={420} role="status" aria-label={t('common:loading')} />
      )}
    </Modal>
  );
};

const Pictures = ({ vehicle }: { vehicle: ShownVehicle }) => {
  const all = [...(vehicle.imageUrl ? [vehicle.imageUrl] : []), ...vehicle.galleryUrls];
  const [chosen, setChosen] = useState(0);
  const shown = all[chosen] ?? all[0];
  return (
    <div className={classes.pictures}>
      <Picture
        src={shown}
        alt={t('sheet.photo', { name: vehicle.name })}
        fallback={t('sheet.noPhoto')}
        eager
        className={classes.main}
      />
      {all.length > 1 && (
        <div className={classes.thumbs} role="group" aria-label={t('sheet.gallery')}>
          {all.map((url, index) => (
            <UnstyledButton
              key={url}
              className={classes.thumb}
              aria-pressed={index === chosen}
              aria-label={t('sheet.photoOf', { index: index + 1, count: all.length, name: vehicle.name })}
              onClick={() => setChosen(index)}
            >
              <img src={url} alt="" loading="lazy" />
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
};

const LastPosition = ({ vehicle }: { vehicle: ShownVehicle }) => {
  const { insurance } = vehicle;
  const yesNo = (value: boolean): string => t(value ? 'common:yes' : 'common:no');
  const insured = [
    { label: t('form.insurer'), value: insurance.insurer },
    { label: t('form.insuranceType'), value: insurance.type && t(`insuranceType.${insurance.type}`) },
    { label: t('form.startsOn'), value: formatDate(insurance.startsOn) },
    { label: t('form.endsOn'), value: formatDate(insurance.endsOn) },
    { label: t('form.policyNumber'), value: insurance.policyNumber },
    { label: t('form.premiumTotal'), value: formatMoney(insurance.premiumTotal) },
  ];
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.plate}>
          <Ltr>{vehicle.plateNumber}</Ltr>
        </span>
        {vehicle.archivedAt ? (
          <Badge tone="neutral">{t('sheet.archived')}</Badge>
        ) : (
          <Badge tone={vehicle.availableNow ? 'success' : 'danger'}>
            {t(vehicle.availableNow ? 'available.YES' : 'available.NO')}
          </Badge>
        )}
        <Badge tone={({ GOOD: 'success', BAD: 'warning', EXPIRED: 'danger' } as const)[vehicle.alert]}>
          {t(`alertSign.${vehicle.alert}`)}
        </Badge>
        <p className={classes.note}>{vehicle.alertNote || t('alertNone')}</p>
      </div>
      <SheetSection title={t('sheet.identity')}>
        <Facts
          facts={[
            { label: t('form.brandId'), value: vehicle.brand?.name },
            { label: t('form.agencyId'), value: vehicle.agency?.name },
            { label: t('form.category'), value: t(`common:category.${vehicle.category}`) },
            { label: t('form.modelDate'), value: formatDate(vehicle.modelDate) },
            { label: t('form.fuel'), value: t(`common:fuel.${vehicle.fuel}`) },
            { label: t('form.transmission'), value: t(`common:transmission.${vehicle.transmission}`) },
            { label: t('form.color'), value: choiceT(`color.${vehicle.color}`) },
            {
              label: t('sheet.odometer'),
              value: formatKm(vehicle.odometerKm),
            },
            { label: t('form.deviceId'), value: vehicle.deviceId },
            { label: t('form.visible'), value: yesNo(vehicle.visible) },
          ]}
        />
      </SheetSection>
      <SheetSection title={t('sheet.prices')}>
        <Facts
          facts={[
            { label: t('sheet.daily'), value: formatMoney(vehicle.dailyPrice) },
            ...vehicle.tiers.map(({ fromDays, dailyPrice }) => ({
              label: t('sheet.tier', { days: fromDays }),
              value: formatMoney(dailyPrice),
            })),
          ]}
        />
      </SheetSection>
      <SheetSection title={t('sheet.options')}>
        <Facts
          facts={[
            { label: t('form.seats'), value: vehicle.seats },
            { label: t('form.luggage'), value: vehicle.luggage },
            { label: t('form.airConditioning'), value: yesNo(vehicle.airConditioning) },
            { label: t('form.sunroof'), value: yesNo(vehicle.sunroof) },
            { label: t('form.consumption'), value: vehicle.consumption },
          ]}
        />
      </SheetSection>
      <SheetSection title={t('sheet.insurance')}>
        {insured.some(({ value }) => value) ? <Facts facts={insured} /> : <p>{t('sheet.noInsurance')}</p>}
      </SheetSection>
    </div>
  );
};
