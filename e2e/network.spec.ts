import type { Page } from '@playwright/test';
import { choosePlaces, fillPerson, holdBack, linkTo, logIn, newAddress, readNumber } from './acts.ts';
import { expect, test } from './fixtures.ts';

test.use({ failuresExpected: true });

const person = { lastName: 'Chraibi', firstName: 'Youssef', phone: '0677889900', email: 'y.chraibi@example.com' };

/** The line to the agency breaks; what this answers mends it. */
async function breakLine(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql*', (route) => route.abort());
  return () => page.unroute('**/graphql*');
}

test('Le parc ne répond pas : la page le dit, et Réessayer la remplit', async ({ page, trip }) => {
  const mend = await breakLine(page);
  await page.goto(linkTo('/parcAuto', trip.period));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Le serveur ne répond pas');
  await mend();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: /véhicules disponibles/ })).toBeVisible();
});

test(
  'L’envoi d’une réservation échoue : rien n’est à retaper, et un second envoi suffit',
  { tag: '@main' },
  async ({ page, trip, agency }) => {
    await page.goto(linkTo('/reservationRapid', trip.period, trip.vehicle.id));
    await fillPerson(page, person);
    await choosePlaces(page);

    // the request arrives, its answer is lost: the worst moment
    await page.route('**/graphql*', async (route) => {
      // The page asks for prices and options meanwhile, which are not what gets lost.
      if (!route.request().postData()?.includes(person.lastName)) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Reserver' }).click();
    await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
    await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue(person.lastName);
    await expect(page.getByRole('combobox', { name: 'Lieu de retour' })).toHaveValue('Marrakech');
    await page.unroute('**/graphql*');
    await page.getByRole('button', { name: 'Reserver' }).click();
    await readNumber(page);
    expect(await agency.countReservations(trip.vehicle.id, trip.period)).toBe(1);
  },
);

test('Une ligne lente : la page dit qu’elle charge, se remplit avant toute réponse, et une demande envoyée deux fois n’est faite qu’une fois', async ({
  page,
  trip,
  agency,
}) => {
  const sendPrograms = await holdBack(page, '**/assets/*.js');
  await page.goto(linkTo('/reservationRapid', trip.period, trip.vehicle.id), { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Chargement…');
  const answer = await holdBack(page, '**/graphql*');
  sendPrograms();
  await expect(page.getByRole('heading', { name: 'Reservation Rapide' })).toBeVisible();
  await fillPerson(page, person);
  answer();
  await choosePlaces(page);

  const book = await holdBack(page, '**/graphql*');
  await page.getByRole('button', { name: 'Reserver' }).dblclick();
  await page.getByRole('textbox', { name: /^Email/ }).press('Enter');
  book();
  await readNumber(page);
  expect(await agency.countReservations(trip.vehicle.id, trip.period)).toBe(1);
});

test.describe('Le personnel', () => {
  test.use({ loggedInAs: 'admin' });

  test('ne reçoit pas la liste : la page le dit, et Réessayer la remplit', async ({ page }) => {
    // Without its live line the page cannot notice by itself that the server answers again.
    await page.routeWebSocket('**/graphql*', (socket) => socket.close());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
    const mend = await breakLine(page);
    await page.getByRole('link', { name: /À traiter/ }).click();
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Les réservations n’ont pas pu être chargées.' });
    await expect(alert).toBeVisible();
    await mend();
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('link', { name: /^Ouvrir la réservation/ }).first()).toBeVisible();
  });
});

test.describe('Au bureau', () => {
  test.use({ loggedInAs: 'admin' });

  test.describe('sans réseau', () => {
    test.use({ failuresExpected: true });

    test('un paiement et une note dont la réponse s’est perdue ne sont enregistrés qu’une fois', async ({
      page,
      agency,
    }) => {
      const { number } = await agency.rentalIn(2);
      await page.goto(`/dossier/${number}`);
      /** Lets the next change of this name arrive, and loses its answer. */
      const loseAnswer = async (name: string): Promise<void> => {
        let lost = false;
        await page.route('**/graphql*', async (route) => {
          if (lost || !route.request().postData()?.includes(`"${name}"`)) return route.fallback();
          lost = true;
          await route.fetch();
          return route.abort();
        });
      };

      await page.getByRole('button', { name: 'Enregistrer un paiement' }).click();
      const payment = page.getByRole('dialog', { name: `Paiement de la location ${number}` });
      await payment.getByRole('textbox', { name: /^Montant/ }).fill('100');
      await loseAnswer('RecordPayment');
      await payment.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(payment.getByRole('alert')).toContainText('Le serveur ne répond pas');
      await payment.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(payment).toBeHidden();
      await expect(page.getByRole('button', { name: /^Ouvrir le reçu/ })).toHaveCount(1);

      const note = page.getByRole('textbox', { name: 'Nouvelle note' });
      await note.fill('Rappeler demain');
      await loseAnswer('AddReservationNote');
      await page.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(page.getByText('Le serveur ne répond pas').first()).toBeVisible();
      await page.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(note).toHaveValue('');
      await expect(page.getByRole('list', { name: 'Notes internes' }).getByRole('listitem')).toHaveCount(1);
    });

    test('une autre page dit que la ligne manque, et Réessayer l’ouvre ensuite', async ({ page, context }) => {
      await page.goto('/listClient');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Zones' }).click();
      const failure = page.getByRole('alert').filter({ hasText: 'Cette page n’a pas pu s’afficher.' });
      await expect(failure).toContainText('Vous êtes hors ligne.');
      await expect(failure.getByRole('button', { name: 'Réessayer' })).toBeDisabled();
      await context.setOffline(false);
      await failure.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { name: 'Zones autorisées', level: 1 })).toBeVisible();
    });
  });

  test(
    'La connexion prend fin pendant une saisie : on se reconnecte à côté, et la saisie s’enregistre',
    { tag: '@main' },
    async ({ page, context, agency }) => {
      const { email, password } = await agency.hire();
      await page.goto('/loginAdmin');
      await logIn(page, email, password);
      await page.waitForURL('**/dashboard');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const name = `Garage ${Date.now()}`;
      await page.goto('/listprestataire/ajouter');
      const form = page.getByRole('dialog', { name: 'Ajouter un Utilisateur' });
      await form.getByRole('textbox', { name: /^Nom/ }).fill(name);
      await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });

      const requested = page.getByRole('dialog', { name: 'Votre connexion a pris fin' });
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        requested.getByRole('link', { name: 'Se reconnecter' }).click(),
      ]);
      await logIn(other, email, password);
      await other.waitForURL('**/dashboard');
      await other.close();
      await expect(requested).toBeHidden();
      await form.getByRole('textbox', { name: /^Adresse/ }).fill('1, rue Neuve, Casablanca');
      await form.getByRole('textbox', { name: /^Telephone/ }).fill('0522001122');
      await form.getByRole('textbox', { name: /^Email/ }).fill(newAddress());
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('cell', { name }).first()).toBeVisible();
    },
  );
});
