import { PlanningBoard } from '../../features/planning/PlanningBoard';
import { planningView } from '../../features/planning/planningView';
import { t } from '../../lib/i18n/planning';
import { usePageTitle } from '../../lib/usePageTitle';
import { useListParams } from '../../ui/list/useListParams';
import { lazyPart } from '../../ui/lazyPart';
import { useEver } from '../../ui/useEver';

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
