import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconCar, IconSearchOff } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../platform/errors/errors';
import { useLiveLine } from '../../platform/live/live';
import { paths } from '../../platform/url/paths';
import { useStaffTiles } from '../../platform/map/useStaffTiles';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { OutageAlert } from '../../kit/state/OutageAlert';
import { useCompact } from '../../kit/list/useCompact';
import { useListParams } from '../../kit/list/useListParams';
import { MapFrame } from '../../kit/map/MapFrame';
import type { LatLng } from '../../kit/map/morocco';
import { useTiles } from '../../kit/map/useTiles';
import { shifted, viewOf, type MapView } from '../../kit/map/view';
import { PageHeader } from '../../kit/display/PageHeader';
import classes from './FleetBoard.module.css';
import { FleetCard } from './FleetCard';
import { FleetGroup } from './FleetGroup';
import { FleetList } from './FleetList';
import { FleetMarkers } from './FleetMarkers';
import { FleetTools } from './FleetTools';
import { fleetView, narrowed, placed, type FleetVehicle, type PlacedVehicle } from './fleetView';
import { t } from './texts';
import { useFleet } from './useFleet';

interface FleetBoardProps {
  /** Address of a rental beside its list. */
  hrefFor: (number: string) => string;
}

/** The zoom at which a single vehicle is shown; a drawn map has no streets, so it shows the cities and roads around. */
const vehicleZoom = { tiles: 15, drawn: 10 };
/** The highest zoom of the map. */
const closest = 18;
/** Pixels by which the map's middle lies west and south of a selected vehicle, so that its card does not cover it. */
const besideCard: [number, number] = [130, 60];
/** The same pixels on a phone, where the vehicle's card is a sheet at the bottom. */
const besideSheet: [number, number] = [0, 120];
/** Degrees within which vehicles stand at one place. */
const onePlace = 0.0002;

/** A view of one vehicle, from where it stood when it was selected. */
interface Aim {
  target: LatLng;
  /** The zoom before, which is kept if it is higher. */
  zoom: number;
}

const isOnePlace = (members: readonly PlacedVehicle[]): boolean =>
  ([0, 1] as const).every((axis) => {
    const degrees = members.map(({ at }) => at[axis]);
    return Math.max(...degrees) - Math.min(...degrees) < onePlace;
  });

/** Shows map and list once the fleet is loaded. */
const Content = ({ fleet, hrefFor }: FleetBoardProps & { fleet: readonly FleetVehicle[] }) => {
  const { state: view, update } = useListParams(fleetView);
  const compact = useCompact();
  const layer = useStaffTiles();
  const { text, states, selected } = view;
  const { vehicles, counts, total } = useMemo(() => narrowed(fleet, { text, states }), [fleet, text, states]);
  const drawn = useMemo(() => placed(vehicles), [vehicles]);
  const [moved, setMoved] = useState<MapView | Aim | null>(null);
  // A link to a vehicle opens the map at it, as soon as its position is known.
  const [linked, setLinked] = useState(selected);
  const linkedTo = linked === '' ? undefined : drawn.find(({ id }) => id === linked);
  if (linkedTo) {
    setLinked('');
    if (moved === null) setMoved({ target: linkedTo.at, zoom: 0 });
  }
  const tiles = useTiles(layer);
  const shownView = useMemo(() => {
    if (!moved || 'center' in moved) return moved;
    const zoom = Math.max(moved.zoom, tiles ? vehicleZoom.tiles : vehicleZoom.drawn);
    return { center: shifted(moved.target, zoom, compact ? besideSheet : besideCard), zoom };
  }, [moved, tiles, compact]);
  // The map fits all vehicles when somebody asks for it. It does not follow moving vehicles, but is fitted again when positions become
  // known for the first time.
  const [fitted, setFitted] = useState<readonly PlacedVehicle[]>(drawn);
  if (moved === null && drawn.length > fitted.length) setFitted(drawn);
  const points = useMemo(() => fitted.map(({ at }) => at), [fitted]);
  const [group, setGroup] = useState<ReadonlySet<string> | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);

  const open = useCallback((id: string) => update({ selected: id, pane: 'MAP' }, { replace: true }), [update]);
  const choose = useCallback(
    (id: string): void => {
      setByKeyboard(false);
      setGroup(null);
      open(id);
    },
    [open],
  );
  const flyTo = useCallback(
    (id: string, keyboard: boolean): void => {
      choose(id);
      setByKeyboard(keyboard);
      const target = drawn.find((vehicle) => vehicle.id === id);
      if (!target) return;
      setMoved((now) => ({ target: target.at, zoom: now?.zoom ?? 0 }));
    },
    [choose, drawn],
  );
  const openCluster = useCallback((members: readonly PlacedVehicle[]): void => {
    if (isOnePlace(members)) {
      setGroup(new Set(members.map(({ id }) => id)));
      return;
    }
    const at = members.map((member) => member.at);
    const { clientWidth, clientHeight } = document.documentElement;
    setMoved((now) => {
      const fit = viewOf(at, clientWidth / 2, clientHeight / 2, { margin: 48, closest });
      const before = now === null ? 0 : 'center' in now ? now.zoom : Math.max(now.zoom, vehicleZoom.drawn);
      return { ...fit, zoom: Math.min(closest, Math.max(fit.zoom, before + 1)) };
    });
  }, []);
  const close = (): void => {
    update({ selected: '', pane: view.pane }, { replace: true });
    // Returns the focus to the element that opened the card.
    if (byKeyboard) document.querySelector<HTMLElement>(`[data-vehicle="${CSS.escape(selected)}"]`)?.focus();
  };

  const shown = fleet.find(({ id }) => id === selected);
  const grouped = group && vehicles.filter(({ id }) => group.has(id));
  const list =
    vehicles.length > 0 ? (
      <FleetList vehicles={vehicles} selected={selected} onSelect={flyTo} />
    ) : (
      <EmptyState
        icon={IconSearchOff}
        title={t('noMatch')}
        message={t('noMatchText')}
        action={<Button onClick={() => update({ text: '', states: [] })}>{t('all')}</Button>}
      />
    );
  return (
    <>
      <FleetTools
        view={view}
        counts={counts}
        total={total}
        onChange={(change) => update(change, { replace: true })}
        onFind={() => {
          const [first] = vehicles;
          if (first) flyTo(first.id, false);
        }}
        onFit={() => {
          setFitted(drawn);
          setMoved(null);
          setLinked('');
          update({ pane: 'MAP' }, { replace: true });
        }}
      />
      {compact && (
        <div className={classes.panes} role="group" aria-label={t('panes')}>
          {(['MAP', 'LIST'] as const).map((pane) => (
            <button
              key={pane}
              type="button"
              aria-pressed={view.pane === pane}
              onClick={() => update({ pane }, { replace: true })}
            >
              {t(`pane.${pane}`)}
            </button>
          ))}
        </div>
      )}
      <div className={classes.columns}>
        {(!compact || view.pane === 'LIST') && (
          <div className={classes.side}>
            <Text size="sm" c="dimmed" role="status">
              {t('count', { count: vehicles.length })}
            </Text>
            {list}
          </div>
        )}
        {(!compact || view.pane === 'MAP') && (
          <MapFrame
            label={t('map')}
            layer={layer}
            view={shownView}
            onView={setMoved}
            points={points}
            signs={points}
            closest={closest}
            animated
            className={classes.map}
            over={
              grouped && grouped.length > 0 ? (
                <FleetGroup vehicles={grouped} onSelect={choose} onClose={() => setGroup(null)} />
              ) : (
                shown && <FleetCard vehicle={shown} focused={byKeyboard} onClose={close} hrefFor={hrefFor} />
              )
            }
          >
            <FleetMarkers vehicles={drawn} selected={selected} onSelect={choose} onCluster={openCluster} />
          </MapFrame>
        )}
      </div>
    </>
  );
};

/** Shows the positions of the whole fleet, live: map and list of the same vehicles. */
export const FleetBoard = ({ hrefFor }: FleetBoardProps) => {
  const { fleet, error, loading, reload, refusal } = useFleet();
  const line = useLiveLine();
  const down = fleet?.some(({ whereabouts }) => whereabouts.problem === 'TRACKER_DOWN');
  const live = line !== 'down' && !down;

  return (
    <section className={classes.root}>
      <PageHeader title={t('title')} lead={fleet ? t(live ? 'lead' : 'count', { count: fleet.length }) : '\u00a0'} />
      {line === 'down' && <OutageAlert>{t('lineDown')}</OutageAlert>}
      {down && <OutageAlert>{t('down')}</OutageAlert>}
      {Boolean(refusal) && (
        <Alert color="saffron" role="alert">
          {readProblem(refusal).message}
        </Alert>
      )}
      {Boolean(error) && <LoadFailure title={t('loadFailed')} error={error} refetch={reload} loading={loading} />}
      {!fleet && !error && (
        <Skeleton className={classes.map ?? ''} radius="md" role="status" aria-label={t('common:loading')} />
      )}
      {fleet?.length === 0 && (
        <EmptyState
          icon={IconCar}
          title={t('empty')}
          message={t('emptyText')}
          action={
            <Button component={Link} to={paths.vehicles}>
              {t('emptyAction')}
            </Button>
          }
        />
      )}
      {fleet && fleet.length > 0 && <Content fleet={fleet} hrefFor={hrefFor} />}
    </section>
  );
};
