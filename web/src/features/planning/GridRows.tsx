import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconTool,
} from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import type { GroupRow, ItemRow } from '../../kit/timeline/rows';
import { dayMinutes } from '../../kit/timeline/wallMinutes';
import { barsOn } from '../../kit/timeline/spans';
import { occupiedBy, isPrepared, type Bar } from './bars';
import type { PlanningVehicleFieldsFragment } from './Planning.generated';
import classes from './PlanningGrid.module.css';
import { barText, cellText, dayText } from './sentences';
import { t } from './texts';

/** Sizes from which the styles compute positions. */
type Variables = CSSProperties & Record<`--${string}`, string | number>;

/** Defines the symbols of the states once, because a grid has hundreds of bars that refer to them. */
export const BarSigns = () => (
  <svg width="0" height="0" className={classes.signs} aria-hidden>
    <defs>
      <IconClock id="planning-PENDING" />
      <IconCheck id="planning-ACCEPTED" />
      <IconTool id="planning-OUT_OF_SERVICE" />
      <IconAlertTriangle id="planning-ALARM" />
    </defs>
  </svg>
);

interface Frame {
  /** First minute of the first day. */
  firstDay: number;
  days: number;
  /** Row number for assistive technology (`aria-rowindex`). */
  rowIndex: number;
}

interface BarViewProps {
  bar: Bar;
  lane: number;
  firstDay: number;
  days: number;
  /** Whether it is being dragged, so that its place is shown faintly. */
  lifted: boolean;
  onOpen: (bar: Bar) => void;
}

/** Returns the visible part of a span, in days. */
export const stretchOf = (
  { start, end }: { start: number; end: number },
  firstDay: number,
  days: number,
): { from: number; to: number } => ({
  from: Math.max(0, (start - firstDay) / dayMinutes),
  to: Math.min(days, (end - firstDay) / dayMinutes),
});

const BarView = memo(function BarView({ bar, lane, firstDay, days, lifted, onOpen }: BarViewProps) {
  const { from, to } = stretchOf(bar, firstDay, days);
  const text = barText(bar);
  const changes = bar.state !== 'OUT_OF_SERVICE' && !bar.leg;
  const style: Variables = { '--from': from, '--to': to, '--lane': lane };
  const occupied = isPrepared(bar) && stretchOf(occupiedBy(bar), firstDay, days);
  return (
    <>
      {occupied && (
        <i
          className={classes.preparation}
          style={{ '--from': to, '--to': occupied.to, '--lane': lane } as Variables}
          aria-hidden
        />
      )}
      <button
        type="button"
        tabIndex={-1}
        className={classes.bar}
        style={style}
        aria-label={text}
        data-bar={bar.key}
        data-state={bar.state}
        data-leg={bar.leg}
        data-alarm={bar.alarm}
        data-before={bar.start < firstDay || undefined}
        data-after={bar.end > firstDay + days * dayMinutes || undefined}
        data-long={to - from > 7 || undefined}
        data-lifted={lifted || undefined}
        // Pointers have their own gestures; this is for activation without one.
        onClick={(event) => {
          if (event.detail === 0) onOpen(bar);
        }}
      >
        {changes && <i className={classes.edge} data-edge="start" />}
        <span className={classes.barText}>
          <svg width="15" height="15" aria-hidden>
            <use href={`#planning-${bar.alarm ? 'ALARM' : bar.state}`} width="15" height="15" />
          </svg>
          {bar.label}
        </span>
        {changes && <i className={classes.edge} data-edge="end" />}
      </button>
    </>
  );
});

interface VehicleRowViewProps extends Frame {
  row: ItemRow<PlanningVehicleFieldsFragment, Bar>;
  /** The keyboard cursor on this row, and the id of its cell; undefined on all other rows. */
  cursorDay: number | undefined;
  cursorId: string | undefined;
  liftedKey: string | undefined;
  onOpen: (bar: Bar) => void;
}

type RowContentProps = Pick<VehicleRowViewProps, 'row' | 'firstDay' | 'days' | 'liftedKey' | 'onOpen'>;

/** A component of its own, so that an arrow key renders two cells and no row. */
const RowContent = memo(function RowContent({ row, firstDay, days, liftedKey, onOpen }: RowContentProps) {
  const { item: vehicle, bars, lanes } = row;
  return (
    <>
      <div role="rowheader" className={classes.head} data-still>
        <VehicleThumb vehicle={vehicle} />
        <span className={classes.headText}>
          <b>{vehicle.name}</b>
          <span>
            <Ltr>{vehicle.plateNumber}</Ltr>
            {!vehicle.visible && ` · ${t('grid.hidden')}`}
          </span>
        </span>
      </div>
      <div role="gridcell" aria-colindex={2} className={classes.track}>
        {bars.map((bar) => (
          <BarView
            key={bar.key}
            bar={bar}
            lane={lanes.get(bar.key) ?? 0}
            firstDay={firstDay}
            days={days}
            lifted={bar.key === liftedKey}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
});

/** Renders a vehicle's row: its name and its bars. */
export const VehicleRowView = memo(function VehicleRowView(props: VehicleRowViewProps) {
  const { row, firstDay, days, rowIndex, cursorDay, cursorId, liftedKey, onOpen } = props;
  const style: Variables = { '--top': `${row.top}px`, '--height': `${row.height}px` };
  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.row} style={style}>
      <RowContent row={row} firstDay={firstDay} days={days} liftedKey={liftedKey} onOpen={onOpen} />
      {cursorDay !== undefined && (
        <div
          role="gridcell"
          id={cursorId}
          aria-colindex={2 + (cursorDay - firstDay) / dayMinutes}
          aria-label={cellText(row.item, cursorDay, barsOn(row.bars, cursorDay))}
          className={classes.cursor}
          style={{ '--from': (cursorDay - firstDay) / dayMinutes } as Variables}
        />
      )}
    </div>
  );
});

interface GroupRowViewProps extends Frame {
  row: GroupRow;
  /** Free vehicles on each day. */
  free: readonly number[];
  folded: boolean;
  cursorDay: number | undefined;
  cursorId: string | undefined;
  onFold: (category: string) => void;
}

/** Renders the heading of a category, with its number of free vehicles on each day. */
export const GroupRowView = memo(function GroupRowView({
  row,
  free,
  folded,
  firstDay,
  days,
  rowIndex,
  cursorDay,
  cursorId,
  onFold,
}: GroupRowViewProps) {
  const style: Variables = { '--top': `${row.top}px`, '--height': `${row.height}px` };
  const name = t(`common:category.${row.group as VehicleCategory}`);
  const count = row.itemIds.length;
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  const at = cursorDay === undefined ? -1 : (cursorDay - firstDay) / dayMinutes;
  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.group} style={style} data-still>
      <div role="rowheader" className={classes.groupHead}>
        <ActionIcon
          variant="transparent"
          color="gray"
          size="sm"
          tabIndex={-1}
          aria-expanded={!folded}
          aria-label={t(folded ? 'grid.unfold' : 'grid.fold', { category: name })}
          onClick={() => onFold(row.group)}
        >
          <Chevron size={16} aria-hidden />
        </ActionIcon>
        <span className={classes.groupName}>{name}</span>
        <span className={classes.groupCount}>{count}</span>
      </div>
      {free.slice(0, days).map((available, index) => (
        <div
          key={index}
          role="gridcell"
          aria-colindex={index + 2}
          className={classes.free}
          data-level={available === 0 ? 'none' : available <= count / 4 ? 'few' : undefined}
          {...(index === at && {
            id: cursorId,
            'data-cursor': true,
            'aria-label': t('grid.groupCell', {
              category: name,
              day: dayText(firstDay + index * dayMinutes),
              free: t('grid.free', { count: available }),
            }),
          })}
        >
          {available}
        </div>
      ))}
    </div>
  );
});
