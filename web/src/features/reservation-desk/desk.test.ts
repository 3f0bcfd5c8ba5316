import { freeVehicle, pendingReservation, reservationWith } from '../../test/reservation';
import { balanceOf, checkAmounts } from './acceptance';
import { changedParts, changesOf, draftOf } from './editDraft';
import { countFilters, readListState, toFilter, withoutFilters, writeListState } from './listState';
import { movementsOf } from './movements';
import type { ReservationRowFragment } from './ReservationRow.generated';
import { historyOf } from './ReservationHistory';
import type { DeskReservation } from './ReservationSheet';
import { vehicleOptions } from './vehicleChoices';

const desk = (change: Parameters<typeof reservationWith>[0] = {}) =>
  reservationWith(change) as unknown as DeskReservation;

describe('the view in the address', () => {
  test('survives being written and read', () => {
    const address =
      'etat=annuler&champ=nom_client&recherche=El+Amrani&du=2026-12-01&au=2026-12-31&vehicule=3&agence=2&type=rapid&page=4&numero=K7RT4-W9XMP';
    expect(writeListState(readListState(new URLSearchParams(address))).toString()).toBe(address);
  });

  test('ignores what it does not understand', () => {
    const state = readListState(
      new URLSearchParams('etat=constructor&page=-2&du=2026-99-99&type=autre&champ=mot_de_passe'),
    );
    expect(writeListState(state).toString()).toBe('');
    expect(toFilter(state)).toEqual({});
  });

  test('both days of a period belong to it, across a change of year', () => {
    const state = readListState(new URLSearchParams('du=2026-12-31&au=2026-12-31'));
    expect(toFilter(state)).toEqual({ from: '2026-12-31T00:00', to: '2027-01-01T00:00' });
  });

  test('counts filters and takes them away, but not the state', () => {
    const state = readListState(new URLSearchParams('etat=accepter&du=2026-12-01&au=2026-12-02&agence=1&recherche=x'));
    expect(countFilters(state)).toBe(2);
    expect(writeListState(withoutFilters(state)).toString()).toBe('etat=accepter');
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

  test('each wrong amount is told at its field', () => {
    expect(checkAmounts({ total: '', advance: 0 })).toHaveProperty('total');
    expect(checkAmounts({ total: 10, advance: '' })).toHaveProperty('advance');
    expect(checkAmounts({ total: 10, advance: 11 })).toHaveProperty('advance');
    expect(checkAmounts({ total: 10, advance: 10 })).toEqual({});
  });
});

describe('an edit', () => {
  const base = draftOf(desk());

  test('sends nothing of what was left alone', () => {
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

test('vehicles: the current one, equivalents by nearness of price, then the rest', () => {
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

test('the day: departures and returns in their order, and what is out now', () => {
  const row = (number: string, startsAt: string, endsAt: string) =>
    reservationWith({ number, startsAt, endsAt }) as unknown as ReservationRowFragment;
  const { departures, returns, running } = movementsOf(
    [
      row('LATE', '2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00'),
      row('EARLY', '2026-11-20T08:00:00+00:00', '2026-11-20T20:00:00+00:00'),
      row('BACK', '2026-11-18T10:00:00+00:00', '2026-11-20T09:00:00+00:00'),
      row('OUT', '2026-11-18T10:00:00+00:00', '2026-11-22T09:00:00+00:00'),
    ],
    '2026-11-20T12:00',
  );
  expect(departures.map(({ number }) => number)).toEqual(['EARLY', 'LATE']);
  expect(returns.map(({ number }) => number)).toEqual(['BACK', 'EARLY']);
  expect(running).toBe(2);
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
