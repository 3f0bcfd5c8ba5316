import type { Page, Request } from '@playwright/test';
import { fill, follow, linkTo, readNumber, reserve, takenOver } from './acts.ts';
import { expect, test, type Trip } from './fixtures.ts';

const person = { lastName: 'Tazi', firstName: 'Meryem', phone: '0655443322', email: 'meryem.tazi@example.com' };

const message = {
  Objet: 'Siège bébé',
  Nom: 'Meryem Tazi',
  Email: 'meryem.tazi@example.com',
  Message: 'Avez-vous un siège pour un enfant de 18 mois ?',
};

/** The contact form, from another page, by the navbar's anchor. */
async function openContact(page: Page, isMobile: boolean) {
  await page.goto('/parcAuto');
  await follow(page, 'Contact', isMobile);
  await expect(page).toHaveURL(/\/#contact$/);
  const form = page.getByRole('form', { name: 'Écrire à l’agence' });
  await expect(form.getByRole('textbox', { name: /^Objet/ })).toBeInViewport();
  return form;
}

test('Un visiteur écrit à l’agence', { tag: '@main' }, async ({ page, isMobile }) => {
  const form = await openContact(page, isMobile);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByRole('textbox', { name: /^Objet/ })).toBeFocused();
  await fill(form, { ...message, Email: 'meryem' });
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('aria-invalid', 'true');
  await fill(form, message);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  const popup = page.getByRole('dialog', { name: 'Message Envoyé!' });
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Fermer' }).click();
  await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue('');
});

test('Un visiteur va aux services depuis une autre page', async ({ page, isMobile }) => {
  await page.goto('/parcAuto');
  await follow(page, 'Nos services', isMobile);
  await expect(page.getByRole('heading', { name: 'Nos services' })).toBeInViewport();
});

test('Les photos des services gardent leur format', { tag: '@both' }, async ({ page }) => {
  await page.goto('/#nos-service');
  // The marks of the brands, in the section's other list, have formats of their own.
  const pictures = page.locator('#nos-service').getByRole('list').first().locator('img');
  await expect(pictures.first()).toBeVisible();
  const formats = await pictures.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
  expect(formats.length).toBeGreaterThan(0);
  for (const format of formats) expect(format).toBeCloseTo(1.6, 1);
});

test('Un visiteur trouve une agence, avec ou sans carte', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Nos agences' }).scrollIntoViewIfNeeded();
  const agencies = page.getByRole('list', { name: 'Agences' });
  await expect(agencies.getByRole('listitem')).not.toHaveCount(0);
  // On a phone the map is below the list, and is loaded only when it comes near the screen.
  await agencies.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Carte des agences' })).toBeVisible();
  await agencies
    .getByRole('button', { name: /^Voir .* sur la carte$/ })
    .first()
    .click();
  await expect(agencies.getByRole('button', { pressed: true })).toHaveCount(1);
  await agencies.getByRole('button', { name: 'Toutes les agences' }).click();
  await expect(agencies.getByRole('button', { pressed: true })).toHaveCount(0);
});

test(
  'Un visiteur compare deux voitures et partage la comparaison',
  { tag: '@both' },
  async ({ page, trip, someoneElse }) => {
    await page.goto(linkTo('/parcAuto', trip.period));
    const boxes = page.getByRole('checkbox', { name: /^Comparer / });
    await boxes.nth(0).click();
    await expect(boxes.nth(0)).toBeChecked();
    await boxes.nth(1).click();
    await expect(boxes.nth(1)).toBeChecked();
    await page.getByRole('link', { name: 'Comparer', exact: true }).click();
    const table = page.getByRole('dialog', { name: 'Comparer les véhicules' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table).toContainText('Total pour vos dates');
    const friend = await someoneElse();
    await friend.goto(page.url());
    await expect(friend.getByRole('dialog', { name: 'Comparer les véhicules' }).getByRole('table')).toBeVisible();
  },
);

test('Un visiteur recharge la page juste après avoir réservé et retrouve son numéro', async ({
  page,
  trip,
  agency,
}) => {
  await page.goto(linkTo('/reservationRapid', trip.period, trip.vehicle.id));
  const number = await reserve(page, person);
  await page.reload();
  expect(await readNumber(page)).toBe(number);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page).toHaveURL(/\/$/);

  // the same once more in the same browser, as in a tab that was left open
  await page.goto(linkTo('/reservationRapid', trip.period, trip.vehicle.id));
  expect(await reserve(page, person)).toBe(number);
  expect(await agency.countReservations(trip.vehicle.id, trip.period)).toBe(1);
});

test('Le titre de chaque page est celui que donne le serveur', async ({ page, isMobile }) => {
  await page.goto('/');
  await follow(page, 'Nos véhicules', isMobile);
  await expect(page).toHaveTitle(/^Nos voitures de location – /);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveTitle(/ en location – /);
});

test.describe('Sur un réseau en panne', () => {
  test.use({ failuresExpected: true });

  test('un message qui ne part pas reste écrit', async ({ page, isMobile }) => {
    const form = await openContact(page, isMobile);
    await fill(form, message);
    await page.route('**/graphql*', (route) => route.abort());
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(form.getByRole('alert')).toContainText('Le serveur ne répond pas');
    await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue(message.Message);
    await page.unroute('**/graphql*');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('dialog', { name: 'Message Envoyé!' })).toBeVisible();
  });

  test('une fenêtre qui ne se charge pas le dit, et la page reste', async ({ page, trip }) => {
    await page.goto(linkTo('/parcAuto', trip.period));
    await page.route('**/*TrackingDialog*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Suivi réservation' }).click();
    const failure = page.getByRole('dialog', { name: 'Le chargement a échoué.' });
    await expect(failure.getByRole('button', { name: 'Réessayer' })).toBeFocused();
    await failure.getByRole('button', { name: 'Fermer' }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('Une première visite', () => {
  /** Limits the bytes of compressed JavaScript that a first page may cost (docs/rules/site.md#weight-of-a-page). */
  const limit = 230_000;
  /** It loads two pages. */
  const larger: Record<string, number> = { 'une réservation sans véhicule': 235_000 };

  const withVehicle = (path: string) => (trip: Trip) => linkTo(path, trip.period, trip.vehicle.id);
  const visits: Record<string, string | ((trip: Trip) => string)> = {
    'l’accueil': '/',
    'le parc': '/parcAuto',
    'un véhicule': (trip) => `${linkTo('/parcAuto', trip.period)}&vehicule=${trip.vehicle.id}`,
    'la réservation complète': withVehicle('/reservation'),
    'la réservation rapide': withVehicle('/reservationRapid'),
    // these two lead to the home page, which comes on top
    'une réservation sans véhicule': '/reservation',
    'une signature sans contrat': '/signature?numreservation=ZZZZZ-ZZZZZ',
    'la connexion': '/login',
    'l’inscription': '/inscription',
    'le mot de passe oublié': '/motDePasseOublie',
    'un nouveau mot de passe': '/reinitialisation?token=x',
    'la connexion du personnel': '/loginAdmin',
  };

  test('ne pèse pas plus que permis, et ne charge rien du personnel', async ({ someoneElse, trip }) => {
    test.slow();
    for (const [name, address] of Object.entries(visits))
      await test.step(name, async () => {
        const page = await someoneElse();
        const scripts: Request[] = [];
        page.on('requestfinished', (request) => {
          if (request.resourceType() === 'script') scripts.push(request);
        });
        await page.goto(typeof address === 'string' ? address : address(trip));
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await takenOver(page);
        const sizes = await Promise.all(scripts.map((request) => request.sizes()));
        const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
        expect(total, `${scripts.length} files`).toBeGreaterThan(100_000);
        expect(total, `${scripts.length} files`).toBeLessThanOrEqual(larger[name] ?? limit);
        const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text()));
        expect(
          texts.some((text) => text?.includes('Passer en mode sombre')),
          'code of the back-office',
        ).toBe(false);
        await page.close();
      });
  });
});
