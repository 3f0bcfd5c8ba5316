import { joined } from './document-kit.js';

it('lets no line begin with a French sign, nor end with an opening quotation mark', () => {
  expect(joined('au retour ; toute réserve : « vue » !')).toBe(
    'au retour\u00a0; toute réserve\u00a0: «\u00a0vue\u00a0»\u00a0!',
  );
  expect(joined('https://exemple.ma/?suivi=X')).toBe('https://exemple.ma/?suivi=X');
});
