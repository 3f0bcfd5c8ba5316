import { type Column, makeWorkbook } from '../../infra/xlsx/workbook.js';
import type { Money } from '../../shared/money.js';
import type { Title } from '../../shared/title.js';
import type { CustomerRating, CustomerStatus } from './customer.entity.js';
import { titleToWire } from './customer.wire.js';
import { ratingToWire, statusToWire } from './customer-desk.wire.js';

/** A customer and their history as the database gives them: plain, for a list is read, never changed. */
export interface CustomerSheetRow {
  readonly id: number;
  readonly national_id: string | null;
  readonly title: Title;
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly status: CustomerStatus;
  readonly rating: CustomerRating;
  readonly comment: string | null;
  /** Null for a customer without reservations, as what follows. */
  readonly rentals: number | null;
  readonly cancellations: number | null;
  readonly refusals: number | null;
  readonly revenue: Money | null;
  /** Moments in milliseconds since 1970. */
  readonly last_rental_at: number | null;
  readonly email_verified_at: number | null;
  readonly created_at: number;
}

const moment = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

const COLUMNS: readonly Column<CustomerSheetRow>[] = [
  { title: 'Id', kind: 'integer', value: ({ id }) => id },
  { title: 'Cin', width: 14, value: (row) => row.national_id },
  { title: 'Sexe', width: 12, value: ({ title }) => titleToWire(title) },
  { title: 'Nom', value: (row) => row.last_name },
  { title: 'Prenom', value: (row) => row.first_name },
  { title: 'Email', width: 32, value: ({ email }) => email },
  { title: 'Telephone', width: 18, value: ({ phone }) => phone },
  { title: 'Adresse', width: 40, value: ({ address }) => address },
  { title: 'Statut', width: 12, value: ({ status }) => statusToWire(status) },
  { title: 'Etat', width: 16, value: ({ rating }) => ratingToWire(rating) },
  { title: 'Commentaire', width: 40, value: ({ comment }) => comment },
  { title: 'Locations', kind: 'integer', value: ({ rentals }) => rentals ?? 0 },
  { title: 'Annulations', kind: 'integer', value: ({ cancellations }) => cancellations ?? 0 },
  { title: 'Refus', kind: 'integer', value: ({ refusals }) => refusals ?? 0 },
  { title: 'Chiffre', kind: 'money', value: ({ revenue }) => revenue ?? '0.00' },
  { title: 'Dernière location', kind: 'moment', value: (row) => moment(row.last_rental_at) },
  { title: 'E-mail vérifié le', kind: 'moment', value: (row) => moment(row.email_verified_at) },
  { title: 'Inscrit le', kind: 'moment', value: (row) => moment(row.created_at) },
];

/** The list of customers as staff save it, with what their reservations tell of them. */
export function customerWorkbook(rows: AsyncIterable<CustomerSheetRow>): Promise<Buffer> {
  return makeWorkbook('Clients', COLUMNS, rows);
}
