import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '../../lib/session';
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

beforeEach(() => {
  session.clear();
  server.use(
    api.query('SiteSettings', () => HttpResponse.json({ data: { settings } })),
    api.operation(() => HttpResponse.json({ data: {} })),
  );
});

const chat = (): HTMLElement | null => screen.queryByRole('link', { name: /whatsapp/i });

test('the chat button stands on the public pages', async () => {
  renderAt('/parcAuto', <PublicLayout />);
  await screen.findByText('La location en toute confiance.');
  expect(chat()).toHaveAttribute('href', expect.stringContaining('212661487600'));
});

test('nothing lies over the pad of the signature page', async () => {
  renderAt('/signature?numreservation=K7RT4-W9XMP', <PublicLayout />);
  await screen.findByText('La location en toute confiance.');
  expect(chat()).not.toBeInTheDocument();
});
