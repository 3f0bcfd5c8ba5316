import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconCarSuv, IconChevronRight, IconClockHour4, IconInbox, IconKey, IconRotate2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatAgo, formatDateTime, formatWeekday, formatTime, toWallTime } from '../../platform/time/time';
import { ErrorState } from '../../kit/state/ErrorState';
import { FigureTile } from '../../kit/display/FigureTile';
import { Money } from '../../kit/display/Money';
import { reservationHref, workHref } from './reservationHref';
import type { ReservationRowFragment } from './ReservationRow.generated';
import { StateShares } from './StateShares';
import classes from './TodayBoard.module.css';
import { VehicleThumb } from './VehicleThumb';
import { t } from './texts';

const pendingList = `${paths.reservations}?etat=en-traitement`;

const Panel = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={classes.panel}>
    <div className={classes.panelHead}>
      <h2>{title}</h2>
      {action}
    </div>
    {children}
  </section>
);

const Requests = ({ rows }: { rows: readonly ReservationRowFragment[] }) => (
  <ul className={classes.list}>
    {rows.map((row) => (
      <li key={row.number}>
        <Link to={reservationHref(row.number)} className={classes.item}>
          <VehicleThumb vehicle={row.vehicle} />
          <span className={classes.itemText}>
            <b>{fullName(row.driver)}</b>
            <span className={classes.sub}>
              {row.vehicle.name}, {formatDateTime(row.startsAt)}, {t('sheet.days', { count: row.days })}
            </span>
          </span>
          <span className={classes.itemEnd}>
            <Money amount={row.quotedTotal} />
            <span className={classes.sub}>{t('today.waiting', { ago: formatAgo(row.createdAt) })}</span>
          </span>
          <IconChevronRight size={18} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
);

/** How many departures or returns are visible at first. */
const inSight = 20;

interface MovementListProps {
  rows: readonly ReservationRowFragment[];
  empty: string;
  read: (row: ReservationRowFragment) => { at: string; place: string };
}

const MovementList = ({ rows, empty, read }: MovementListProps) => {
  const [all, setAll] = useState(false);
  if (rows.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {empty}
      </Text>
    );
  const shown = all ? rows : rows.slice(0, inSight);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((row) => {
          const { at, place } = read(row);
          return (
            <li key={row.number}>
              <Link to={workHref(row.number, row.status)} className={classes.item}>
                <b className={classes.hour}>{formatTime(at)}</b>
                <span className={classes.itemText}>
                  <span>
                    {row.vehicle.name} · {row.plateNumber ?? row.vehicle.plateNumber}
                  </span>
                  <span className={classes.sub}>
                    {fullName(row.driver)}, {place}
                  </span>
                </span>
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < rows.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {t('today.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </>
  );
};

/** The server's answer about the day. */
interface DayBoard {
  today: {
    now: string;
    runningCount: number;
    departures: readonly ReservationRowFragment[];
    returns: readonly ReservationRowFragment[];
  };
  pending: {
    items: readonly ReservationRowFragment[];
    totalCount: number;
    counts: { pending: number; accepted: number; refused: number; cancelled: number; all: number };
  };
}

interface TodayBoardProps {
  firstName: string;
  /** The server's answer; undefined until it arrives. */
  board: DayBoard | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
}

/** Shows the staff's start page: pending requests, departures and returns of today, and the number of reservations in each state. */
export const TodayBoard = ({ firstName, board, error, loading, onRetry }: TodayBoardProps) => {
  const now = toWallTime(board?.today.now);
  const requests = board?.pending;
  const movements = board?.today;
  const more = (requests?.totalCount ?? 0) - (requests?.items.length ?? 0);

  return (
    <div className={classes.root}>
      <header>
        <Title order={1} size={26}>
          {t('today.greeting', { name: firstName })}
        </Title>
        <Text c="dimmed">{now ? t('today.lead', { date: formatWeekday(now) }) : '\u00a0'}</Text>
      </header>
      {Boolean(error) && (
        <ErrorState
          title={t('today.loadFailed')}
          message={readProblem(error).message}
          onRetry={onRetry}
          retrying={loading}
        />
      )}
      <div className={classes.tiles}>
        <FigureTile
          label={t('today.tiles.pending')}
          value={requests?.totalCount}
          icon={<IconInbox size={22} aria-hidden />}
          to={pendingList}
        />
        <FigureTile
          label={t('today.tiles.departures')}
          value={movements?.departures.length}
          icon={<IconKey size={22} aria-hidden />}
        />
        <FigureTile
          label={t('today.tiles.returns')}
          value={movements?.returns.length}
          icon={<IconRotate2 size={22} aria-hidden />}
        />
        <FigureTile
          label={t('today.tiles.running')}
          value={movements?.runningCount}
          icon={<IconCarSuv size={22} aria-hidden />}
        />
      </div>
      <div className={classes.columns}>
        <Panel
          title={t('today.pending')}
          action={
            <Anchor component={Link} to={pendingList} size="sm">
              {t('today.pendingAll')}
            </Anchor>
          }
        >
          {!requests && <Skeleton height={180} radius="md" />}
          {requests?.items.length === 0 && (
            <div className={classes.none}>
              <IconClockHour4 size={28} stroke={1.5} aria-hidden />
              <b>{t('today.pendingNone')}</b>
              <span className={classes.sub}>{t('today.pendingNoneText')}</span>
            </div>
          )}
          {requests && requests.items.length > 0 && <Requests rows={requests.items} />}
          {more > 0 && (
            <Anchor component={Link} to={pendingList} size="sm" mt="xs">
              {t('today.more', { count: more })}
            </Anchor>
          )}
        </Panel>
        <div className={classes.side}>
          <Panel title={t('today.departures')}>
            {movements ? (
              <MovementList
                rows={movements.departures}
                empty={t('today.departuresNone')}
                read={({ startsAt, pickupPlace }) => ({ at: startsAt, place: pickupPlace })}
              />
            ) : (
              <Skeleton height={64} radius="md" />
            )}
          </Panel>
          <Panel title={t('today.returns')}>
            {movements ? (
              <MovementList
                rows={movements.returns}
                empty={t('today.returnsNone')}
                read={({ endsAt, returnPlace }) => ({ at: endsAt, place: returnPlace })}
              />
            ) : (
              <Skeleton height={64} radius="md" />
            )}
          </Panel>
          <Panel title={t('today.states')}>
            {requests ? <StateShares counts={requests.counts} /> : <Skeleton height={120} radius="md" />}
          </Panel>
        </div>
      </div>
    </div>
  );
};
