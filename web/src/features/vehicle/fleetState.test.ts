import { readListState, writeListState } from '../../kit/list/listParams';
import { choiceOf, fleetHref, fleetVariables, fleetView, tripFacts } from './fleetState';

const read = (query = '') => readListState(fleetView, new URLSearchParams(query));

test('a shared link gives the same search', () => {
  const query =
    'date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&gammes=citadines%2Csuv-compacts&options=manuelle%2Cgazoil&tri=nom&comparer=4%2C7&page=2';
  const state = read(query);
  expect(state).toEqual({
    startsAt: '2026-11-25T10:00',
    endsAt: '2026-11-29T10:00',
    categories: ['CITY_CAR', 'COMPACT_SUV'],
    transmissions: ['MANUAL'],
    fuels: ['DIESEL'],
    sort: 'name',
    page: 2,
    compared: ['4', '7'],
    ...{ pickupPlace: '', returnPlace: '', driverAge: '' },
  });
  expect(writeListState(fleetView, state).toString()).toBe(query);
});

test('invalid values in the address become the defaults', () => {
  const state = read('date_debut=hier&gammes=avions&tri=x&page=-3&comparer=x,,1%202');
  expect(state).toEqual({
    startsAt: '',
    endsAt: '',
    categories: [],
    transmissions: [],
    fuels: [],
    sort: 'priceUp',
    page: 1,
    compared: [],
    ...{ pickupPlace: '', returnPlace: '', driverAge: '' },
  });
  expect(writeListState(fleetView, state).toString()).toBe('');
});

test('what a search says of the trip is in its link, as far as totals go by it', () => {
  const state = { ...read(), pickupPlace: 'Tangier', returnPlace: 'Agadir', driverAge: '22' };
  expect(read(writeListState(fleetView, state).toString())).toEqual(state);
  expect(tripFacts(state)).toEqual({ pickupPlace: 'Tangier', returnPlace: 'Agadir', driverAge: 22 });
  expect(tripFacts({ ...state, driverAge: 'x' })).toEqual({ pickupPlace: 'Tangier', returnPlace: 'Agadir' });
});

test('the cheapest come first by default', () => {
  expect(fleetVariables(read())).toEqual({
    filter: {},
    sort: { field: 'DAILY_PRICE', direction: 'ASC' },
    page: { page: 1, size: 12 },
  });
});

test("the header's choice matches its categories, any other mix no choice", () => {
  expect(choiceOf([])).toBe('all');
  expect(choiceOf(['LUXURY_SEDAN', 'FAMILY_SEDAN'])).toBe('sedans');
  expect(choiceOf(['CITY_CAR', 'COMPACT_SUV'])).toBeNull();
});

test('at most three vehicles are compared, each once', () => {
  expect(read('comparer=1,1,2,3,4').compared).toEqual(['1', '2', '3']);
});

test('links to a search name what it narrows, and nothing else', () => {
  expect(fleetHref({ categories: ['LUXURY_SEDAN'] })).toBe('/parcAuto?gammes=berlines-de-luxe');
  expect(fleetHref({})).toBe('/parcAuto');
});
