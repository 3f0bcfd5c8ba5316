import { textParam, type ListState } from '../../kit/list/listParams';

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The query parameters that hold the state of the price calendar. */
export const calendarView = {
  /** `YYYY-MM`; empty for the current month. */
  month: textParam('mois'),
  vehicleId: textParam('vehicule'),
};

/** The month of the price calendar, and the vehicle that it is limited to. */
export type CalendarView = ListState<typeof calendarView>;

/** Returns the shown month: that of the address if it is valid, else that of `today`. */
export const monthOf = ({ month }: CalendarView, today: string): string =>
  monthForm.test(month) ? month : today.slice(0, 7);

/** Returns the month a number of months later. */
export const shiftMonth = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** Returns the number of days of a month. */
export const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The days between two cells of a row, from the first to the last. */
export interface DaySpan {
  startsOn: string;
  endsOn: string;
}

/** Returns the period between two days, `YYYY-MM-DD`, whichever of them is earlier. */
export const spanOf = (one: string, other: string): DaySpan =>
  one <= other ? { startsOn: one, endsOn: other } : { startsOn: other, endsOn: one };
