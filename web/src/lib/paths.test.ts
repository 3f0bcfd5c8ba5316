import { paths, safeRedirect, whatsappUrl } from './paths';

test('a link to a form carries vehicle and dates', () => {
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

test('a redirect never leads to a page that ends the login again', () => {
  expect(safeRedirect('/login?redirect=%2Fdashboard')).toBeUndefined();
  expect(safeRedirect('/loginAdmin')).toBeUndefined();
});

test('a WhatsApp link takes the digits of the number and the text', () => {
  expect(whatsappUrl('+212 6-61 23', 'Salam,J')).toBe('https://wa.me/21266123?text=Salam%2CJ');
});

test('a national number on WhatsApp is a Moroccan one', () => {
  expect(whatsappUrl('0612 34 56 78')).toBe('https://wa.me/212612345678');
  expect(whatsappUrl('0033612345678')).toBe('https://wa.me/33612345678');
});
