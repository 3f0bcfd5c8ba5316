import { leftToRight } from '../../../kernel/left-to-right.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { ID, RESERVATION_NUMBER } from '../../../api/rest/wire-fields.js';
import {
  choice,
  dirhams,
  type Form,
  form,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  type Schema,
  type SentFields,
  text,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { toWireTime } from '../../../kernel/time.js';
import { STATUS_LABELS } from '../../booking/reservation/reservation.errors.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { DaySpan } from './report-period.js';
import type { DayAmount, DayCount, LoyalCustomers, RecentReservation, VehicleCount } from './reporting.service.js';

/** The chart of the statistics page to which a filter belongs (docs/rules/reports.md#periods). */
export type Chart = 'location' | 'vehicule' | 'charge' | 'revenue';

/** Returns the REST names of the fields with a chart's first and last day, under which their problems are reported. */
export const periodFieldNames = (chart: Chart): FieldNames => ({
  from: `date_debut_${chart}`,
  to: `date_fin_${chart}`,
});

const STATISTICS_DAY: Schema = text({
  description: 'YYYY-MM-DD; without both days the current month, which all staff may ask for.',
});

/** The body of a chart's call: the first and the last day, both included. */
export function periodForm(chart: Chart): Form<PeriodField, never> {
  return form({
    [`date_debut_${chart}`]: STATISTICS_DAY,
    [`date_fin_${chart}`]: STATISTICS_DAY,
  } as Record<PeriodField, Schema>);
}
type PeriodField = `date_debut_${Chart}` | `date_fin_${Chart}`;

/** Reads the first and last day from the body of a chart's call. They are not validated yet. */
export function spanFromWire(body: SentFields<ReturnType<typeof periodForm>>, chart: Chart): DaySpan {
  return { from: dayFromWire(body[`date_debut_${chart}`]), to: dayFromWire(body[`date_fin_${chart}`]) };
}

/** Reads a day; anything but text becomes a text that is not a day, so that validation refuses it. */
function dayFromWire(value: unknown): string | null | undefined {
  return value === undefined || value === null || typeof value === 'string' ? value : '?';
}

/** A series of a chart: `data` has the values, `data2` the label of each at the same index. */
export const SERIES = named(
  'Series',
  object({
    data: list(number({ minimum: 0 }), { description: 'Values.' }),
    data2: list(text(), { description: 'Their labels: days, YYYY-MM-DD, or vehicles.' }),
  }),
);
/** The values of a chart, and the label of each at the same index. */
export type Series = ValueOf<typeof SERIES>;

const RENTALS = integer({ minimum: 0, description: 'Rentals.' });
/** The answer with the customers who rent most. `data2` has one entry, the number of rentals of all customers. */
export const LOYAL_CUSTOMERS = named(
  'LoyalCustomers',
  object({
    data: list(object({ id: ID, nom: text(), prenom: text(), telephone: text(), fied_client: RENTALS })),
    data2: list(object({ fied_client: RENTALS }), { description: 'Number of rentals.' }),
  }),
);

/** A reservation in the dashboard's list, in the answers of the REST calls. */
export const RECENT_RESERVATION = named(
  'RecentReservation',
  object({
    num_reservation: RESERVATION_NUMBER,
    nom_client: text(),
    prenom_client: text(),
    telephone_client: nullable(text()),
    nom_vehicule: text(),
    date_debut: wireTime(),
    date_fin: wireTime(),
    etat_reservation: choice(Object.values(STATUS_LABELS)),
    prix_location_final: nullable(dirhams()),
    created_at: wireTime(),
  }),
);

/** Converts counts by day to a series whose labels are the days, `YYYY-MM-DD`. */
export function countsToWire(days: readonly DayCount[]): Series {
  return { data: days.map(({ count }) => count), data2: days.map(({ day }) => day) };
}

/** Converts amounts by day to a series of Dh whose labels are the days, `YYYY-MM-DD`. */
export function amountsToWire(days: readonly DayAmount[]): Series {
  return { data: days.map(({ amount }) => Number(amount)), data2: days.map(({ day }) => day) };
}

/** Converts counts by vehicle to a series. Each label has name and plate, because several vehicles may have the same name. */
export function vehiclesToWire(vehicles: readonly VehicleCount[]): Series {
  return {
    data: vehicles.map(({ count }) => count),
    data2: vehicles.map(({ name, plateNumber }) => `${name} (${leftToRight(plateNumber)})`),
  };
}

/** Converts the customers who rent most to the answer of the REST call. */
export function loyalToWire({ customers, rentalTotal }: LoyalCustomers): ValueOf<typeof LOYAL_CUSTOMERS> {
  return {
    data: customers.map((customer) => ({
      id: customer.id,
      nom: customer.lastName,
      prenom: customer.firstName,
      telephone: customer.phone,
      fied_client: customer.rentalCount,
    })),
    data2: [{ fied_client: rentalTotal }],
  };
}

/** Converts a reservation to an entry of the dashboard's list. Times become local time at the agency. */
export function recentToWire(row: RecentReservation): ValueOf<typeof RECENT_RESERVATION> {
  return {
    num_reservation: formatNumber(row.numberKey),
    nom_client: row.driverLastName,
    prenom_client: row.driverFirstName,
    telephone_client: row.driverPhone,
    nom_vehicule: row.vehicleName,
    date_debut: toWireTime(row.startsAt),
    date_fin: toWireTime(row.endsAt),
    etat_reservation: STATUS_LABELS[row.status],
    prix_location_final: row.total === null ? null : Number(row.total),
    created_at: toWireTime(row.createdAt),
  };
}
