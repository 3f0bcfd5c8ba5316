import { PlanningBoard } from '../../features/planning/PlanningBoard';
import { planningView } from '../../features/planning/planningView';
import { ReservationDrawer } from '../../features/reservation-desk/ReservationDrawer';
import { t } from '../../lib/i18n/planning';
import { usePageTitle } from '../../lib/usePageTitle';
import { useListParams } from '../../ui/list/useListParams';

/** Shows /tablereservation: the availability calendar, and an opened reservation beside it. */
export const PlanningPage = () => {
  usePageTitle(t('title'));
  const { state, update, hrefFor } = useListParams(planningView);
  return (
    <>
      <PlanningBoard />
      <ReservationDrawer
        number={state.opened}
        onClose={() => update({ opened: '' })}
        hrefFor={(number) => hrefFor({ opened: number })}
      />
    </>
  );
};
