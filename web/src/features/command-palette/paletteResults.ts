import { inLine, ltr } from '../../platform/i18n/ltr';
import { formatPhone, fullName } from '../../platform/format/format';
import { plainText } from '../../platform/format/plainText';
import type { OpenedRecord } from '../../platform/device/recentlyOpened';
import { formatDate, formatDateTime } from '../../platform/time/time';
import type { PaletteReservationFragment, PaletteSearchQuery } from './PaletteSearch.generated';
import { t } from './texts';

/** A page that can be opened from the palette. */
export interface PalettePage {
  label: string;
  path: string;
}

/** An action of the palette: it opens the page where it is done, or runs at once. */
export interface PaletteAction {
  label: string;
  /** The key that starts the action on every page. */
  key?: string | undefined;
  run: () => void;
}

/** The addresses of found records. */
export interface PaletteTargets {
  vehicle: (id: string) => string;
  reservation: (number: string, status: PaletteReservationFragment['status']) => string;
  customer: (id: string) => string;
}

/** An entry of the palette. */
export interface PaletteResult {
  key: string;
  /** The heading of its group. */
  group: 'recent' | 'actions' | 'pages' | 'vehicles' | 'reservations' | 'customers';
  kind: 'actions' | 'pages' | 'vehicles' | 'reservations' | 'customers';
  label: string;
  detail: string;
  /** The address that it opens, or the action that it runs. */
  to: string | (() => void);
  status?: PaletteReservationFragment['status'];
}

/** Returns the pages whose names contain the text; all of them for an empty text. */
export const pageResults = (pages: readonly PalettePage[], text: string): PaletteResult[] =>
  pages
    .filter(({ label }) => plainText(label).includes(plainText(text.trim())))
    .map(({ label, path }) => ({
      key: `page-${path}`,
      group: 'pages',
      kind: 'pages',
      label,
      detail: '',
      to: path,
    }));

/** Returns the recently opened records, for an empty text. */
export const recentResults = (opened: readonly OpenedRecord[], text: string): PaletteResult[] =>
  text.trim() ? [] : opened.map((record) => ({ ...record, key: `recent-${record.to}`, group: 'recent' }));

/** Returns the actions whose names contain the text. */
export const actionResults = (actions: readonly PaletteAction[], text: string): PaletteResult[] =>
  actions
    .filter(({ label }) => plainText(label).includes(plainText(text.trim())))
    .map(({ label, run }) => ({
      key: `action-${label}`,
      group: 'actions',
      kind: 'actions',
      label,
      detail: '',
      to: run,
    }));

/** Returns the columns that can contain a text: letters are not searched among telephone numbers, for example. */
export const columnsFor = (text: string): { withNumber: boolean; withPhone: boolean } => ({
  withNumber: /^[\p{L}\d][\p{L}\d\s-]{2,}$/u.test(text),
  withPhone: text.replace(/\D/g, '').length >= 4 && /^[+\d][\d\s.-]*$/.test(text),
});

/** Returns the entries of the records that the server found, each reservation once. */
export const foundResults = (found: PaletteSearchQuery | undefined, to: PaletteTargets): PaletteResult[] => {
  if (!found) return [];
  const reservations = new Map(
    [found.byNumber, found.byName, found.byPhone]
      .flatMap((page) => page?.items ?? [])
      .map((reservation) => [reservation.number, reservation]),
  );
  return [
    ...found.vehicles.items.map(({ id, name, plateNumber, currentRental }) => ({
      key: `vehicle-${id}`,
      group: 'vehicles' as const,
      kind: 'vehicles' as const,
      label: name,
      detail: inLine([
        ltr(plateNumber),
        currentRental &&
          t('driven', { name: fullName(currentRental.driver), until: formatDateTime(currentRental.endsAt) }),
      ]),
      to: to.vehicle(id),
    })),
    ...[...reservations.values()].slice(0, 8).map(({ number, status, driver, vehicle, startsAt, endsAt }) => ({
      key: `reservation-${number}`,
      group: 'reservations' as const,
      kind: 'reservations' as const,
      label: t('reservation', { number, name: fullName(driver) }),
      detail: t('reservationDetail', {
        vehicle: inLine([vehicle.name, ltr(vehicle.plateNumber)]),
        from: formatDate(startsAt),
        to: formatDate(endsAt),
      }),
      to: to.reservation(number, status),
      status,
    })),
    ...found.customers.items.map(({ currentRental, ...customer }) => ({
      key: `customer-${customer.id}`,
      group: 'customers' as const,
      kind: 'customers' as const,
      label: fullName(customer),
      detail: inLine([
        currentRental &&
          t('drives', {
            vehicle: inLine([currentRental.vehicle.name, ltr(currentRental.vehicle.plateNumber)]),
            until: formatDateTime(currentRental.endsAt),
          }),
        formatPhone(customer.phone),
        customer.email,
      ]),
      to: to.customer(customer.id),
    })),
  ];
};
