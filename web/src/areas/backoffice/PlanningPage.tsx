import { PlanningBoard } from '../../features/planning/PlanningBoard';
import { planningView } from '../../features/planning/planningView';
import { t } from '../../features/planning/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useListParams } from '../../kit/list/useListParams';
import { ReservationBeside } from './ReservationBeside';

/** Shows /tablereservation: the availability calendar, and an opened reservation beside it. */
export const PlanningPage = () => {
  usePageTitle(t('title'));
  const { state, update, hrefFor } = useListParams(planningView);
  return (
    <>
      <PlanningBoard />
      <ReservationBeside
        number={state.opened}
        onClose={() => update({ opened: '' })}
        hrefFor={(number) => hrefFor({ opened: number })}
      />
    </>
  );
};
