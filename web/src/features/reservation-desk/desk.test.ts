import { readListState, writeListState } from '../../kit/list/listParams';
import { freeVehicle, pendingReservation, reservationWith } from '../../test/reservation';
import { balanceOf, checkAmounts } from './acceptance';
import { changedParts, changesOf, draftOf } from './editDraft';
import { variablesOf, reservationsView } from './reservationsView';
import { historyOf } from './ReservationHistory';
import type { DeskReservation } from './ReservationSheet';
import { vehicleOptions } from './vehicleChoices';

const desk = (change: Parameters<typeof reservationWith>[0] = {}) =>
  reservationWith(change) as unknown as DeskReservation;

describe('the view in the address', () => {
  const read = (query: string) => readListState(reservationsView, new URLSearchParams(query));

  test('survives being written and read', () => {
    const address =
      'etat=annuler&champ=nom_client&recherche=El+Amrani&du=2026-12-01&au=2026-12-31&vehicule=3&agence=2&type=rapid&numero=K7RT4-W9XMP&page=4';
    expect(writeListState(reservationsView, read(address)).toString()).toBe(address);
  });

  test('ignores what it does not understand', () => {
    const view = read('etat=constructor&page=-2&du=2026-99-99&type=autre&champ=mot_de_passe');
    expect(writeListState(reservationsView, view).toString()).toBe('');
    expect(variablesOf(view).filter).toEqual({});
  });

  test('both days of a period belong to it, across a change of year', () => {
    const { filter } = variablesOf(read('du=2026-12-31&au=2026-12-31'));
    expect(filter).toEqual({ from: '2026-12-31T00:00', to: '2027-01-01T00:00' });
  });
});

describe('amounts of an acceptance', () => {
  test.each([
    [1600, 600, '1000.00'],
    ['0.3', '0.1', '0.20'],
    [1600, 1600, '0.00'],
    [1600, 1600.01, null],
    ['', 0, null],
  ])('%s less %s leaves %s', (total, advance, rest) => expect(balanceOf({ total, advance })).toBe(rest));

  test('each invalid amount is reported at its field', () => {
    expect(checkAmounts({ total: '', advance: 0 })).toHaveProperty('total');
    expect(checkAmounts({ total: 10, advance: '' })).toHaveProperty('advance');
    expect(checkAmounts({ total: 10, advance: 11 })).toHaveProperty('advance');
    expect(checkAmounts({ total: 10, advance: 10 })).toEqual({});
  });
});

describe('an edit', () => {
  const base = draftOf(desk());

  test('sends no unchanged fields', () => {
    expect(changesOf(base, base)).toEqual({});
    expect(changesOf(base, { ...base, period: { ...base.period, endsAt: '2026-12-06T10:00' } })).toEqual({
      period: { startsAt: '2026-12-01T10:00', endsAt: '2026-12-06T10:00' },
    });
  });

  test('an emptied second driver is removed', () => {
    const withSecond = draftOf(desk({ secondDriver: pendingReservation.driver }));
    expect(changesOf(withSecond, { ...withSecond, secondDriver: base.secondDriver })).toEqual({ secondDriver: null });
  });

  test('amounts are compared by value, not by spelling', () => {
    const accepted = draftOf(desk({ total: '1600.00', advance: '600.00' }));
    expect(changedParts(accepted, { ...accepted, total: '1600' })).toEqual([]);
    expect(changesOf(accepted, { ...accepted, advance: '700,5'.replace(',', '.') })).toEqual({
      total: '1600.00',
      advance: '700.50',
    });
  });
});

test('vehicles: the current one, equivalents by price difference, then the rest', () => {
  const free = [
    freeVehicle('9', 'Audi A6', '900.00', 'LUXURY_SEDAN'),
    freeVehicle('3', 'Hyundai Tucson', '600.00'),
    freeVehicle('2', 'Peugeot 3008', '450.00'),
  ];
  const options = vehicleOptions(desk().vehicle, free as unknown as Parameters<typeof vehicleOptions>[1], {
    currentIsFree: false,
    discounted: true,
  });
  expect(options.map(({ vehicle }) => vehicle.name)).toEqual([
    'Dacia Duster',
    'Peugeot 3008',
    'Hyundai Tucson',
    'Audi A6',
  ]);
  expect(options[0]).toMatchObject({ current: true, free: false, price: null });
  expect(options[1]).toMatchObject({ equivalent: true, price: '1530.00' });
});

test('the history tells each step once, the latest first, and a later change of its own', () => {
  const accepted = desk({
    createdAt: '2026-11-20T09:00:00+00:00',
    acceptedAt: '2026-11-20T10:00:00+00:00',
    updatedAt: '2026-11-20T10:00:01+00:00',
  });
  expect(historyOf(accepted).map(({ kind }) => kind)).toEqual(['accepted', 'created']);
  const edited = { ...accepted, updatedAt: '2026-11-20T11:00:00+00:00' };
  expect(historyOf(edited).map(({ kind }) => kind)).toEqual(['updated', 'accepted', 'created']);
});
