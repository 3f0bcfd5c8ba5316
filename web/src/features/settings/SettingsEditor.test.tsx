import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { SettingsEditor } from './SettingsEditor';

const pictures = [
  'ANNOUNCEMENT',
  'LOGO_NAVBAR',
  'LOGO_ADMIN',
  'LOGO_ABOUT',
  'PRESENTATION',
  'COVER_1',
  'COVER_2',
  'COVER_3',
  'SERVICE_1',
  'SERVICE_2',
  'SERVICE_3',
  'SERVICE_4',
];

const settings = (change: Record<string, unknown> = {}) => ({
  __typename: 'Settings',
  version: 3,
  companyName: 'Atlas Drive',
  title: '',
  description: '',
  headerText: '',
  middleText: '',
  footerText: '',
  aboutText: '',
  keywords: '',
  phone: '0522000000',
  mobile: null,
  whatsapp: null,
  address: 'Casablanca',
  email: 'contact@atlas.ma',
  domainName: '',
  mapUrl: null,
  facebook: null,
  instagram: null,
  announcementStartsOn: null,
  announcementEndsOn: null,
  vatPercent: '20.00',
  services: [],
  pictures: pictures.map((picture) => ({
    __typename: 'SitePicture',
    picture,
    url: picture === 'COVER_2' ? '/storage/images/homepage/2.webp' : null,
  })),
  ...change,
});

const tracking = {
  __typename: 'TrackingSettings',
  positionRetentionDays: 90,
  trackAlways: false,
  overspeedKph: 120,
  tileUrl: 'https://server.exemple/{z}/{y}/{x}',
  tileAttribution: 'Exemple',
  ownTiles: false,
};

const retention = {
  __typename: 'RetentionSettings',
  contactRetentionMonths: 12,
  auditRetentionMonths: 36,
  unverifiedRetentionDays: 30,
  unusedRetentionMonths: 36,
};

const rental = {
  __typename: 'RentalSettings',
  lateAfterMinutes: 60,
  preparationMinutes: 0,
  graceMinutes: 0,
  firstReminderHours: 24,
  secondReminderHours: 2,
  lateReminder: true,
  stampDutyPercent: '0.00',
  cashLimit: '20000.00',
  departureRequires: 'NOTHING',
};

const serveSettings = (...answers: ReturnType<typeof settings>[]): void => {
  let next = 0;
  server.use(
    api.query('EditableSettings', () => {
      const answer = answers[Math.min(next++, answers.length - 1)];
      return HttpResponse.json({
        data: { settings: answer, trackingSettings: tracking, retentionSettings: retention, rentalSettings: rental },
      });
    }),
  );
};

const serveUpdate = (answer: (input: Record<string, unknown>) => object): void =>
  server.use(
    api.mutation('UpdateSettings', ({ variables }) =>
      HttpResponse.json(answer(variables.input as Record<string, unknown>)),
    ),
  );

const refusal = (code: string, message: string, fields: Record<string, string[]> = {}) => ({
  data: null,
  errors: [{ message, path: ['updateSettings'], extensions: { code, fields } }],
});

test('an announcement that is not public yet is shown to who edits it, by their login', async () => {
  const url = '/storage/annonces/1.webp';
  serveSettings(settings({ pictures: [{ __typename: 'SitePicture', picture: 'ANNOUNCEMENT', url }] }));
  session.set({ token: 'jeton', type: 'admin' });
  URL.createObjectURL = () => 'blob:annonce';
  URL.revokeObjectURL = () => undefined;
  server.use(
    http.get(`*${url}`, ({ request }) =>
      request.headers.get('authorization') === 'Bearer jeton'
        ? new HttpResponse('image', { headers: { 'content-type': 'image/webp' } })
        : new HttpResponse(null, { status: 404 }),
    ),
  );
  renderAt('/parametres', <SettingsEditor />);
  expect(await screen.findByRole('img', { name: /Bannière d’annonce/ })).toHaveAttribute('src', 'blob:annonce');
});

test('the links beside the form lead to every section of the page, also to those below it', async () => {
  serveSettings(settings());
  renderAt('/parametres', <SettingsEditor further={[{ id: 'section-inspections', label: 'États des lieux' }]} />);
  const links = within(await screen.findByRole('navigation', { name: 'Sections des paramètres' }));
  expect(links.getByRole('link', { name: 'Locations' })).toHaveAttribute('href', '#section-rental');
  expect(links.getByRole('link', { name: 'États des lieux' })).toHaveAttribute('href', '#section-inspections');
});

test('what was changed is saved, with the picture that goes, and told', async () => {
  serveSettings(settings(), settings({ version: 4, companyName: 'Atlas Drive Maroc' }));
  const sent: Record<string, unknown>[] = [];
  serveUpdate((input) => {
    sent.push(input);
    return { data: { updateSettings: { __typename: 'Settings', version: 4 } } };
  });
  const { user } = renderAt(
    '/parametres',
    <>
      <NoticeHost />
      <SettingsEditor />
    </>,
  );
  const name = await screen.findByRole('textbox', { name: /Nom de l’entreprise/ });
  await user.type(name, ' Maroc');
  await user.click(screen.getByRole('button', { name: 'Retirer cette image : Couverture 2' }));
  await user.click(screen.getByRole('button', { name: 'Modifier les paramètre' }));
  expect(await screen.findByText('Les paramétres a été modifié.')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    version: 3,
    companyName: 'Atlas Drive Maroc',
    announcementStartsOn: null,
    pictures: [],
    removedPictures: ['COVER_2'],
  });
});

test('what is typed and chosen is seen before it is saved, on the home page and in a search engine', async () => {
  const url = '/storage/images/homepage/1.webp';
  serveSettings(settings({ pictures: [{ __typename: 'SitePicture', picture: 'COVER_1', url }] }));
  const { user } = renderAt('/parametres', <SettingsEditor />);
  await user.type(await screen.findByRole('textbox', { name: 'Titre de l’accueil' }), 'Roulez au soleil');
  await user.type(screen.getByRole('textbox', { name: 'Titre du site' }), 'Location à Agadir');
  const home = screen.getByRole('figure', { name: 'Aperçu de l’accueil' });
  expect(home).toHaveTextContent('Roulez au soleil');
  expect(home.querySelector('img')).toHaveAttribute('src', url);
  expect(screen.getByRole('figure', { name: 'Aperçu dans un moteur de recherche' })).toHaveTextContent(
    'Location à Agadir',
  );
  await user.click(screen.getByRole('button', { name: 'Retirer cette image : Couverture 1' }));
  expect(home.querySelector('img')).not.toBeInTheDocument();
});

test('each refused field says why beside it, and nothing typed is lost', async () => {
  serveSettings(settings());
  serveUpdate(() =>
    refusal('VALIDATION', 'La page Facebook doit être une adresse qui commence par https://.', {
      facebook: ['La page Facebook doit être une adresse qui commence par https://.'],
    }),
  );
  const { user } = renderAt('/parametres', <SettingsEditor />);
  const facebook = await screen.findByRole('textbox', { name: /Facebook/ });
  await user.type(facebook, 'facebook.com/atlas');
  await user.click(screen.getByRole('button', { name: 'Modifier les paramètre' }));
  await waitFor(() => expect(facebook).toHaveAccessibleDescription(/commence par https/));
  expect(facebook).toHaveValue('facebook.com/atlas');
});

test('the second of two Admins chooses what to keep', async () => {
  serveSettings(settings(), settings({ version: 4, phone: '0500000000' }));
  const versions: unknown[] = [];
  serveUpdate((input) => {
    versions.push([input.version, input.phone, input.companyName]);
    return versions.length === 1
      ? refusal('SETTINGS.VERSION_CONFLICT', 'Cet enregistrement a été modifié.')
      : { data: { updateSettings: { __typename: 'Settings', version: 5 } } };
  });
  const { user } = renderAt('/parametres', <SettingsEditor />);
  await user.type(await screen.findByRole('textbox', { name: /Nom de l’entreprise/ }), ' Rabat');
  await user.click(screen.getByRole('button', { name: 'Modifier les paramètre' }));
  await user.click(await screen.findByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  await waitFor(() =>
    expect(versions).toEqual([
      [3, '0522000000', 'Atlas Drive Rabat'],
      [4, '0500000000', 'Atlas Drive Rabat'],
    ]),
  );
});

test('settings that do not load say so and are tried again', async () => {
  serveSettings(settings());
  server.use(api.query('EditableSettings', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/parametres', <SettingsEditor />);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('textbox', { name: /Nom de l’entreprise/ })).toHaveValue('Atlas Drive');
});

test('the speed limit can be dropped, and vehicles followed always; the usual map stays the usual one', async () => {
  serveSettings(settings());
  const sent: Record<string, unknown>[] = [];
  serveUpdate((input) => {
    sent.push(input);
    return { data: { updateSettings: { __typename: 'Settings', version: 4 } } };
  });
  const { user } = renderAt('/parametres', <SettingsEditor />);
  const limit = await screen.findByRole('textbox', { name: /Vitesse à ne pas dépasser/ });
  await user.type(limit, ' km/h');
  await user.click(screen.getByRole('button', { name: 'Modifier les paramètre' }));
  expect(limit).toHaveAccessibleDescription(/nombre entier/);
  await user.clear(limit);
  const days = screen.getByRole('textbox', { name: /Positions conservées/ });
  await user.clear(days);
  await user.type(days, '30');
  await user.click(screen.getByRole('checkbox', { name: /hors location/ }));
  await user.click(screen.getByRole('button', { name: 'Modifier les paramètre' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    positionRetentionDays: 30,
    overspeedKph: null,
    trackAlways: true,
    tileUrl: '',
    tileAttribution: '',
  });
});
