import type { RentalStage } from '../../platform/graphql/types.generated';
import { overlaps, type Span, type TimelineBar } from '../../kit/timeline/spans';
import { dayMinutes, minutesOf, startOfDay } from '../../kit/timeline/wallMinutes';

/** A bar of a vehicle's row: a request, a rental, or a time out of service. */
export interface Bar extends TimelineBar {
  vehicleId: string;
  state: 'PENDING' | 'ACCEPTED' | 'OUT_OF_SERVICE';
  /** Reservation number; empty for a time out of service. */
  number: string;
  /** The driver, or the nature of the maintenance. */
  label: string;
  /**
   * The period closed to other rentals, including the preparation before and after; the bar's own period if left out, as for a time out of
   * service.
   */
  occupied?: Span;
  /** Whether it is a former leg of a swapped rental, which cannot be changed. */
  leg?: true;
  /** Whether the vehicle came back before the promised end; the bar ends there, and cannot be changed. */
  returned?: true;
  /** How far a rental is. */
  stage?: RentalStage;
  /** The promised departure of a rental that has had another vehicle: the bar begins with the swap. */
  promisedStart?: number;
  /**
   * LATE for a rental whose vehicle should be back, RISK for one whose vehicle may be missing at its start; `alarmText` then has the
   * reason.
   */
  alarm?: 'LATE' | 'RISK';
  alarmText?: string;
  /** The promised end of a late rental, whose bar goes on to the present. */
  promisedEnd?: number;
}

/** Returns the promised end of a rental; the end of any other bar. */
export const promisedEndOf = (bar: Bar): number => bar.promisedEnd ?? bar.end;

/** Returns the period that a bar closes to other rentals. */
export const occupiedBy = (bar: Bar): Span => bar.occupied ?? bar;

/** Tells whether the vehicle is prepared after a rental. */
export const isPrepared = (bar: Bar): boolean => bar.state === 'ACCEPTED' && occupiedBy(bar).end > bar.end;

/** Tells whether two bars exclude each other: requests exclude nothing, rentals and times out of service do. */
export const blocks = (bar: Pick<Bar, 'state'>): boolean => bar.state !== 'PENDING';

interface ReservationData {
  number: string;
  vehicleId: string;
  status: string;
  stage?: RentalStage | null;
  customerName: string;
  startsAt: string;
  endsAt: string;
  /** When the vehicle is prepared for the next rental; null for a request. */
  readyAt: string | null;
  /** Since when the rental has this vehicle, after a swap. */
  swappedAt: string | null;
  late?: boolean;
  /** Why the vehicle may be missing at the start. */
  riskMessage?: string | null;
}

interface LegData {
  id: string;
  number: string;
  vehicleId: string;
  customerName: string;
  startsAt: string;
  endsAt: string;
}

interface BlockData {
  id: string;
  vehicleId: string;
  startsAt: string;
  endsAt: string;
}

/** The usual time of departures and returns, in minutes of the day. */
export const usualTime = 10 * 60;

/** Compares bars for their order in a row. */
export const byStart = (a: Bar, b: Bar): number => a.start - b.start || a.key.localeCompare(b.key);

/** Returns the bars of a window by vehicle, each vehicle's sorted by departure. `preparation` in minutes. */
export const barsByVehicle = <Block extends BlockData>(
  reservations: readonly ReservationData[],
  outOfService: readonly Block[],
  labelOf: (block: Block) => string,
  preparation: number,
  legs: readonly LegData[] = [],
): Map<string, Bar[]> => {
  const found = new Map<string, Bar[]>();
  const put = (bar: Bar): void => {
    const barsOfVehicle = found.get(bar.vehicleId);
    if (barsOfVehicle) barsOfVehicle.push(bar);
    else found.set(bar.vehicleId, [bar]);
  };
  for (const reservation of reservations) {
    const { number, vehicleId, status, stage, customerName, startsAt, endsAt, readyAt, swappedAt, late, riskMessage } =
      reservation;
    const [start, promised] = [minutesOf(swappedAt ?? startsAt), minutesOf(endsAt)];
    const ready = readyAt === null ? promised + preparation : minutesOf(readyAt);
    // A vehicle that is kept for less than was promised is back.
    const returned = status === 'ACCEPTED' && ready < promised;
    put({
      key: number,
      vehicleId,
      state: status === 'ACCEPTED' ? 'ACCEPTED' : 'PENDING',
      number,
      label: customerName,
      start,
      end: returned ? Math.max(ready, start) : promised,
      occupied: { start: start - preparation, end: ready },
      ...(stage && { stage }),
      ...(returned && { returned }),
      ...(swappedAt !== null && { promisedStart: minutesOf(startsAt) }),
      ...(late && { alarm: 'LATE' }),
      ...(riskMessage && { alarm: 'RISK', alarmText: riskMessage }),
    });
  }
  for (const { id, number, vehicleId, customerName, startsAt, endsAt } of legs) {
    put({
      key: `leg-${id}`,
      vehicleId,
      state: 'ACCEPTED',
      number,
      label: customerName,
      start: minutesOf(startsAt),
      end: minutesOf(endsAt),
      leg: true,
    });
  }
  for (const block of outOfService) {
    put({
      key: `block-${block.id}`,
      vehicleId: block.vehicleId,
      state: 'OUT_OF_SERVICE',
      number: '',
      label: labelOf(block),
      start: minutesOf(block.startsAt),
      end: minutesOf(block.endsAt),
    });
  }
  for (const bars of found.values()) bars.sort(byStart);
  return found;
};

/**
 * Returns what prevents a vehicle from being promised over a span, earliest first, ignoring one bar. A rental that keeps its vehicle and
 * ends no later keeps its distance to the next one, however small (docs/rules/rental-life.md#preparation).
 */
export const conflictIn = (
  bars: readonly Bar[] | undefined,
  span: Span,
  exceptKey?: string,
  stays = false,
): Bar | undefined =>
  bars?.find((bar) => {
    const occupied = occupiedBy(bar);
    return (
      bar.key !== exceptKey && blocks(bar) && overlaps(stays ? { start: bar.start, end: occupied.end } : occupied, span)
    );
  });

/** Returns the other requests for the same vehicle in a span. */
export const requestsIn = (bars: readonly Bar[] | undefined, span: Span, exceptKey?: string): Bar[] =>
  bars?.filter((bar) => bar.key !== exceptKey && !blocks(bar) && overlaps(occupiedBy(bar), span)) ?? [];

/** Lets the bars of late rentals go on to the present, `now` in wall minutes, because their customers still have the vehicles. */
export const untilPresent = (bars: ReadonlyMap<string, Bar[]>, now: number): ReadonlyMap<string, Bar[]> =>
  new Map(
    [...bars].map(([id, own]) => [
      id,
      own.some(({ alarm, end }) => alarm === 'LATE' && end < now)
        ? own.map((bar) => {
            if (bar.alarm !== 'LATE' || bar.end >= now) return bar;
            const occupied = occupiedBy(bar);
            return {
              ...bar,
              end: now,
              promisedEnd: bar.end,
              occupied: { ...occupied, end: Math.max(occupied.end, now) },
            };
          })
        : own,
    ]),
  );

/**
 * Tells whether a late customer still has the vehicle that is to leave at a moment: nobody knows when it is back, so that it is not counted on
 * for the rest of the day. The staff may book it nevertheless.
 */
export const isMissing = (bars: readonly Bar[] | undefined, moment: number): boolean =>
  bars?.some(
    ({ alarm, start, end, promisedEnd }) =>
      alarm === 'LATE' && promisedEnd !== undefined && moment >= start && moment < startOfDay(end) + dayMinutes,
  ) ?? false;
