import { paths, safeRedirect, spelled, whatsappUrl } from './paths';

test('a link to a form contains vehicle and dates', () => {
  const link = paths.quickReservationFor({
    vehicleId: '7',
    startsAt: '2026-11-25T10:00',
    endsAt: '2026-11-29T10:00',
    fromFleet: true,
    pickupPlace: 'Rabat-Sale',
  });
  expect(link).toBe(
    '/reservationRapid?id_vehicule=7&date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&parcAuto=true&lieu_livraison=Rabat-Sale',
  );
});

test('a redirect never leaves the site', () => {
  expect(safeRedirect('/dashboardClient?page=2')).toBe('/dashboardClient?page=2');
  expect(safeRedirect('//evil.example')).toBeUndefined();
  expect(safeRedirect('/\\evil.example')).toBeUndefined();
  expect(safeRedirect('https://evil.example')).toBeUndefined();
  expect(safeRedirect('/\t/evil.example')).toBeUndefined();
  expect(safeRedirect('/.//evil.example')).toBeUndefined();
  expect(safeRedirect(null)).toBeUndefined();
});

test('a redirect never leads to a page that would end the login', () => {
  expect(safeRedirect('/login?redirect=%2Fdashboard')).toBeUndefined();
  expect(safeRedirect('/loginAdmin')).toBeUndefined();
});

test('a WhatsApp link contains the digits of the number and the text', () => {
  expect(whatsappUrl('+212 6-61 23 45 67', 'Salam,J')).toBe('https://wa.me/212661234567?text=Salam%2CJ');
});

test('a national number on WhatsApp is a Moroccan one', () => {
  expect(whatsappUrl('0612 34 56 78')).toBe('https://wa.me/212612345678');
  expect(whatsappUrl('0033612345678')).toBe('https://wa.me/33612345678');
});

test.each([
  ['+2120612345678', '212612345678'],
  ['+212 (0)6 12 34 56 78', '212612345678'],
  ['612345678', '212612345678'],
  ['212612345678', '212612345678'],
  ['+330612345678', '33612345678'],
  ['+44 07911 123456', '447911123456'],
  ['+39 06 698 12345', '390669812345'],
  ['+225 07 07 12 34 56', '2250707123456'],
  ['+1 415 555 2671', '14155552671'],
])('WhatsApp gets the international digits of %s', (phone, digits) => {
  expect(whatsappUrl(phone)).toBe(`https://wa.me/${digits}`);
});

test.each(['0612', '+21261234567', '+2123', '+00', '', 'abc', '+1234567890123456'])('%s has no WhatsApp', (phone) => {
  expect(whatsappUrl(phone)).toBeUndefined();
});

test('a page is found whatever the case of its path, under one spelling', () => {
  expect(spelled('/listcar/12/modifier')).toBe('/listCar/12/modifier');
  expect(spelled('/USER')).toBe('/User');
  expect(spelled('/tableReservation')).toBe('/tablereservation');
  expect(spelled('/')).toBe('/');
  expect(spelled('/ailleurs/X')).toBe('/ailleurs/X');
});
