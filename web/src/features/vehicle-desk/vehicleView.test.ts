import { readListState, writeListState } from '../../ui/list/listParams';
import { hiddenFilters, noFilter, toFilter, toggled, toSearch, vehicleView } from './vehicleView';

const read = (query: string) => readListState(vehicleView, new URLSearchParams(query));

test('an address becomes a filter and is written back the same', () => {
  const query =
    'champ=nom&recherche=clio&carburant=gazoil%2Cessence&transmission=automatique&gamme=suv&alerte=bad%2Cexpire&disponibilite=indisponible&agence=3';
  const view = read(query);
  expect(toFilter(view)).toEqual({
    fuels: ['DIESEL', 'PETROL'],
    transmissions: ['AUTOMATIC'],
    categories: ['COMPACT_SUV'],
    alerts: ['BAD', 'EXPIRED'],
    availableNow: false,
    agencyId: '3',
  });
  expect(toSearch(view)).toEqual({ field: 'NAME', text: 'clio' });
  expect(writeListState(vehicleView, view).toString()).toBe(query);
  expect(hiddenFilters(view)).toBe(4);
});

test('junk in the address counts as nothing', () => {
  const view = read('carburant=vapeur,&transmission=__proto__&alerte=x&disponibilite=oui&tri=prix&page=-2');
  expect(toFilter(view)).toEqual({});
  expect([view.sortBy, view.direction, view.page]).toEqual(['ADDED', 'DESC', 1]);
});

test('taking everything away leaves no filter', () => {
  const view = { ...read('recherche=a&carburant=gazoil&agence=1&disponibilite=disponible'), ...noFilter };
  expect([toFilter(view), toSearch(view), hiddenFilters(view)]).toEqual([{}, undefined, 0]);
});

test('a box puts its value in and takes it out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
