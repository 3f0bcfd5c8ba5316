import { Anchor, Button, Text } from '@mantine/core';
import { IconCarSuv, IconChevronRight, IconClockHour4, IconInbox, IconKey, IconRotate2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { useFocusOnMore } from '../../platform/effect/useFocusOnMore';
import { readProblem } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatAgo, formatDateTime, formatWeekday, formatTime, toWallTime } from '../../platform/time/time';
import { ErrorState } from '../../kit/state/ErrorState';
import { FigureTile } from '../../kit/display/FigureTile';
import { Money } from '../../kit/display/Money';
import { PageHeader } from '../../kit/display/PageHeader';
import { departedMark, returnedMark } from '../../domain/rental/stageMarks';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import { reservationHref, workHref } from './reservationHref';
import { StateShares } from './StateShares';
import {
  MovementFragmentDoc,
  PendingRequestFragmentDoc,
  type MovementFragment,
  type PendingRequestFragment,
} from './TodayBoard.generated';
import classes from './TodayBoard.module.css';
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

/** A reservation that the list identifies by its number, and of which the row reads the fields of the fragment. */
type RecordOf<Fragment> = Holding<Fragment> & { number: string };

const Request = ({ record }: { record: Holding<PendingRequestFragment> }) => {
  const { number, vehicle, driver, startsAt, days, quotedTotal, createdAt } = useFields(
    PendingRequestFragmentDoc,
    record,
  );
  return (
    <li>
      <Link to={reservationHref(number)} className={classes.item}>
        <VehicleThumb vehicle={vehicle} />
        <span className={classes.itemText}>
          <b>{fullName(driver)}</b>
          <span className={classes.sub}>
            {vehicle.name}, {formatDateTime(startsAt)}, {t('sheet.days', { count: days })}
          </span>
        </span>
        <span className={classes.itemEnd}>
          <Money amount={quotedTotal} />
          <span className={classes.sub}>{t('today.waiting', { ago: formatAgo(createdAt) })}</span>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
};

/** How many departures or returns are visible at first. */
const inSight = 20;

interface MovementListProps {
  rows: readonly RecordOf<MovementFragment>[];
  empty: string;
  read: (row: Pick<MovementFragment, 'stage' | 'startsAt' | 'endsAt' | 'pickupPlace' | 'returnPlace'>) => {
    at: string;
    place: string;
    /** Shown once the departure or return has taken place; false before. */
    done: string | false;
  };
}

const Movement = ({ record, read }: Pick<MovementListProps, 'read'> & { record: Holding<MovementFragment> }) => {
  const row = useFields(MovementFragmentDoc, record);
  const { at, place, done } = read(row);
  return (
    <li>
      <Link to={workHref(row.number, row.status)} className={classes.item}>
        <b className={classes.hour}>{formatTime(at)}</b>
        <span className={classes.itemText}>
          <span>{inLine([row.vehicle.name, row.plateNumber ?? row.vehicle.plateNumber])}</span>
          <span className={classes.sub}>
            {fullName(row.driver)}, {place}
            {done && <b> · {done}</b>}
          </span>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
};

const MovementList = ({ rows, empty, read }: MovementListProps) => {
  const [all, setAll] = useState(false);
  const list = useFocusOnMore<HTMLUListElement>(all ? Infinity : inSight, 'a');
  if (rows.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {empty}
      </Text>
    );
  const shown = all ? rows : rows.slice(0, inSight);
  return (
    <>
      <ul ref={list} className={classes.list}>
        {shown.map((row) => (
          <Movement key={row.number} record={row} read={read} />
        ))}
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
interface DayAnswer {
  today: {
    now: string;
    runningCount: number;
    departures: readonly RecordOf<MovementFragment>[];
    returns: readonly RecordOf<MovementFragment>[];
  };
  pending: {
    items: readonly RecordOf<PendingRequestFragment>[];
    totalCount: number;
    counts: { pending: number; accepted: number; refused: number; cancelled: number; all: number };
  };
}

/** Shows what is to be done on the day. */
const Day = ({ board: { pending: requests, today: movements } }: { board: DayAnswer }) => {
  const more = requests.totalCount - requests.items.length;
  return (
    <div className={classes.columns}>
      <Panel
        title={t('today.pending')}
        action={
          <Anchor component={Link} to={pendingList} size="sm" data-alone>
            {t('today.pendingAll')}
          </Anchor>
        }
      >
        {requests.items.length === 0 && (
          <div className={classes.none}>
            <IconClockHour4 size={28} stroke={1.5} aria-hidden />
            <b>{t('today.pendingNone')}</b>
            <span className={classes.sub}>{t('today.pendingNoneText')}</span>
          </div>
        )}
        {requests.items.length > 0 && (
          <ul className={classes.list}>
            {requests.items.map((request) => (
              <Request key={request.number} record={request} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Anchor component={Link} to={pendingList} size="sm" mt="xs" className={classes.more ?? ''}>
            {t('today.more', { count: more })}
          </Anchor>
        )}
      </Panel>
      <div className={classes.side}>
        <Panel title={t('today.departures')}>
          <MovementList
            rows={movements.departures}
            empty={t('today.departuresNone')}
            read={({ stage, startsAt, pickupPlace }) => ({
              at: startsAt,
              place: pickupPlace,
              done: departedMark(stage),
            })}
          />
        </Panel>
        <Panel title={t('today.returns')}>
          <MovementList
            rows={movements.returns}
            empty={t('today.returnsNone')}
            read={({ stage, endsAt, returnPlace }) => ({
              at: endsAt,
              place: returnPlace,
              done: returnedMark(stage),
            })}
          />
        </Panel>
        <Panel title={t('today.states')}>
          <StateShares counts={requests.counts} />
        </Panel>
      </div>
    </div>
  );
};

interface TodayBoardProps {
  firstName: string;
  /** The server's answer; undefined until it arrives. */
  board: DayAnswer | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  /** What is urgent. It comes with the answer, and stands where nothing was to be read before. */
  warning: ReactNode;
}

/** Shows the staff's start page: pending requests, departures and returns of today, and the number of reservations in each state. */
export const TodayBoard = ({ firstName, board, error, loading, onRetry, warning }: TodayBoardProps) => {
  const now = toWallTime(board?.today.now);
  const requests = board?.pending;
  const movements = board?.today;

  return (
    <div className={classes.root}>
      <PageHeader
        title={t('today.greeting', { name: firstName })}
        lead={now ? t('today.lead', { date: formatWeekday(now) }) : '\u00a0'}
      />
      {warning && <div className={classes.warning}>{warning}</div>}
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
      {board && <Day board={board} />}
    </div>
  );
};
