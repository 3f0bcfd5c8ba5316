import { choiceOf, fleetVariables, readFleetState, writeFleetState } from './fleetState';

test('a shared link gives the same search', () => {
  const query =
    'date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&gammes=citadines%2Csuv-compacts&options=manuelle%2Cgazoil&tri=nom&page=2&comparer=4%2C7';
  const state = readFleetState(new URLSearchParams(query));
  expect(state).toEqual({
    startsAt: '2026-11-25T10:00',
    endsAt: '2026-11-29T10:00',
    categories: ['CITY_CAR', 'COMPACT_SUV'],
    transmissions: ['MANUAL'],
    fuels: ['DIESEL'],
    sort: 'name',
    page: 2,
    compared: ['4', '7'],
  });
  expect(writeFleetState(state).toString()).toBe(query);
});

test('invalid values in the address become the defaults', () => {
  const state = readFleetState(new URLSearchParams('date_debut=hier&gammes=avions&tri=x&page=-3&comparer=x,,1%202'));
  expect(state).toEqual({
    startsAt: '',
    endsAt: '',
    categories: [],
    transmissions: [],
    fuels: [],
    sort: 'priceUp',
    page: 1,
    compared: [],
  });
  expect(writeFleetState(state).toString()).toBe('');
});

test('the cheapest come first by default', () => {
  expect(fleetVariables(readFleetState(new URLSearchParams()))).toEqual({
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
  expect(readFleetState(new URLSearchParams('comparer=1,1,2,3,4')).compared).toEqual(['1', '2', '3']);
});
