import '@mantine/core/styles/Progress.layer.css';
import { Anchor, Progress, Skeleton, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCash, IconKey, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, fullName } from '../../lib/format';
import { t } from '../../lib/i18n/reporting';
import { useReload } from '../../lib/live';
import { paths } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import { type DataColumn, DataRows } from '../../ui/list/DataRows';
import { StatusBadge } from '../../ui/StatusBadge';
import { useReservationFeed } from '../reservation-desk/ReservationFeed';
import { AmountFigures } from './AmountFigures';
import { CountFigures } from './CountFigures';
import { FigurePanel } from './FigurePanel';
import classes from './MonthBoard.module.css';
import {
  type LoyalCustomersQuery,
  type RecentReservationsQuery,
  useLoyalCustomersQuery,
  useMonthFiguresQuery,
  useRecentReservationsQuery,
} from './MonthBoard.generated';
import { panelOf } from './panelOf';
import { useChargesPerDayQuery, useMostRentedVehiclesQuery, useRentalsPerDayQuery } from './Statistics.generated';
import { VehicleFigures } from './VehicleFigures';

type Recent = RecentReservationsQuery['reservations']['items'][number];
type Loyal = LoyalCustomersQuery['loyalCustomers']['customers'][number];

interface MonthBoardProps {
  /** Address of a reservation beside the list. */
  hrefFor: (number: string) => string;
}

const Tile = ({ label, value, icon }: { label: string; value: ReactNode; icon: ReactNode }) => (
  <div className={classes.tile}>
    <span className={classes.tileIcon}>{icon}</span>
    <span className={classes.tileValue}>{value ?? <Skeleton height={28} width={72} />}</span>
    <span className={classes.tileLabel}>{label}</span>
  </div>
);

const loyalColumns = (total: number): readonly DataColumn<Loyal>[] => [
  { key: 'id', label: t('loyal.id'), card: 'aside', cell: ({ id }) => id },
  { key: 'name', label: t('loyal.name'), card: 'head', cell: (customer) => fullName(customer) },
  { key: 'phone', label: t('loyal.phone'), noWrap: true, cell: ({ phone }) => phone },
  {
    key: 'share',
    label: t('loyal.share'),
    cell: ({ rentalCount }) => {
      const label = t('loyal.shareOf', { count: rentalCount, total });
      return (
        <span className={classes.share}>
          <Progress.Root size="md">
            <Progress.Section value={(100 * rentalCount) / total} aria-label={label} />
          </Progress.Root>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
        </span>
      );
    },
  },
];

const recentColumns = (hrefFor: MonthBoardProps['hrefFor']): readonly DataColumn<Recent>[] => [
  {
    key: 'number',
    label: t('recent.number'),
    noWrap: true,
    card: 'head',
    cell: ({ number }) => (
      <Anchor component={Link} to={hrefFor(number)} aria-label={t('recent.open', { number })}>
        {number}
      </Anchor>
    ),
  },
  {
    key: 'customer',
    label: t('recent.customer'),
    cell: ({ driver }) => (
      <>
        {fullName(driver)}
        <Text size="sm" c="dimmed">
          {driver.phone}
        </Text>
      </>
    ),
  },
  { key: 'vehicle', label: t('recent.vehicle'), cell: ({ vehicle }) => vehicle.name },
  { key: 'from', label: t('recent.from'), noWrap: true, cell: ({ startsAt }) => formatDateTime(startsAt) },
  { key: 'to', label: t('recent.to'), noWrap: true, cell: ({ endsAt }) => formatDateTime(endsAt) },
  {
    key: 'status',
    label: t('recent.status'),
    card: 'aside',
    // Only what waits has a badge, so that it stands out (docs/rules/reports.md#dashboard).
    cell: ({ status }) => status === 'PENDING' && <StatusBadge status={status} />,
  },
];

/** Figures are counted anew for each question: several changes at once lead to one. */
const renewAfter = 1000;

/** The query, asked again when a reservation changes. */
const useLive = <Query extends Parameters<typeof useReload>[0]>(query: Query): Query => {
  useReservationFeed(useDebouncedCallback(useReload(query), renewAfter));
  return query;
};

/** The month of the agency, live: three tiles, three charts, the newest reservations and the loyal clients. */
export const MonthBoard = ({ hrefFor }: MonthBoardProps) => {
  const figures = useLive(useMonthFiguresQuery());
  const rentals = panelOf(useLive(useRentalsPerDayQuery()));
  const vehicles = panelOf(useLive(useMostRentedVehiclesQuery()));
  const charges = panelOf(useLive(useChargesPerDayQuery()));
  const recent = panelOf(useLive(useRecentReservationsQuery()));
  const loyal = panelOf(useLive(useLoyalCustomersQuery()));
  const month = figures.data?.monthFigures;

  return (
    <section className={classes.root} aria-labelledby="mois">
      <h2 id="mois" className={classes.heading}>
        {t('month.heading')}
      </h2>
      <div className={classes.tiles}>
        <Tile
          label={t('month.revenue')}
          value={month && t('month.dhs', { amount: formatMoney(month.revenue).replace(/\s*Dh$/, '') })}
          icon={<IconCash size={22} aria-hidden />}
        />
        <Tile label={t('month.rentals')} value={month?.rentalCount} icon={<IconKey size={22} aria-hidden />} />
        <Tile
          label={t('month.customers')}
          value={month?.newCustomerCount}
          icon={<IconUserPlus size={22} aria-hidden />}
        />
      </div>
      <div className={classes.charts}>
        <FigurePanel title={t('month.rentalsChart')} {...rentals} data={rentals.latest?.rentalsPerDay}>
          {(days) => <CountFigures label={t('month.rentalsChart')} days={days} />}
        </FigurePanel>
        <FigurePanel title={t('month.vehiclesChart')} {...vehicles} data={vehicles.latest?.mostRentedVehicles}>
          {(ranked) => <VehicleFigures label={t('month.vehiclesChart')} vehicles={ranked} />}
        </FigurePanel>
        <FigurePanel
          title={t('month.chargesChart')}
          {...charges}
          data={charges.latest?.chargesPerDay}
          summary={({ sum }) => t('sum', { amount: formatMoney(sum) })}
        >
          {({ days }) => <AmountFigures label={t('month.chargesChart')} days={days} />}
        </FigurePanel>
        <FigurePanel title={t('loyal.title')} {...loyal} data={loyal.latest?.loyalCustomers}>
          {({ customers, rentalTotal }) =>
            customers.length === 0 ? (
              <Text c="dimmed">{t('loyal.empty')}</Text>
            ) : (
              <DataRows
                label={t('loyal.title')}
                columns={loyalColumns(rentalTotal)}
                rows={customers}
                keyOf={({ id }) => id}
                minWidth={420}
              />
            )
          }
        </FigurePanel>
      </div>
      <FigurePanel
        title={t('recent.title')}
        action={
          <Anchor component={Link} to={paths.reservations} size="sm">
            {t('recent.all')}
          </Anchor>
        }
        {...recent}
        data={recent.latest?.reservations}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('recent.empty')}</Text>
          ) : (
            <DataRows
              label={t('recent.title')}
              columns={recentColumns(hrefFor)}
              rows={items}
              keyOf={({ id }) => id}
              minWidth={760}
            />
          )
        }
      </FigurePanel>
    </section>
  );
};
