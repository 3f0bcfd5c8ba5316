import '@mantine/core/styles/Progress.layer.css';
import { Anchor, Progress, Text } from '@mantine/core';
import { IconCash, IconKey, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Phone } from '../../kit/display/Phone';
import { formatAmount, formatMoney, fullName } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import type { Column } from '../../kit/list/columns';
import { RecordRows } from '../../kit/list/RecordRows';
import { Period } from '../../kit/display/Period';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { AmountFigures } from './AmountFigures';
import { CountFigures } from './CountFigures';
import { FigureBody, FigureFrame } from './FigurePanel';
import classes from './MonthBoard.module.css';
import {
  type MonthBoardFragment,
  RecentReservationFragmentDoc,
  type RecentReservationFragment,
} from './MonthBoard.generated';
import { MonthTile } from './MonthTile';
import { VehicleFigures } from './VehicleFigures';
import { t } from './texts';

type Recent = RecentReservationFragment;
type MonthTotals = NonNullable<MonthBoardFragment['monthFigures']['recentMonths']>[number];
type Loyal = MonthBoardFragment['loyalCustomers']['customers'][number];

interface MonthBoardProps {
  /** The server's answer. */
  board: MonthBoardFragment;
  /** Returns the address of a reservation beside the list. */
  hrefFor: (number: string, status: Recent['status']) => string;
}

const loyalColumns = (total: number): readonly Column<Loyal>[] => [
  { key: 'id', label: t('loyal.id'), card: 'labelled', noWrap: true, cell: ({ id }) => id },
  { key: 'name', label: t('loyal.name'), card: 'head', cell: (customer) => fullName(customer) },
  { key: 'phone', label: t('loyal.phone'), noWrap: true, cell: ({ phone }) => <Phone number={phone} /> },
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

const recentColumns = (hrefFor: MonthBoardProps['hrefFor']): readonly Column<Recent>[] => [
  {
    key: 'number',
    label: t('recent.number'),
    noWrap: true,
    card: 'head',
    cell: ({ number, status }) => (
      <Anchor component={Link} to={hrefFor(number, status)} aria-label={t('recent.open', { number })} data-alone>
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
          <Phone number={driver.phone} />
        </Text>
      </>
    ),
  },
  { key: 'vehicle', label: t('recent.vehicle'), cell: ({ vehicle }) => vehicle.name },
  {
    key: 'from',
    label: t('recent.from'),
    noWrap: true,
    cell: ({ startsAt }) => formatDateTime(startsAt),
    inCard: ({ startsAt, endsAt }) => <Period from={startsAt} to={endsAt} />,
  },
  { key: 'to', label: t('recent.to'), noWrap: true, cell: ({ endsAt }) => formatDateTime(endsAt), card: 'none' },
  {
    key: 'status',
    label: t('recent.status'),
    card: 'aside',
    // Only pending reservations have a badge, so that they stand out (docs/rules/reports.md#dashboard).
    cell: ({ status }) => status === 'PENDING' && <StatusBadge status={status} />,
  },
];

/** Shows the agency's month: three tiles, three charts, the newest reservations and the loyal clients. */
export const MonthBoard = ({ board, hrefFor }: MonthBoardProps) => {
  const month = board.monthFigures;
  const months = (read: (totals: MonthTotals) => number) =>
    month.recentMonths?.map((totals) => ({ from: totals.from, value: read(totals) }));
  const { customers, rentalTotal } = board.loyalCustomers;

  return (
    <section className={classes.root} aria-labelledby="mois">
      <h2 id="mois" className={classes.heading}>
        {t('month.heading')}
      </h2>
      <div className={classes.tiles}>
        <MonthTile
          label={t('month.revenue')}
          value={t('month.dhs', { amount: formatAmount(month.revenue) })}
          icon={<IconCash size={22} aria-hidden />}
          months={months(({ revenue }) => Number(revenue))}
        />
        <MonthTile
          label={t('month.rentals')}
          value={month.rentalCount}
          icon={<IconKey size={22} aria-hidden />}
          months={months(({ rentalCount }) => rentalCount)}
        />
        <MonthTile
          label={t('month.customers')}
          value={month.newCustomerCount}
          icon={<IconUserPlus size={22} aria-hidden />}
          months={months(({ newCustomerCount }) => newCustomerCount)}
        />
      </div>
      <div className={classes.charts}>
        <FigureFrame title={t('month.rentalsChart')}>
          <FigureBody>
            <CountFigures label={t('month.rentalsChart')} days={board.rentalsPerDay} />
          </FigureBody>
        </FigureFrame>
        <FigureFrame title={t('month.chargesChart')}>
          <FigureBody summary={t('sum', { amount: formatMoney(board.chargesPerDay.sum) })}>
            <AmountFigures label={t('month.chargesChart')} days={board.chargesPerDay.days} />
          </FigureBody>
        </FigureFrame>
        <FigureFrame title={t('month.vehiclesChart')}>
          <FigureBody>
            <VehicleFigures label={t('month.vehiclesChart')} vehicles={board.mostRentedVehicles} />
          </FigureBody>
        </FigureFrame>
        <FigureFrame title={t('loyal.title')}>
          <FigureBody>
            {customers.length === 0 ? (
              <Text c="dimmed">{t('loyal.empty')}</Text>
            ) : (
              <RecordRows
                label={t('loyal.title')}
                columns={loyalColumns(rentalTotal)}
                rows={customers}
                keyOf={({ id }) => id}
                minWidth={420}
              />
            )}
          </FigureBody>
        </FigureFrame>
      </div>
      <FigureFrame
        title={t('recent.title')}
        action={
          <Anchor component={Link} to={paths.reservations} size="sm" data-alone>
            {t('recent.all')}
          </Anchor>
        }
      >
        <FigureBody>
          {board.recent.items.length === 0 ? (
            <Text c="dimmed">{t('recent.empty')}</Text>
          ) : (
            <RecordRows
              label={t('recent.title')}
              columns={recentColumns(hrefFor)}
              rows={board.recent.items}
              fragment={RecentReservationFragmentDoc}
              keyOf={({ id }) => id}
              minWidth={760}
            />
          )}
        </FigureBody>
      </FigureFrame>
    </section>
  );
};
