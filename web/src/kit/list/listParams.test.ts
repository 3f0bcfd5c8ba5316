import { choiceParam, choicesParam, dayParam, flagParam, readListState, textParam, writeListState } from './listParams';

const params = {
  field: choiceParam('champ', { nom: 'NAME', telephone: 'PHONE' }, 'NAME'),
  kind: choiceParam('type', { complet: 'FULL', rapid: 'QUICK' }, null),
  fuels: choicesParam('carburant', { gazoil: 'DIESEL', essence: 'PETROL' }),
  text: textParam('recherche'),
  from: dayParam('du'),
  today: flagParam('aujourdhui'),
};

const read = (query: string) => readListState(params, new URLSearchParams(query));

test('an empty address is the plain list', () => {
  const state = { field: 'NAME', kind: null, fuels: [], text: '', from: '', today: false, page: 1 };
  expect(read('')).toEqual(state);
  expect(writeListState(params, read('')).toString()).toBe('');
});

test('a view survives the address', () => {
  const query =
    'champ=telephone&type=rapid&carburant=gazoil%2Cessence&recherche=%C3%A9t%C3%A9&du=2026-12-01&aujourdhui=oui&page=3';
  expect(read(query)).toEqual({
    field: 'PHONE',
    kind: 'QUICK',
    fuels: ['DIESEL', 'PETROL'],
    text: 'été',
    from: '2026-12-01',
    today: true,
    page: 3,
  });
  expect(writeListState(params, read(query)).toString()).toBe(query);
});

test('an invalid value counts as missing', () => {
  expect(read('champ=constructor&type=x&carburant=a,gazoil,gazoil&du=2026-13-45&aujourdhui=1&page=-2')).toEqual({
    ...read(''),
    fuels: ['DIESEL'],
  });
  expect(read('du=2026-02-31').from).toBe('');
  expect(read('page=99999999999').page).toBe(1_000_000);
});
