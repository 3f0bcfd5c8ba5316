import { fullName } from '../../platform/format/format';
import { plainText } from '../../platform/format/plainText';
import type { OpenedRecord } from '../../platform/device/recentlyOpened';
import { formatDate } from '../../platform/time/time';
import type { PaletteReservationFragment, PaletteSearchQuery } from './PaletteSearch.generated';
import { t } from './texts';

/** A page that the palette leads to. */
export interface PalettePage {
  label: string;
  path: string;
}

/** Something that the palette does: it leads to where it is done, or does it at once. */
export interface PaletteAction {
  label: string;
  /** The key that starts the action on every page. */
  key?: string | undefined;
  run: () => void;
}

/** Where its finds are. */
export interface PaletteTargets {
  vehicle: (id: string) => string;
  reservation: (number: string, status: PaletteReservationFragment['status']) => string;
  customer: (id: string) => string;
}

/** A line of the palette. */
export interface PaletteResult {
  key: string;
  /** Under which head it stands. */
  group: 'recent' | 'actions' | 'pages' | 'vehicles' | 'reservations' | 'customers';
  kind: 'actions' | 'pages' | 'vehicles' | 'reservations' | 'customers';
  label: string;
  detail: string;
  /** Where it leads, or what it does. */
  to: string | (() => void);
  status?: PaletteReservationFragment['status'];
}

/** The pages whose names contain the text; all of them without one. */
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

/** What was opened last, while nothing is typed. */
export const recentResults = (opened: readonly OpenedRecord[], text: string): PaletteResult[] =>
  text.trim() ? [] : opened.map((record) => ({ ...record, key: `recent-${record.to}`, group: 'recent' }));

/** The actions whose names contain the text. */
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

/** Which columns a text can stand in: reservations are not searched by telephone for letters. */
export const columnsFor = (text: string): { withNumber: boolean; withPhone: boolean } => ({
  withNumber: /^[\p{L}\d][\p{L}\d\s-]{2,}$/u.test(text),
  withPhone: text.replace(/\D/g, '').length >= 4 && /^[+\d][\d\s.-]*$/.test(text),
});

/** What the server found, each reservation once. */
export const foundResults = (found: PaletteSearchQuery | undefined, to: PaletteTargets): PaletteResult[] => {
  if (!found) return [];
  const reservations = new Map(
    [found.byNumber, found.byName, found.byPhone]
      .flatMap((page) => page?.items ?? [])
      .map((reservation) => [reservation.number, reservation]),
  );
  return [
    ...found.vehicles.items.map(({ id, name, plateNumber }) => ({
      key: `vehicle-${id}`,
      group: 'vehicles' as const,
      kind: 'vehicles' as const,
      label: name,
      detail: plateNumber,
      to: to.vehicle(id),
    })),
    ...[...reservations.values()].slice(0, 8).map(({ number, status, driver, vehicle, startsAt, endsAt }) => ({
      key: `reservation-${number}`,
      group: 'reservations' as const,
      kind: 'reservations' as const,
      label: t('reservation', { number, name: fullName(driver) }),
      detail: t('reservationDetail', { vehicle: vehicle.name, from: formatDate(startsAt), to: formatDate(endsAt) }),
      to: to.reservation(number, status),
      status,
    })),
    ...found.customers.items.map((customer) => ({
      key: `customer-${customer.id}`,
      group: 'customers' as const,
      kind: 'customers' as const,
      label: fullName(customer),
      detail: `${customer.phone} · ${customer.email}`,
      to: to.customer(customer.id),
    })),
  ];
};
