import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { SiteSettings } from '../../features/site/useSiteSettings';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { Footer } from './Footer';
import { HomePage } from './HomePage';

const settings: SiteSettings = {
  __typename: 'Settings',
  companyName: 'Atlas Drive',
  headerText: 'Le Maroc à votre rythme',
  middleText: '',
  footerText: '',
  aboutText: 'Une agence de Casablanca.',
  logoNavbarUrl: null,
  logoAboutUrl: null,
  presentationImageUrl: null,
  announcementImageUrl: '/storage/annonces/1.webp',
  announcementImageSize: { __typename: 'PictureSize', width: 1200, height: 300 },
  coverUrls: ['/storage/images/homepage/1.webp', '/storage/images/homepage/2.webp'],
  phone: '+212 522 48 76 00',
  mobile: null,
  whatsapp: null,
  address: 'Casablanca',
  email: 'contact@example.ma',
  domainName: 'example.ma',
  mapUrl: null,
  facebook: null,
  instagram: null,
  services: [{ __typename: 'Service', title: 'Avec chauffeur', text: 'Discret.', imageUrl: null }],
};

const siteClaims = {
  __typename: 'SiteClaims',
  ...{ insured: true, deliveryPlaces: 39, discountPercent: 15, served: true },
};

const casablanca = {
  __typename: 'Agency',
  id: '1',
  name: 'Casablanca',
  address: '12, rue de Fès',
  phone: '0522000000',
  latitude: null,
  longitude: null,
  openingHours: [],
  openingExceptions: [],
};

const answered = api.query('SiteSettings', () => HttpResponse.json({ data: { settings, siteClaims } }));

beforeEach(() => {
  server.use(
    answered,
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T10:00:00+00:00' } })),
    api.query('BrandLogos', () => HttpResponse.json({ data: { brands: { __typename: 'BrandPage', items: [] } } })),
    api.query('SiteAgencies', () =>
      HttpResponse.json({ data: { agencies: { __typename: 'AgencyPage', items: [casablanca] } } }),
    ),
    api.query('CarouselVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', totalCount: 0, items: [] } } }),
    ),
  );
});

test('everything is shown once the settings are loaded', async () => {
  const { container } = renderAt('/', <HomePage />);
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Le Maroc à votre rythme' })).toBeInTheDocument();
  for (const name of ['À propos de nous', 'Explorer les Types de Voitures', 'Témoignages des clients', 'Contact']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  for (const claim of ['Assurance comprise', 'Livraison dans 39 villes', '15 % de remise aux clients inscrits'])
    expect(screen.getByText(claim)).toBeInTheDocument();
  const types = within(screen.getByRole('region', { name: 'Explorer les Types de Voitures' }));
  expect(types.getByRole('link', { name: /Hatchback/ })).toHaveAttribute(
    'href',
    '/parcAuto?gammes=citadines%2Cpetites-citadines',
  );
  expect(container.querySelector('iframe')).toBeNull();
});

test.each([
  ['https://www.openstreetmap.org/export/embed.html', 'allow-same-origin'],
  [`${window.location.origin}/plan.html`, null],
])('the map of %s is in a frame that cannot access the page', async (mapUrl, allowed) => {
  server.use(
    api.query('SiteSettings', () => HttpResponse.json({ data: { settings: { ...settings, mapUrl }, siteClaims } })),
  );
  const { container } = renderAt('/', <HomePage />);
  await screen.findByText('Une agence de Casablanca.');
  // Printing brings the map near, and the form and the map of the agencies with it.
  await screen.findByText('12, rue de Fès');
  act(() => void fireEvent(window, new Event('beforeprint')));
  await screen.findByLabelText(/^Message/);
  await screen.findByLabelText('Carte des agences');
  const granted = container.querySelector('iframe')?.getAttribute('sandbox')?.split(' ');
  expect(granted).toContain('allow-scripts');
  expect(granted?.includes('allow-same-origin')).toBe(allowed !== null);
  expect(granted).not.toContain('allow-top-navigation');
});

test('settings that fail to load show an error, and can be tried again', async () => {
  server.use(api.query('SiteSettings', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/', <HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Une agence de Casablanca.')).toBeInTheDocument();
});

test('a search without dates stays here with the documented warning', async () => {
  const { user, address } = renderAt('/', <HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Chercher' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Veuillez-vous remplire tous les champs');
  expect(address()).toBe('/');
});

test('the rotating covers can be stopped', async () => {
  const { user } = renderAt('/', <HomePage />);
  await user.click(await screen.findByRole('button', { name: 'Arrêter le défilement des photos' }));
  expect(screen.getByRole('button', { name: 'Reprendre le défilement des photos' })).toBeInTheDocument();
});

test('an agency without content shows no heading with nothing below', async () => {
  // The settings keep a place for each of the four services.
  const empty = { __typename: 'Service' as const, title: '', text: '', imageUrl: null };
  const nothing = {
    address: '',
    phone: '',
    email: '',
    domainName: '',
    aboutText: '',
    services: [empty],
    coverUrls: [],
  };
  const bare = { ...settings, ...nothing };
  server.use(
    api.query('SiteSettings', () => HttpResponse.json({ data: { settings: bare, siteClaims } })),
    api.query('SiteAgencies', () =>
      HttpResponse.json({ data: { agencies: { __typename: 'AgencyPage', items: [], totalCount: 0 } } }),
    ),
  );
  const { container } = renderAt(
    '/',
    <>
      <HomePage />
      <Footer settings={bare} trackingTo="/" />
    </>,
  );
  const services = within(await screen.findByRole('region', { name: 'Nos services' }));
  expect(services.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/#contact');
  // Printing loads what is far below as well.
  act(() => void fireEvent(window, new Event('beforeprint')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nos agences' })).not.toBeInTheDocument());
  expect(await screen.findByLabelText(/^Message/)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { name: 'Contact' })).toHaveLength(1);
  expect(container.querySelectorAll('dl:empty, ul:empty')).toHaveLength(0);
});

test('an agency with content keeps its bands', async () => {
  renderAt(
    '/',
    <>
      <HomePage />
      <Footer settings={settings} trackingTo="/" />
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'Avec chauffeur' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nous écrire' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nos agences' })).toBeInTheDocument();
  expect(await screen.findByText('12, rue de Fès')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { name: 'Contact' })).toHaveLength(2);
});

test('nothing is claimed that is not set up', async () => {
  const claims = { ...siteClaims, insured: false, discountPercent: 0, served: false };
  server.use(api.query('SiteSettings', () => HttpResponse.json({ data: { settings, siteClaims: claims } })));
  renderAt('/', <HomePage />);
  expect(await screen.findByText('Livraison dans 39 villes')).toBeInTheDocument();
  for (const claim of ['Assurance comprise', /remise/, 'Témoignages des clients'])
    expect(screen.queryByText(claim)).not.toBeInTheDocument();
});
