import type { FieldNames } from '../../../api/rest/error-reply.js';
import { toWireTime } from '../../../kernel/time.js';
import { STATUS_LABELS } from '../../rental/reservation/reservation.errors.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { DaySpan } from './report-period.js';
import type { DayAmount, DayCount, LoyalCustomers, RecentReservation, VehicleCount } from './reporting.service.js';

type Body = Readonly<Record<string, unknown>>;

/** Names the chart of the statistics page that a filter belongs to (docs/rules/reports.md#periods). */
export type Chart = 'location' | 'vehicule' | 'charge' | 'revenue';

export const periodFieldNames = (chart: Chart): FieldNames => ({
  from: `date_debut_${chart}`,
  to: `date_fin_${chart}`,
});

export function spanFromWire(body: Body, chart: Chart): DaySpan {
  return { from: body[`date_debut_${chart}`], to: body[`date_fin_${chart}`] };
}

/** `data` holds the values, `data2` the labels of the categories. */
interface Series {
  readonly data: number[];
  readonly data2: string[];
}

export function countsToWire(days: readonly DayCount[]): Series {
  return { data: days.map(({ count }) => count), data2: days.map(({ day }) => day) };
}

export function amountsToWire(days: readonly DayAmount[]): Series {
  return { data: days.map(({ amount }) => Number(amount)), data2: days.map(({ day }) => day) };
}

/** Two vehicles of one name are told apart by their plates. */
export function vehiclesToWire(vehicles: readonly VehicleCount[]): Series {
  return {
    data: vehicles.map(({ count }) => count),
    data2: vehicles.map(({ name, plateNumber }) => `${name} (${plateNumber})`),
  };
}

export function loyalToWire({ customers, rentalTotal }: LoyalCustomers) {
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

export function recentToWire(row: RecentReservation) {
  return {
    num_reservation: formatNumber(row.number_key),
    nom_client: row.driver_last_name,
    prenom_client: row.driver_first_name,
    telephone_client: row.driver_phone,
    nom_vehicule: row.vehicle_name,
    date_debut: toWireTime(new Date(row.starts_at)),
    date_fin: toWireTime(new Date(row.ends_at)),
    etat_reservation: STATUS_LABELS[row.status],
    prix_location_final: row.total === null ? null : Number(row.total),
    created_at: toWireTime(new Date(row.created_at)),
  };
}
