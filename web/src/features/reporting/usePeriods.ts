import { dayParam } from '../../kit/list/listParams';
import { useListParams } from '../../kit/list/useListParams';
import type { DaySpan } from './PeriodForm';
import { sameSpan } from './reportPresets';

/** The names of the statistics page's charts in the address (docs/rules/reports.md#periods). */
export type ChartName = 'location' | 'vehicule' | 'charge' | 'revenue' | 'parc';

const names: readonly ChartName[] = ['location', 'vehicule', 'charge', 'revenue', 'parc'];

const params = Object.fromEntries(
  names.flatMap((name) => [
    [`${name}From`, dayParam(`date_debut_${name}`)],
    [`${name}To`, dayParam(`date_fin_${name}`)],
  ]),
) as Record<`${ChartName}From` | `${ChartName}To`, ReturnType<typeof dayParam>>;

/** Returns the period of each chart, stored in the address; null for the current month. */
export const usePeriods = () => {
  const { state, update } = useListParams(params);
  const periodOf = (name: ChartName): DaySpan | null => {
    const from = state[`${name}From`];
    const to = state[`${name}To`];
    return from && to ? { from, to } : null;
  };
  const setPeriod = (name: ChartName, period: DaySpan | null): void =>
    update({ [`${name}From`]: period?.from ?? '', [`${name}To`]: period?.to ?? '' });
  /** Sets the period of every chart. */
  const setAll = (period: DaySpan | null): void =>
    update(
      Object.fromEntries(
        names.flatMap((name) => [
          [`${name}From`, period?.from ?? ''],
          [`${name}To`, period?.to ?? ''],
        ]),
      ),
    );
  const [first = null, ...others] = names.map(periodOf);
  /** The period of all charts; undefined if they differ. */
  const common = others.every((period) => sameSpan(period, first)) ? first : undefined;
  return { periodOf, setPeriod, setAll, common };
};
