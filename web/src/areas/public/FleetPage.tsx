import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CompareBar } from '../../features/vehicle/CompareBar';
import { FleetResults } from '../../features/vehicle/FleetResults';
import { fleetView, tripFacts } from '../../features/vehicle/fleetState';
import { SearchHeader, type FleetSearch } from '../../features/vehicle/SearchHeader';
import { t } from '../../features/vehicle/texts';
import { useFleet } from '../../features/vehicle/useFleet';
import { useWhen } from '../../platform/effect/useWhen';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useListParams } from '../../kit/list/useListParams';
import { Zellige } from '../../kit/theme/Zellige';
import { useOverlayParam } from './useOverlayParam';
import { useVehicleDialogs } from './useVehicleDialogs';
import classes from './FleetPage.module.css';

const CompareDialog = lazyPart(async () => (await import('../../features/vehicle/CompareDialog')).CompareDialog, {
  over: true,
});

/**
 * Pixels that the page scrolls after a search (docs/rules/site.md#fleet-page). The head is made so high that the page then ends at the
 * results.
 */
const searchScroll = 700;

/** Shows the fleet: search by dates, filters, sorting and pages, all of it in the URL. */
export const FleetPage = () => {
  const { state, update, hrefFor } = useListParams(fleetView);
  const location = useLocation();
  const fleet = useFleet(state);
  const period = fleet.dated && !fleet.marker ? { startsAt: state.startsAt, endsAt: state.endsAt } : null;
  const facts = tripFacts(state);
  const { detailTo, reserve, dialogs, covered } = useVehicleDialogs(period, facts);
  const comparison = useOverlayParam('comparaison');
  const results = useRef<HTMLDivElement>(null);

  // Replaces the address, because the back button should not undo the choices for a comparison one by one.
  const compare = (compared: readonly string[]): void => update({ compared, page: state.page }, { replace: true });

  const removeCompared = (id: string): void => {
    compare(state.compared.filter((other) => other !== id));
    // The change of the list has closed the comparison. It stays open while there are two vehicles to compare.
    if (state.compared.length > 2) comparison.open('1');
  };

  const search = (wanted: FleetSearch): void => {
    update(wanted, { state: { searched: true } });
    // Queries again although the search is the same, because other vehicles may be free by now.
    if (hrefFor(wanted) === hrefFor({ page: state.page })) fleet.refetch();
  };

  const searched = (location.state as { searched?: boolean } | null)?.searched === true;
  const arrived = fleet.vehicles !== undefined && !fleet.loading;
  const [landed, setLanded] = useState(false);
  // Stays this high, because the results would jump if the head shrank again.
  if (searched && arrived && !landed) setLanded(true);
  const scrolledFor = useRef<string | null>(null);
  useWhen(
    searched && arrived,
    () => {
      if (scrolledFor.current === location.key) return;
      scrolledFor.current = location.key;
      window.scrollTo({ top: searchScroll });
      results.current?.querySelector<HTMLElement>('#resultats')?.focus({ preventScroll: true });
    },
    location.key,
  );

  return (
    <>
      <section className={classes.head} data-landed={landed || undefined}>
        <Zellige id="zellige-fleet" className={classes.zellige} />
        <div className={classes.inner}>
          <h1 className={classes.title}>{t('fleet.title')}</h1>
          <p className={classes.lead}>{t('fleet.lead')}</p>
          <SearchHeader
            initial={state}
            serverMarker={fleet.marker}
            busy={fleet.dated && fleet.loading}
            onSearch={search}
          />
        </div>
      </section>
      <div ref={results} className={classes.results}>
        <FleetResults
          fleet={fleet}
          covered={covered}
          state={state}
          onChange={update}
          detailTo={detailTo}
          pageTo={(page) => hrefFor({ page })}
          onReserve={reserve}
          onCompare={compare}
        />
      </div>
      {state.compared.length > 0 && (
        <CompareBar count={state.compared.length} openTo={comparison.to('1')} onClear={() => compare([])} />
      )}
      {comparison.value && state.compared.length > 0 && (
        <CompareDialog
          ids={state.compared}
          period={period}
          trip={facts}
          onRemove={removeCompared}
          onReserve={reserve}
          onClose={comparison.close}
        />
      )}
      <Suspense fallback={null}>{dialogs}</Suspense>
    </>
  );
};
