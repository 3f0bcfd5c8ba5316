import { PlanningBoard } from '../../features/planning/PlanningBoard';
import { planningView } from '../../features/planning/planningView';
import { t } from '../../features/planning/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useListParams } from '../../kit/list/useListParams';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useEver } from '../../kit/lazy/useEver';

const ReservationDrawer = lazyPart(
  async () => (await import('../../features/reservation-desk/ReservationDrawer')).ReservationDrawer,
  { over: true },
);

/** Shows /tablereservation: the availability calendar, and an opened reservation beside it. */
export const PlanningPage = () => {
  usePageTitle(t('title'));
  const { state, update, hrefFor } = useListParams(planningView);
  const drawerShown = useEver(state.opened !== '');
  return (
    <>
      <PlanningBoard />
      {drawerShown && (
        <ReservationDrawer
          number={state.opened}
          onClose={() => update({ opened: '' })}
          hrefFor={(number) => hrefFor({ opened: number })}
        />
      )}
    </>
  );
};
