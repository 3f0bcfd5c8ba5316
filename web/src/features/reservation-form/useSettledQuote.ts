import { useDebouncedValue } from '@mantine/hooks';
import { tripOptions, type ReservationDraft } from '../../domain/reservation/draft';
import { useQuote } from '../../domain/reservation/useQuote';
import { useAgencyNow } from '../../platform/time/useAgencyNow';

/** The price of a form's trip, as `useQuote` returns it. */
export type SettledQuote = ReturnType<typeof useQuote>;

/** Queries the price of what a form asks for, once it no longer changes. */
export const useSettledQuote = (vehicleId: string, draft: ReservationDraft): SettledQuote => {
  const [settled] = useDebouncedValue(draft, 250);
  return useQuote({ vehicleId, period: settled.period, notBefore: useAgencyNow(), options: tripOptions(settled) });
};
