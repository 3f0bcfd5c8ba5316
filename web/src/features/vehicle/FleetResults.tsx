import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconCalendarX, IconCarOff } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Navigate, type To } from 'react-router-dom';
import { readProblem } from '../../platform/errors/errors';
import { formatDateTime } from '../../platform/time/time';
import { useScrolledBeyond } from '../../kit/display/useScrolledBeyond';
import { EmptyState } from '../../kit/state/EmptyState';
import { ErrorState } from '../../kit/state/ErrorState';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useTickedEarly, useTypedEarly } from '../../kit/form/earlyInput';
import { Pagination } from '../../kit/list/Pagination';
import { CompareToggle } from './CompareBar';
import { FilterChips, FleetFilters } from './FleetFilters';
import { allSorts, hasFilters, mostCompared, type FleetSort, type FleetState } from './fleetState';
import type { Fleet } from './useFleet';
import { VehicleCard, type ReservedVehicle } from './VehicleCard';
import classes from './FleetResults.module.css';
import { t } from './texts';

const FilterDrawer = lazyPart(async () => (await import('./FilterDrawer')).FilterDrawer, { over: true });

interface FleetResultsProps {
  fleet: Fleet;
  /** True while a dialog is over the page. */
  covered: boolean;
  state: FleetState;
  onChange: (change: Partial<FleetState>) => void;
  detailTo: (vehicleId: string) => To;
  pageTo: (page: number) => To;
  onReserve: (vehicle: ReservedVehicle) => void;
  onCompare: (vehicleIds: readonly string[]) => void;
}

/** Shows filters (in a drawer on phones), count, sorting, vehicle cards and pagination. */
export const FleetResults = (props: FleetResultsProps) => {
  const { fleet, state, onChange, pageTo } = props;
  const [drawer, setDrawer] = useState(false);
  const shown = fleet.vehicles !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const sortBy = (sort: string): void => onChange({ sort: sort as FleetSort });
  const sortField = useTypedEarly<HTMLSelectElement>(state.sort, sortBy);
  // The pressed button leaves with the dates.
  const clearDates = (): void => {
    onChange({ startsAt: '', endsAt: '' });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={classes.layout}>
      <aside className={classes.sidebar} aria-label={t('fleet.filters')}>
        <FleetFilters state={state} onChange={onChange} />
      </aside>
      <div className={classes.main}>
        <div className={classes.bar}>
          <div aria-live="polite">
            <h2 ref={heading} className={classes.count} tabIndex={-1} id="resultats">
              {shown
                ? t(fleet.dated ? 'fleet.countFree' : 'fleet.count', { count: fleet.totalCount })
                : t('fleet.results')}
            </h2>
            {fleet.dated && !fleet.marker && (
              <p className={classes.dates}>
                {t('fleet.from', { start: formatDateTime(state.startsAt), end: formatDateTime(state.endsAt) })}
                <button type="button" data-alone onClick={clearDates}>
                  {t('fleet.clearDates')}
                </button>
              </p>
            )}
          </div>
          <div className={classes.tools}>
            <Button
              variant="default"
              className={classes.filterButton ?? ''}
              leftSection={<IconAdjustmentsHorizontal size={18} />}
              onClick={() => setDrawer(true)}
            >
              {t('fleet.showFilters')}
            </Button>
            <NativeSelect
              ref={sortField}
              aria-label={t('fleet.sort')}
              value={state.sort}
              data={allSorts.map((value) => ({ value, label: t(`fleet.sorts.${value}`) }))}
              onChange={(event) => sortBy(event.currentTarget.value)}
            />
          </div>
        </div>
        <FilterChips state={state} onChange={onChange} />
        {/* Hydrated on its own, because it is the largest part of the page. */}
        <Suspense fallback={null}>
          <List {...props} />
        </Suspense>
        {shown && <Pagination page={state.page} pageCount={fleet.pageCount} hrefFor={pageTo} />}
      </div>
      {drawer && <FilterDrawer state={state} onChange={onChange} onClose={() => setDrawer(false)} />}
    </div>
  );
};

/**
 * Tells whether the list has been under a dialog since it was first shown, with the page at its top, so that a phone shows at most its
 * first picture. After going back or reloading, the browser restores how far the page was scrolled.
 */
const useUnseen = (covered: boolean): boolean => {
  const [unseen, setUnseen] = useState(covered);
  const scrolled = useScrolledBeyond(0);
  if (unseen && (!covered || scrolled)) setUnseen(false);
  return unseen;
};

const List = ({ fleet, covered, state, onChange, detailTo, pageTo, onReserve, onCompare }: FleetResultsProps) => {
  const unseen = useUnseen(covered);
  const onPage = fleet.vehicles?.map(({ id }) => id) ?? [];
  const cards = useTickedEarly<HTMLUListElement, string>(onPage, (ticked) => {
    const elsewhere = state.compared.filter((id) => !onPage.includes(id));
    onCompare([...elsewhere, ...ticked].slice(0, mostCompared));
  });
  if (fleet.marker) {
    return (
      <EmptyState
        icon={<IconCalendarX size={44} stroke={1.4} color="var(--mantine-color-dimmed)" aria-hidden />}
        title={t('search.wrong')}
        message={t('fleet.wrongDates')}
        action={
          <Button variant="default" onClick={() => onChange({ startsAt: '', endsAt: '' })}>
            {t('home.fleet.all')}
          </Button>
        }
      />
    );
  }
  if (fleet.error) {
    return (
      <ErrorState
        title={t('fleet.errorTitle')}
        message={hasFilters(state) ? t('fleet.filterFailed') : readProblem(fleet.error).message}
        onRetry={fleet.refetch}
        retrying={fleet.loading}
      />
    );
  }
  if (!fleet.vehicles) {
    return (
      <div className={classes.cards} aria-busy>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={430} />
        ))}
      </div>
    );
  }
  if (fleet.vehicles.length === 0) {
    // The address is outdated, so the last existing page is shown.
    if (fleet.totalCount > 0 && !fleet.loading) return <Navigate to={pageTo(fleet.pageCount)} replace />;
    return (
      <div role="status">
        <EmptyState
          icon={<IconCarOff size={44} stroke={1.4} color="var(--mantine-color-dimmed)" aria-hidden />}
          title={fleet.dated ? t('fleet.emptyTitle') : t('fleet.noneTitle')}
          message={t(fleet.dated ? 'fleet.emptySearch' : hasFilters(state) ? 'fleet.none' : 'fleet.noneYet')}
          action={
            hasFilters(state) && (
              <Button variant="default" onClick={() => onChange({ categories: [], transmissions: [], fuels: [] })}>
                {t('fleet.clearFilters')}
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <ul
      ref={cards}
      className={classes.cards}
      data-loading={fleet.loading || undefined}
      data-unseen={unseen || undefined}
    >
      {fleet.vehicles.map((vehicle, index) => (
        <li key={vehicle.id}>
          <VehicleCard
            vehicle={vehicle}
            detailTo={detailTo(vehicle.id)}
            eager={!covered && (index === 0 ? 'first' : index < 3)}
            onReserve={onReserve}
            corner={<CompareToggle vehicle={vehicle} compared={state.compared} onCompare={onCompare} />}
          />
        </li>
      ))}
    </ul>
  );
};
