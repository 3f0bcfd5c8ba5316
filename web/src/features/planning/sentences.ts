import { inLine } from '../../platform/i18n/ltr';
import { formatDateTime, formatLongDay } from '../../platform/time/time';
import { occupiedBy, isPrepared, promisedEndOf, type Bar } from './bars';
import type { Obstacle, Proposal } from './gesture';
import { wallOf } from '../../kit/timeline/wallMinutes';
import type { Span } from '../../kit/timeline/spans';
import { t } from './texts';

interface Named {
  name: string;
  plateNumber: string;
}

/** Formats a time: `21-11-2026 10:00`. */
export const timeText = (minutes: number): string => formatDateTime(wallOf(minutes));

/** Formats a day: `mer. 25 nov. 2026`. */
export const dayText = (minutes: number): string => formatLongDay(wallOf(minutes));

const fromTo = ({ start, end }: Span): { from: string; to: string } => ({ from: timeText(start), to: timeText(end) });

/** Returns that a rental is late, or why it is at risk; undefined for other rentals. */
export const alarmText = ({ alarm, alarmText: why }: Bar): string | undefined => {
  if (alarm === 'LATE') return t('alarm.late');
  return alarm && t('alarm.risk', { why: why ?? '' });
};

/** Describes a bar in words: state, customer, number, period and problem. */
export const barText = (bar: Bar): string => [plainText(bar), alarmText(bar)].filter(Boolean).join('. ');

const plainText = (bar: Bar): string =>
  bar.state === 'OUT_OF_SERVICE'
    ? t('grid.block', { state: t('legend.OUT_OF_SERVICE'), label: bar.label, ...fromTo(bar) })
    : t(bar.leg ? 'grid.legBar' : isPrepared(bar) ? 'grid.preparedBar' : 'grid.bar', {
        state: t(`legend.${bar.state}`),
        label: bar.label,
        number: bar.number,
        ready: timeText(occupiedBy(bar).end),
        ...fromTo({ start: bar.start, end: promisedEndOf(bar) }),
      });

/** Returns the French sentence that tells why a gesture is refused. */
export const obstacleText = (obstacle: Obstacle): string =>
  obstacle.why === 'occupied'
    ? t(obstacle.tooClose ? 'gesture.tooClose' : 'gesture.occupied', {
        label: obstacle.by.label,
        ...fromTo(obstacle.by),
      })
    : t(`gesture.${obstacle.why}`);

/** Describes a proposal in words: vehicle, period, and whether it is possible. */
export const proposalText = (proposal: Proposal, vehicle: Named | undefined): string => {
  const where = t('gesture.proposal', {
    vehicle: vehicle ? inLine([vehicle.name, vehicle.plateNumber], ' ') : '',
    ...fromTo(proposal),
  });
  if (proposal.obstacle) return `${where}. ${obstacleText(proposal.obstacle)}.`;
  const rivals = proposal.rivals.length;
  return `${where} : ${rivals > 0 ? t('gesture.rivals', { count: rivals }) : t('gesture.free')}.`;
};

/** Describes the content of a cell for screen readers. */
export const cellText = (vehicle: Named, day: number, bars: readonly Bar[]): string => {
  const where = t('grid.cell', { vehicle: vehicle.name, plate: vehicle.plateNumber, day: dayText(day) });
  return `${where} : ${bars.length > 0 ? bars.map(barText).join(' ; ') : t('grid.cellFree')}`;
};
