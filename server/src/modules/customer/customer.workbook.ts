import { type Column, makeWorkbook } from '../../infra/xlsx/workbook.js';
import type { Customer } from './customer.entity.js';
import type { CustomerHistory } from './customer.history.js';
import { titleToWire } from './customer.wire.js';
import { ratingToWire, statusToWire } from './customer-desk.wire.js';

interface Row {
  readonly customer: Customer;
  readonly history: CustomerHistory | undefined;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Id', kind: 'integer', value: ({ customer }) => customer.id },
  { title: 'Cin', width: 14, value: ({ customer }) => customer.nationalId },
  { title: 'Sexe', width: 12, value: ({ customer }) => titleToWire(customer.title) },
  { title: 'Nom', value: ({ customer }) => customer.lastName },
  { title: 'Prenom', value: ({ customer }) => customer.firstName },
  { title: 'Email', width: 32, value: ({ customer }) => customer.email },
  { title: 'Telephone', width: 18, value: ({ customer }) => customer.phone },
  { title: 'Adresse', width: 40, value: ({ customer }) => customer.address },
  { title: 'Statut', width: 12, value: ({ customer }) => statusToWire(customer.status) },
  { title: 'Etat', width: 16, value: ({ customer }) => ratingToWire(customer.rating) },
  { title: 'Commentaire', width: 40, value: ({ customer }) => customer.comment },
  { title: 'Locations', kind: 'integer', value: ({ history }) => history?.rentals },
  { title: 'Annulations', kind: 'integer', value: ({ history }) => history?.cancellations },
  { title: 'Refus', kind: 'integer', value: ({ history }) => history?.refusals },
  { title: 'Chiffre', kind: 'money', value: ({ history }) => history?.revenue },
  { title: 'Dernière location', kind: 'moment', value: ({ history }) => history?.lastRentalAt },
  { title: 'E-mail vérifié le', kind: 'moment', value: ({ customer }) => customer.emailVerifiedAt },
  { title: 'Inscrit le', kind: 'moment', value: ({ customer }) => customer.createdAt },
];

/** The list of customers as staff save it, with what their reservations tell of them; histories in the customers' order. */
export function customerWorkbook(
  customers: readonly Customer[],
  histories: readonly CustomerHistory[],
): Promise<Buffer> {
  return makeWorkbook(
    'Clients',
    COLUMNS,
    customers.map((customer, index) => ({ customer, history: histories[index] })),
  );
}
