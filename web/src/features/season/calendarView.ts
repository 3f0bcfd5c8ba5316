import { textParam, type ListState } from '../../ui/list/listParams';

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What the address holds of the calendar of prices. */
export const calendarView = {
  /** `YYYY-MM`; empty for the present month. */
  month: textParam('mois'),
  vehicleId: textParam('vehicule'),
};

export type CalendarView = ListState<typeof calendarView>;

/** The month that is shown: the one of the address where it is one, else that of `today`. */
export const monthOf = ({ month }: CalendarView, today: string): string =>
  monthForm.test(month) ? month : today.slice(0, 7);

/** The month so many months later. */
export const shiftMonth = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** How many days a month has. */
export const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** Days between two cells of a row, in their order. */
export interface DaySpan {
  startsOn: string;
  endsOn: string;
}

export const spanOf = (one: string, other: string): DaySpan =>
  one <= other ? { startsOn: one, endsOn: other } : { startsOn: other, endsOn: one };
