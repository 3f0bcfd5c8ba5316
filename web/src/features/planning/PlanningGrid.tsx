import { Button, VisuallyHidden } from '@mantine/core';
import { useElementSize, useId, useMergedRef } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react';
import { CellMenu } from './CellMenu';
import { heightOf, layRows } from '../../kit/timeline/rows';
import { rowKey, useGridKeys } from '../../kit/timeline/useGridKeys';
import { useGridViewport } from '../../kit/timeline/useGridViewport';
import { usePointer } from '../../kit/timeline/usePointer';
import { dayMinutes, startOfDay } from '../../kit/timeline/wallMinutes';
import { overlaps, barsOn } from '../../kit/timeline/spans';
import { vehicleCategories } from '../../domain/vehicle/categories';
import type { Bar } from './bars';
import { BarCard } from './BarCard';
import { freeByDay } from './freeDays';
import type { Proposal } from './gesture';
import { GridGround, GridHead } from './GridHead';
import { BarSigns, GroupRowView, stretchOf, VehicleRowView } from './GridRows';
import type { PlanningReservationFieldsFragment, PlanningVehicleFieldsFragment } from './Planning.generated';
import classes from './PlanningGrid.module.css';
import { dayText, proposalText } from './sentences';
import { useGesture } from './useGesture';
import { t } from './texts';

interface PlanningGridProps {
  vehicles: readonly PlanningVehicleFieldsFragment[];
  bars: ReadonlyMap<string, Bar[]>;
  reservationOf: (number: string) => PlanningReservationFieldsFragment | undefined;
  /** First minute of the first day. */
  firstDay: number;
  days: number;
  /** The agency's present time, in wall minutes. */
  now: number;
  /** False while the bars of the window are being loaded. */
  ready: boolean;
  onOpen: (number: string) => void;
  onCreate: (proposal: Proposal) => void;
  onChange: (bar: Bar, proposal: Proposal) => void;
}

const noneFree: readonly number[] = [];

const categoryOf = ({ category }: PlanningVehicleFieldsFragment): string => category;
const rowOf = ({ vehicleId }: Bar): string => vehicleId;

/**
 * Shows vehicles × days. Only the visible rows are rendered; the styles compute positions from days, so that a change of width renders
 * nothing. For mouse and touch see usePointer, for the keyboard useGridKeys.
 */
export const PlanningGrid = (props: PlanningGridProps) => {
  const { vehicles, bars, reservationOf, firstDay, days, now, ready, onOpen, onCreate, onChange } = props;
  const id = useId();
  const today = startOfDay(now);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ vehicleId: string; day: number } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { ref: headRef, height: headHeight } = useElementSize();

  // Bars beyond the window are needed for the preparation beside them.
  const shown = useMemo(() => {
    const window = { start: firstDay, end: firstDay + days * dayMinutes };
    return new Map([...bars].map(([id, own]) => [id, own.filter((bar) => overlaps(bar, window))]));
  }, [bars, firstDay, days]);
  const rows = useMemo(
    () => layRows({ items: vehicles, groups: vehicleCategories, groupOf: categoryOf, bars: shown, folded }),
    [vehicles, shown, folded],
  );
  const { scroller, measure, onScroll, first, end, dayWidth } = useGridViewport(rows, days);
  const byId = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  const barByKey = useMemo(() => new Map([...bars.values()].flat().map((bar) => [bar.key, bar])), [bars]);
  const free = useMemo(() => {
    const of = (ids: readonly string[]): number[] => freeByDay(ids, bars, firstDay, days);
    const groups = rows.flatMap((row) => (row.kind === 'group' ? [[row.group, of(row.itemIds)] as const] : []));
    return { all: of(vehicles.map((vehicle) => vehicle.id)), byCategory: new Map(groups) };
  }, [rows, vehicles, bars, firstDay, days]);

  const control = useGesture({ bars, now, onCreate, onChange });
  const { gesture, proposal } = control;
  const openBar = useCallback((bar: Bar): void => void (bar.number && onOpen(bar.number)), [onOpen]);
  const fold = useCallback((category: string): void => {
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(category)) next.add(category);
      return next;
    });
  }, []);
  const grid = { scroller, rows, rowOf, firstDay, days, dayWidth, control, ready, onOpen: openBar };
  const { cursor, setCursor, onKeyDown } = useGridKeys({
    ...grid,
    bars,
    today,
    headHeight,
    onFold: fold,
    onMenu: (vehicleId, day) => setMenu({ vehicleId, day }),
  });
  const pointer = usePointer({
    ...grid,
    body,
    barOf: (key) => barByKey.get(key),
    onPress: (vehicleId, day) => setCursor({ row: vehicleId, day }),
  });
  const attach = useMergedRef(scroller, measure, pointer.holdTouch);
  const [focused, setFocused] = useState(false);

  const refocus = (): void => scroller.current?.focus({ preventScroll: true });
  const cursorId = `${id}-${cursor?.row ?? ''}-${cursor?.day ?? ''}`;
  const liftedKey = gesture && gesture.kind !== 'create' ? gesture.bar.key : undefined;
  const target = proposal && rows.find((row) => row.kind === 'item' && row.item.id === proposal.vehicleId);
  const stretch = proposal && stretchOf(proposal, firstDay, days);
  const menuRow = menu && rows.find((row) => row.kind === 'item' && row.item.id === menu.vehicleId);

  const said = (): string => {
    if (!gesture || !proposal) return '';
    const vehicle = byId.get(proposal.vehicleId);
    if (pointer.tapped) return t('gesture.tapEnd', { vehicle: vehicle?.name ?? '', day: dayText(pointer.tapped.day) });
    if (!proposal.changed && gesture.kind !== 'create') {
      return t(gesture.kind === 'move' ? 'gesture.moving' : 'gesture.resizing', { label: gesture.bar.label });
    }
    return proposalText(proposal, vehicle);
  };

  return (
    <div className={classes.root}>
      <BarSigns />
      <VisuallyHidden id={`${id}-help`}>{t('grid.help')}</VisuallyHidden>
      <BarCard
        barOf={(key) => barByKey.get(key)}
        reservationOf={reservationOf}
        disabled={gesture !== null || menu !== null}
      >
        {/* The grid is one tab stop; arrow keys move from cell to cell (the ARIA grid pattern). */}
        <div
          ref={attach}
          role="grid"
          tabIndex={0}
          aria-label={t('grid.label')}
          aria-describedby={`${id}-help`}
          aria-rowcount={rows.length + 1}
          aria-colcount={days + 1}
          aria-activedescendant={focused && cursor ? cursorId : undefined}
          aria-busy={!ready}
          className={classes.scroller}
          style={{ '--day': `${dayWidth}px`, '--days': days } as CSSProperties}
          data-gesture={gesture?.kind}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target === event.currentTarget && setFocused(true)}
          onBlur={() => setFocused(false)}
          {...pointer.handlers}
          onScroll={(event) => {
            onScroll(event);
            pointer.handlers.onScroll();
          }}
        >
          <GridHead
            ref={headRef}
            firstDay={firstDay}
            days={days}
            today={today}
            vehicleCount={vehicles.length}
            free={free.all}
          />
          <div ref={body} role="rowgroup" className={classes.body} style={{ height: heightOf(rows) }}>
            <GridGround firstDay={firstDay} days={days} today={today} now={now} />
            {rows.slice(first, end).map((row, index) => {
              const cursorDay = cursor && cursor.row === rowKey(row) && focused ? cursor.day : undefined;
              const own = cursorDay === undefined ? undefined : cursorId;
              const frame = { firstDay, days, rowIndex: first + index + 2, cursorDay, cursorId: own };
              return row.kind === 'group' ? (
                <GroupRowView
                  key={rowKey(row)}
                  {...frame}
                  row={row}
                  free={free.byCategory.get(row.group) ?? noneFree}
                  folded={folded.has(row.group)}
                  onFold={fold}
                />
              ) : (
                <VehicleRowView
                  key={rowKey(row)}
                  {...frame}
                  row={row}
                  liftedKey={row.item.id === gestureVehicle(liftedKey, barByKey) ? liftedKey : undefined}
                  onOpen={openBar}
                />
              );
            })}
            {proposal && target && stretch && stretch.to > stretch.from && (
              <div
                className={classes.ghost}
                data-bad={proposal.obstacle !== null || undefined}
                style={
                  {
                    '--top': `${target.top}px`,
                    '--height': `${target.height}px`,
                    '--from': stretch.from,
                    '--to': stretch.to,
                  } as CSSProperties
                }
                aria-hidden
              />
            )}
            {menu && menuRow && (
              <CellMenu
                vehicleName={byId.get(menu.vehicleId)?.name ?? ''}
                day={menu.day}
                bars={barsOn(bars.get(menu.vehicleId), menu.day)}
                now={now}
                style={
                  {
                    '--top': `${menuRow.top}px`,
                    '--height': `${menuRow.height}px`,
                    '--from': (menu.day - firstDay) / dayMinutes,
                  } as CSSProperties
                }
                onOpen={openBar}
                onMove={(bar) => control.begin({ kind: 'move', bar, rowId: bar.vehicleId, days: 0 })}
                onResize={(bar, edge) => control.begin({ kind: 'resize', bar, edge, days: 0 })}
                onCreate={() => {
                  setCursor({ row: menu.vehicleId, day: menu.day });
                  control.finish({ kind: 'create', rowId: menu.vehicleId, anchor: menu.day, focus: menu.day });
                }}
                onClose={() => {
                  setMenu(null);
                  refocus();
                }}
              />
            )}
          </div>
        </div>
      </BarCard>
      <div className={classes.said} data-shown={gesture !== null || undefined}>
        <span role="status" data-bad={Boolean(proposal?.obstacle) || undefined}>
          {said()}
        </span>
        {pointer.tapped && (
          <Button size="compact-sm" variant="default" onClick={pointer.cancel}>
            {t('gesture.stop')}
          </Button>
        )}
      </div>
    </div>
  );
};

const gestureVehicle = (key: string | undefined, bars: ReadonlyMap<string, Bar>): string | undefined =>
  key === undefined ? undefined : bars.get(key)?.vehicleId;
