import { readListState, writeListState } from '../../kit/list/listParams';
import { variablesOf, vehicleView } from './vehicleView';

const read = (query: string) => readListState(vehicleView, new URLSearchParams(query));

test('an address becomes a question and is written back the same', () => {
  const query =
    'champ=nom&recherche=clio&carburant=gazoil%2Cessence&transmission=automatique&gamme=suv&alerte=bad%2Cexpire&disponibilite=indisponible&agence=3';
  const view = read(query);
  expect(variablesOf(view)).toEqual({
    filter: {
      fuels: ['DIESEL', 'PETROL'],
      transmissions: ['AUTOMATIC'],
      categories: ['COMPACT_SUV'],
      alerts: ['BAD', 'EXPIRED'],
      availableNow: false,
      agencyId: '3',
    },
    search: { field: 'NAME', text: 'clio' },
    sort: { field: 'ADDED', direction: 'DESC' },
  });
  expect(writeListState(vehicleView, view).toString()).toBe(query);
});

test('invalid values in the address are ignored', () => {
  const view = read('carburant=vapeur,&transmission=__proto__&alerte=x&disponibilite=oui&tri=prix&page=-2');
  expect(variablesOf(view)).toMatchObject({ filter: {}, sort: { field: 'ADDED', direction: 'DESC' } });
  expect(view.page).toBe(1);
});
