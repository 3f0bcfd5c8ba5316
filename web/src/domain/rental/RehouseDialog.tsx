import { Alert, Radio, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { resultOf } from '../reservation/taken';
import { FormDialog } from '../../kit/form/FormDialog';
import { RecordDialog } from '../../kit/form/RecordDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { typographic } from '../../platform/format/typographic';
import { attempt } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { notify } from '../../kit/notice/notify';
import { usePublishReservation } from '../reservation/ReservationFeed';
import { offerText } from './offerText';
import { useRehouseRentalMutation, useRehousingQuery, type RehousingQuery } from './Rehouse.generated';
import { t } from './texts';

interface RehouseDraft {
  vehicleId: string;
}

interface RehouseProps {
  number: string;
  onClose: () => void;
}

type Rental = NonNullable<RehousingQuery['reservation']>;
type Offers = RehousingQuery['rentalChangePreview']['swaps'];

interface RehouseFormProps extends RehouseProps {
  rental: Rental;
  offers: Offers;
  /** Loads rental and offers again. */
  onReload: () => Promise<RehousingQuery | undefined>;
}

const titleOf = (number: string): string => t('rehouse.title', { number });

/** The first offer is the best one, so it is preselected here and not by the browser. */
const draftOf = (offers: Offers): RehouseDraft => ({ vehicleId: offers[0]?.vehicle.id ?? '' });

const RehouseForm = ({ number, rental, offers, onReload, onClose }: RehouseFormProps) => {
  const [rehouse] = useRehouseRentalMutation();
  const publish = usePublishReservation();
  const form = useServerForm<RehouseDraft>({
    initial: { values: draftOf(offers), version: rental.version },
    validate: ({ vehicleId }) => ({ vehicleId: vehicleId ? undefined : t('rehouse.vehicleWrong') }),
    save: ({ vehicleId }, version) =>
      attempt(async () => {
        const { data } = await rehouse({ variables: { input: { number, version, vehicleId } } });
        if (!data) return;
        const { vehicle } = resultOf(data.rehouseRental);
        publish(null);
        void notify({ message: t('rehouse.done', { number, vehicle: vehicle.name }) });
      }),
    reload: async () => {
      const stored = await onReload();
      return stored?.reservation
        ? { values: draftOf(stored.rentalChangePreview.swaps), version: stored.reservation.version }
        : null;
    },
    onSaved: onClose,
  });
  const { risk, driver, vehicle, startsAt, endsAt } = rental;
  return (
    <FormDialog title={titleOf(number)} form={form} submitLabel={t('rehouse.submit')} onClose={onClose} size="md">
      {risk ? (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
          {typographic(risk.message)}
        </Alert>
      ) : (
        <Alert color="green">{t('rehouse.safe')}</Alert>
      )}
      <Text size="sm">
        {t('rehouse.trip', {
          name: fullName(driver),
          vehicle: vehicle.name,
          from: formatDateTime(startsAt),
          to: formatDateTime(endsAt),
        })}
      </Text>
      {offers.length === 0 ? (
        <Text size="sm" role="status">
          {t('offers.none')}
        </Text>
      ) : (
        <Radio.Group label={t('rehouse.vehicle')} required {...form.field('vehicleId')}>
          <Stack gap="xs" mt={6}>
            {offers.map((offer) => (
              <Radio key={offer.vehicle.id} value={offer.vehicle.id} label={offerText(offer)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Text size="sm" c="dimmed">
        {t('rehouse.hint')}
      </Text>
    </FormDialog>
  );
};

/** Gives a rental at risk one of its equivalents (docs/rules/rental-life.md#at-risk). */
export const RehouseDialog = ({ number, onClose }: RehouseProps) => {
  const { data, error, loading, refetch } = useRehousingQuery({ variables: { number }, fetchPolicy: 'network-only' });
  if (!data?.reservation)
    return (
      <RecordDialog
        title={titleOf(number)}
        error={error}
        absent={data?.reservation === null}
        loading={loading}
        onRetry={() => void refetch().catch(() => undefined)}
        onClose={onClose}
      />
    );
  return (
    <RehouseForm
      number={number}
      rental={data.reservation}
      offers={data.rentalChangePreview.swaps}
      onReload={async () => (await refetch()).data}
      onClose={onClose}
    />
  );
};
