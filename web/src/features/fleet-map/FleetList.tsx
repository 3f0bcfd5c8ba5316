import { useElementSize, useMergedRef } from '@mantine/hooks';
import { memo, useRef, useState } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import { useWhen } from '../../platform/effect/useWhen';
import { formatAgo } from '../../platform/time/time';
import { useTick } from '../../platform/live/useTick';
import classes from './FleetList.module.css';
import { FleetSign } from './FleetSign';
import type { FleetVehicle } from './fleetView';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

interface FleetListProps {
  vehicles: readonly FleetVehicle[];
  selected: string;
  /** `byKeyboard` is true if a key chose it: the focus then moves to the card. */
  onSelect: (id: string, byKeyboard: boolean) => void;
}

/** Height of a row in pixels; the style sheet has the same value. */
const rowHeight = 76;
/** Rows rendered beyond the visible ones, so that the next one exists before it is scrolled or tabbed to. */
const spare = 6;
const ageEvery = 30_000;

/** Minutes after which the age of a position is shown. */
const freshFor = 2;

const placeOf = ({ state, position }: FleetVehicle['whereabouts']): string => {
  if (state === 'NO_DEVICE') return '';
  return position ? (position.address ?? t('addressUnknown')) : t('unplaced');
};

const detailOf = ({ state, position, positionAt }: FleetVehicle['whereabouts']): string => {
  if (state === 'MOVING' && position) return t('kmh', { speed: Math.round(position.speedKph) });
  if (state === 'NO_DEVICE' || !positionAt) return '';
  if (state !== 'SILENT' && serverNow() - Date.parse(positionAt) < freshFor * 60_000) return '';
  return t('known', { ago: formatAgo(positionAt) });
};

interface RowProps extends Pick<FleetListProps, 'onSelect'> {
  vehicle: FleetVehicle;
  chosen: boolean;
  detail: string;
}

const Row = memo(({ vehicle: { id, name, plateNumber, whereabouts }, chosen, detail, onSelect }: RowProps) => (
  <button
    type="button"
    data-vehicle={id}
    aria-current={chosen || undefined}
    onClick={(event) => onSelect(id, event.detail === 0)}
  >
    <FleetSign state={whereabouts.state} />
    <span className={classes.name}>
      <b>{name}</b>
      <span>
        <Ltr>{plateNumber}</Ltr>
      </span>
    </span>
    <span className={classes.state}>
      <span>{t(`states.${whereabouts.state}`)}</span>
      <span>{detail}</span>
    </span>
    <span className={classes.place}>{placeOf(whereabouts)}</span>
  </button>
));
Row.displayName = 'Row';

/** Lists the vehicles of the view beside the map. Only the visible rows are rendered, however large the fleet is. */
export const FleetList = ({ vehicles, selected, onSelect }: FleetListProps) => {
  useTick(ageEvery);
  const { ref: sized, height } = useElementSize();
  const box = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(sized, box);
  const [scrolled, setScrolled] = useState(0);
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spare);
  const last = Math.min(vehicles.length, Math.ceil((scrolled + (height || 640)) / rowHeight) + spare);
  const place = vehicles.findIndex(({ id }) => id === selected);

  const showPlace = (): void => {
    const element = box.current;
    if (!element) return;
    const top = place * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight - element.clientHeight;
  };
  // The vehicle may have been chosen on the map.
  useWhen(place >= 0, showPlace, place);

  return (
    <div
      ref={ref}
      className={classes.box}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget;
        // Scrolling by less than a row changes no rendered rows.
        setScrolled(Math.floor(scrollTop / rowHeight) * rowHeight);
      }}
    >
      <ul className={classes.list} aria-label={t('list')} style={{ height: vehicles.length * rowHeight }}>
        {vehicles.slice(first, last).map((vehicle, index) => (
          <li
            key={vehicle.id}
            className={classes.row}
            style={{ top: (first + index) * rowHeight }}
            aria-setsize={vehicles.length}
            aria-posinset={first + index + 1}
          >
            <Row
              vehicle={vehicle}
              chosen={vehicle.id === selected}
              detail={detailOf(vehicle.whereabouts)}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
