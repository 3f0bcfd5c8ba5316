import { cleanConditions, CONDITIONS, conditionsOf, DEFAULT_CONDITIONS, hasNumber } from './contract-conditions.js';

it('reads its own default text back', () => {
  expect(conditionsOf(DEFAULT_CONDITIONS)).toEqual(CONDITIONS);
});

it('begins an article at an empty line, or at a line with a number of its own', () => {
  expect(conditionsOf('Durée\nPar 24 heures.\nEntamées.\n\n \nUn seul paragraphe.')).toEqual([
    { title: 'Durée', text: 'Par 24 heures.\nEntamées.' },
    { title: null, text: 'Un seul paragraphe.' },
  ]);
  expect(
    conditionsOf('1. Objet\nLe contrat.\n1.1 Le détail.\n2) Durée\nTrois jours.\nArticle 3 – Prix\n350 Dh.'),
  ).toEqual([
    { title: '1. Objet', text: 'Le contrat.\n1.1 Le détail.' },
    { title: '2) Durée', text: 'Trois jours.' },
    { title: 'Article 3 – Prix', text: '350 Dh.' },
  ]);
});

it.each(['- un point ;\n- un autre', 'Le locataire paie.\nIl rend la clé.', 'Le locataire paie le\nprix convenu.'])(
  'takes no sentence for a title: %j',
  (text) => expect(conditionsOf(text)).toEqual([{ title: null, text }]),
);

it('takes no long line for a title', () => {
  const long = `${'Le locataire reçoit le véhicule en bon état. '.repeat(3)}`.trim();
  expect(conditionsOf(`${long}\nSuite.`)).toEqual([{ title: null, text: `${long}\nSuite.` }]);
});

it('knows the titles that have a number', () => {
  expect(['1. Objet', 'Article 4', 'ARTICLE 5 : Prix', '12 - Divers'].every(hasNumber)).toBe(true);
  expect(['Objet', '24 heures', 'Articles exclus'].some(hasNumber)).toBe(false);
});

it('keeps the lines of a typed text, and nothing for an empty one or the default', () => {
  expect(cleanConditions('  Objet  \r\nLe contrat. \r\n\r\n\r\n\r\nFin')).toBe('Objet\nLe contrat.\n\nFin');
  expect(cleanConditions(' \n ')).toBeUndefined();
  expect(cleanConditions(DEFAULT_CONDITIONS.replaceAll('\n', '\r\n'))).toBeUndefined();
});
