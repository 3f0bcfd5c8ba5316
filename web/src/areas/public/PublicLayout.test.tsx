import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { PublicLayout } from './PublicLayout';

const settings = {
  __typename: 'Settings',
  companyName: 'Atlas Drive',
  headerText: null,
  middleText: null,
  footerText: 'La location en toute confiance.',
  aboutText: null,
  logoNavbarUrl: null,
  logoAboutUrl: null,
  presentationImageUrl: null,
  announcementImageUrl: null,
  announcementImageSize: null,
  coverUrls: [],
  phone: null,
  mobile: null,
  whatsapp: '212661487600',
  address: null,
  email: null,
  domainName: null,
  mapUrl: null,
  facebook: null,
  instagram: null,
  services: [],
};

const siteClaims = {
  __typename: 'SiteClaims',
  ...{ insured: false, deliveryPlaces: 0, discountPercent: 0, served: false },
};

beforeEach(() => {
  session.clear();
  server.use(
    api.query('SiteSettings', () => HttpResponse.json({ data: { settings, siteClaims } })),
    api.operation(() => HttpResponse.json({ data: {} })),
  );
});

/** The floating chat button, and the one in the bar of narrow pages. */
const floating = (): HTMLElement | null => screen.queryByRole('complementary', { name: 'Discussion' });
const chat = { name: /whatsapp/i };

test('the chat button is on the public pages', async () => {
  renderAt('/parcAuto', <PublicLayout />);
  await screen.findByText('La location en toute confiance.');
  const links = screen.getAllByRole('link', chat);
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringContaining('212661487600'));
  expect(floating()).toContainElement(links[1] ?? null);
});

test('nothing covers the pad of the signature page', async () => {
  renderAt('/signature?numreservation=K7RT4-W9XMP', <PublicLayout />);
  await screen.findByText('La location en toute confiance.');
  expect(floating()).not.toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByRole('link', chat)).toBeInTheDocument();
});
