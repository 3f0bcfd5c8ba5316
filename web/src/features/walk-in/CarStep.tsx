import { Badge, Skeleton, Stack, Switch, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import plain from '../../kit/display/PlainList.module.css';
import { searchOf } from '../../kit/list/searchOf';
import { LoadFailure } from '../../kit/state/Loaded';
import { formatMoney, fullName } from '../../platform/format/format';
import { inLine } from '../../platform/i18n/ltr';
import { formatDateTime } from '../../platform/time/time';
import classes from './WalkIn.module.css';
import { useAllCarsQuery, useFreeCarsQuery, type FreeCarsQuery, type WalkInCarFragment } from './FreeCars.generated';
import { t } from './texts';
import type { WalkInStepProps } from './walkInStepProps';

type FreeCar = FreeCarsQuery['availableVehicles']['items'][number];

/** Sorts vehicles of the employee's own agency first; the cheapest come first in each part. */
const ownFirst = (cars: readonly FreeCar[], own: string | undefined): FreeCar[] => [
  ...cars.filter(({ agency }) => agency !== null && agency.id === own),
  ...cars.filter(({ agency }) => agency === null || agency.id !== own),
];

const CarFacts = ({ car, own, children }: { car: WalkInCarFragment; own: boolean; children: ReactNode }) => (
  <>
    <VehicleThumb vehicle={car} size="md" />
    <span className={classes.carText}>
      <b>{car.name}</b>
      <Text span size="sm" c="dimmed">
        {inLine([car.plateNumber, t(`common:category.${car.category}`)])}
      </Text>
      {car.agency && (
        <Text span size="sm" c="dimmed">
          {car.agency.name} {own && <Badge variant="light">{t('car.own')}</Badge>}
        </Text>
      )}
    </span>
    <span className={classes.carPrice}>{children}</span>
  </>
);

interface OccupiedCarsProps {
  /** Ids of the free ones that were found. */
  free: ReadonlySet<string>;
  /** Whether these are all free ones: else a vehicle that is not among them may be free too. */
  complete: boolean;
  search: string;
}

/** Those that are not free, and who has them. */
const OccupiedCars = ({ free, complete, search }: OccupiedCarsProps) => {
  const { data, error, refetch } = useAllCarsQuery({ variables: { search: searchOf(search) } });
  if (error) return <LoadFailure title={t('car.failed')} error={error} refetch={refetch} />;
  // Hidden vehicles are not for everybody, and not among the free ones either.
  const cars =
    data?.vehicles.items.filter(
      ({ id, visible, availableNow }) => visible && !free.has(id) && (complete || !availableNow),
    ) ?? [];
  return (
    <ul className={plain.list} aria-label={t('car.occupied')}>
      {cars.map((car) => (
        <li key={car.id} className={classes.car} data-occupied>
          <CarFacts car={car} own={false}>
            <Text span size="sm">
              {car.currentRental
                ? t('car.until', {
                    name: fullName(car.currentRental.driver),
                    end: formatDateTime(car.currentRental.endsAt),
                  })
                : t('car.taken')}
            </Text>
          </CarFacts>
        </li>
      ))}
    </ul>
  );
};

/** Chooses one of the free vehicles, with its price for these days. A tap on one goes on. */
export const CarStep = ({ form, onNext }: WalkInStepProps) => {
  const { values } = form;
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const [occupied, setOccupied] = useState(false);
  const [search] = useDebouncedValue(text.trim(), 250);
  const { startsAt, endsAt } = values.period;
  const { data, previousData, error, refetch } = useFreeCarsQuery({
    variables: { period: { startsAt, endsAt }, search: searchOf(search) },
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  const own = params.get('agence') ?? found?.myTill?.agency.id;
  const cars = ownFirst(found?.availableVehicles.items ?? [], own);
  const more = (found?.availableVehicles.totalCount ?? 0) - cars.length;
  const choose = ({ id, agency }: FreeCar): void => {
    const town = agency?.town ?? '';
    onNext({ vehicleId: id, pickupPlace: values.pickupPlace || town, returnPlace: values.returnPlace || town });
  };
  return (
    <Stack>
      <TextInput
        type="search"
        size="md"
        aria-label={t('car.search')}
        placeholder={t('car.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Switch
        size="md"
        label={t('car.occupied')}
        checked={occupied}
        onChange={(event) => setOccupied(event.currentTarget.checked)}
      />
      {error && <LoadFailure title={t('car.failed')} error={error} refetch={refetch} />}
      {!found && !error && (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {found && cars.length === 0 && <Text>{t('car.none')}</Text>}
      <ul className={plain.list} aria-label={t('steps.car')}>
        {cars.map((car) => (
          <li key={car.id}>
            <UnstyledButton
              className={classes.car}
              aria-pressed={car.id === values.vehicleId}
              onClick={() => choose(car)}
            >
              <CarFacts car={car} own={car.agency !== null && car.agency.id === own}>
                <b>{formatMoney(car.quote.total)}</b>
                <Text span size="sm" c="dimmed">
                  {t('car.perDay', { daily: formatMoney(car.quote.dailyPrice) })}
                </Text>
              </CarFacts>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {more > 0 && <Text size="sm">{t('car.more', { count: more })}</Text>}
      {occupied && found && (
        <OccupiedCars free={new Set(cars.map(({ id }) => id))} complete={more === 0} search={search} />
      )}
    </Stack>
  );
};
