import type { Page } from '@playwright/test';
import { chosenPassword, emailOf, type Agency } from './agency.ts';
import { dirhams, follow, logIn, makeClient, newAddress, opensDocument, pickDateTime } from './acts.ts';
import { expect, inDays, test, type Trip } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

async function enter(page: Page, email: string, secret = chosenPassword): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, secret);
  await expect(page.getByRole('heading', { name: 'Liste des reservation' })).toBeVisible();
}

/** The demo client asks for the trip's vehicle; answers the number. */
async function ask(page: Page, agency: Agency, { vehicle, period }: Trip): Promise<string> {
  const reply = await page.request.post('/api/reservationVisiteur', {
    headers: { authorization: `Bearer ${await agency.token('client')}` },
    data: {
      type_reservation: 'reservation rapid',
      id_vehicule: vehicle.id,
      date_debut: period.startsAt,
      date_fin: period.endsAt,
      lieu_livraison: 'Casablanca',
      lieu_retour: 'Marrakech',
      nom_client: 'Bennani',
      prenom_client: 'Salma',
      telephone_client: '0661204875',
      email_client: emailOf('client'),
    },
  });
  const { message } = (await reply.json()) as { message: string };
  expect(message).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
  return message;
}

/** Draws with a finger: the browser's own touch events. */
async function drawByFinger(page: Page, from: number, to: number): Promise<void> {
  const pad = page.getByRole('img', { name: 'Cadre de signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad has no place.');
  const point = (share: number) => ({ x: box.x + box.width * share, y: box.y + 200 + 80 * Math.sin(share * 20) });
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point(from)]);
  for (let step = 1; step <= 20; step++) await send('touchMove', [point(from + ((to - from) * step) / 20)]);
  await send('touchEnd', []);
}

/** How many pixels of the pad carry ink. */
const inkOf = (page: Page) =>
  page.getByRole('img', { name: 'Cadre de signature' }).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    // a copy: the browser complains of repeated readings of a canvas that is drawn on
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!copy) throw new Error('No canvas to read from.');
    copy.drawImage(element as HTMLCanvasElement, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let ink = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) ink++;
    return ink;
  });

test.describe('Un client du site', () => {
  test.use({ loggedInAs: 'client' });

  test(
    'voit sa demande acceptée sans recharger, signe au doigt, et l’agence a sa signature',
    { tag: ['@both', '@main'] },
    async ({ page, trip, agency }) => {
      const number = await ask(page, agency, trip);
      await page.goto('/dashboardClient');
      const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: number });
      await expect(row).toContainText('En traitement');
      await agency.accept(number, trip.vehicle.quote.registeredTotal);
      await expect(row).toContainText('Accepter');
      await expect(page.getByText(`La réservation ${number} est passée à « Accepter »`)).toBeVisible();

      await row.getByRole('link', { name: `Signer le contrat de la réservation ${number}` }).click();
      await expect(page.getByRole('heading', { name: `Reservation Numero: ${number}` })).toBeVisible();
      const contract = page.getByRole('region', { name: 'Ce que vous signez' });
      await opensDocument(page, () => page.getByRole('button', { name: 'Lire le contrat (PDF)' }).click());
      await expect(contract).toContainText(trip.vehicle.name);
      await expect(contract).toContainText(dirhams(trip.vehicle.quote.registeredTotal));
      await page.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Veuillez signer avant de valider.');

      await drawByFinger(page, 0.1, 0.5);
      await drawByFinger(page, 0.6, 0.95);
      await expect(page.getByText('La signature compte 2 traits.')).toBeVisible();
      const both = await inkOf(page);
      await page.getByRole('button', { name: 'Retour' }).click();
      await expect(page.getByText('La signature compte 1 trait.')).toBeVisible();
      const one = await inkOf(page);
      expect(one).toBeGreaterThan(0);
      expect(one).toBeLessThan(both);

      // the phone is turned and turned back
      const upright = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => inkOf(page)).toBeGreaterThan(0);
      await page.setViewportSize(upright);
      await expect.poll(() => inkOf(page)).toBe(one);

      await page.getByRole('button', { name: 'Valider' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Update successfully.')).toBeVisible();

      const reply = await page.request.post('/graphql', {
        headers: { authorization: `Bearer ${await agency.token('admin')}` },
        data: {
          query: `query ($number: String!) { reservation(number: $number) { signatures { sha256 ipAddress } } }`,
          variables: { number },
        },
      });
      const { data } = (await reply.json()) as { data: { reservation: { signatures: { sha256: string }[] } } };
      expect(data.reservation.signatures).toHaveLength(1);
      expect(data.reservation.signatures[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  test('retrouve son contrat, son calendrier, et reprend la même voiture', async ({ page, trip, agency }) => {
    const number = await ask(page, agency, trip);
    await agency.accept(number, trip.vehicle.quote.registeredTotal);
    await page.goto(`/dashboardClient?numero=${number}`);
    const details = page.getByRole('dialog', { name: `Réservation ${number}` });
    await expect(details).toContainText('Immatriculation');
    await expect(details).not.toContainText('Informations client');

    const calendar = page.waitForEvent('download');
    await details.getByRole('link', { name: 'Ajouter à mon calendrier' }).click();
    expect((await calendar).suggestedFilename()).toContain(number);

    await opensDocument(page, () => details.getByRole('button', { name: 'Contrat (PDF)' }).click());

    await details.getByRole('link', { name: 'Réserver à nouveau' }).click();
    await expect(page).toHaveURL(new RegExp(`/reservationRapid\\?id_vehicule=${trip.vehicle.id}&`));
    await expect(page.getByRole('combobox', { name: 'Lieu de livraison' })).toHaveValue('Casablanca');
    await expect(page.getByRole('combobox', { name: 'Lieu de retour' })).toHaveValue('Marrakech');
  });
});

test('Un contrat se signe au clavier seul', async ({ page, trip, agency }) => {
  const number = await agency.request(trip.vehicle.id, trip.period);
  await agency.accept(number, trip.vehicle.quote.total);
  await page.goto(`/signature?numreservation=${number.toLowerCase().replace('-', '')}`);
  const name = page.getByRole('textbox', { name: /clavier/ });
  await expect(name).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await name.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type('Hicham Berrada');
  await page.keyboard.press('Enter');
  await expect.poll(() => inkOf(page)).toBeGreaterThan(100);
  for (const next of ['Écrire mon nom', 'Retour', 'Valider']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Update successfully.')).toBeVisible();
});

test('Sans contrat à signer, la page de signature mène à l’accueil, qui dit pourquoi', async ({
  page,
  trip,
  agency,
}) => {
  const pending = await agency.request(trip.vehicle.id, trip.period);
  for (const address of [
    '/signature',
    '/signature?numreservation=ZZZZZ-ZZZZZ',
    `/signature?numreservation=${pending}`,
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  const reason = page.getByRole('alert').filter({ hasText: 'Aucun contrat n’est à signer sous ce numéro' });
  await expect(reason).toBeVisible();
  await reason.getByRole('button', { name: 'Fermer' }).click();
  await expect(reason).toBeHidden();
});

test(
  'Un visiteur s’inscrit, oublie son mot de passe, et entre avec un nouveau',
  { tag: '@main' },
  async ({ page, isMobile }) => {
    const email = newAddress();
    await page.goto('/');
    await follow(page, 'Inscription', isMobile);
    const fields = {
      Nom: 'Tazi',
      Prénom: 'Omar',
      Adresse: '5 avenue Hassan II',
      Téléphone: '0655443322',
      Email: email,
    };
    for (const [label, value] of Object.entries(fields)) {
      await page
        .getByRole('main')
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .fill(value);
    }
    await page.getByLabel(/^Mot de passe/).fill(chosenPassword);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.getByRole('dialog', { name: 'Votre compte est créé!' })).toBeVisible();
    await page.getByRole('link', { name: 'Essayer de se connecter' }).click();
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
    await logIn(page, email, chosenPassword);
    await expect(page).toHaveURL('/waitVerification');

    await page.goto(await mailedLink(email, '/verification'));
    await page.getByRole('link', { name: 'Entrer dans mon espace' }).click();
    await expect(page.getByText('Aucune réservation pour le moment')).toBeVisible();

    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible();
    const link = await mailedLink(email, '/reinitialisation');

    await page.goto(link);
    await page.getByLabel(/^Nouveau mot de passe/).fill('court');
    await page.getByLabel(/^Confirmez/).fill('court');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(page.getByText(/8 caractères\.$/)).toBeVisible();
    await page.getByLabel(/^Nouveau mot de passe/).fill('tout neuf 2027');
    await page.getByLabel(/^Confirmez/).fill('tout neuf 2027');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
    await logIn(page, email, 'tout neuf 2027');
    await expect(page.getByRole('heading', { name: 'Liste des reservation' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Ce lien n’est plus valable');
  },
);

test('Un client tient son profil, change de mot de passe et s’en va', async ({ page, context }) => {
  const email = await makeClient(page);
  await enter(page, email);
  await page.getByRole('link', { name: 'Mon profil' }).click();
  await page.getByLabel(/^Nom/).fill('Naciri-Tazi');

  const secondTab = await context.newPage();
  await secondTab.goto('/profilClient');
  await secondTab.getByLabel(/^Téléphone/).fill('0600112233');
  await secondTab.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(secondTab.getByText('Votre profil est à jour.')).toBeVisible();
  await secondTab.close();

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Enregistrer ma saisie quand même' }).click();
  await expect(page.getByText('Votre profil est à jour.')).toBeVisible();
  await expect(page.getByLabel(/^Téléphone/)).toHaveValue('0600112233');
  await expect(page.getByRole('navigation')).toContainText('Naciri-Tazi Leïla');

  await page.getByLabel(/^Ancien mot de passe/).fill(chosenPassword);
  await page.getByLabel(/^Nouveau mot de passe/).fill('tout neuf 2027');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
  await confirmation.getByRole('button', { name: 'Continuer la saisie' }).click();
  await page.getByLabel(/^Confirmez/).fill('tout neuf 2027');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  await confirmation.getByLabel(/^Votre mot de passe/).fill('tout neuf 2027');
  await confirmation.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, email, 'tout neuf 2027');
  await expect(page.getByRole('alert')).toBeVisible();
});

test.describe('Quand la ligne casse', () => {
  test.use({ failuresExpected: true, loggedInAs: 'client' });

  test('l’espace client et le profil offrent une suite', async ({ page }) => {
    await page.goto('/dashboardClient');
    await expect(page.getByRole('heading', { name: 'Liste des reservation' })).toBeVisible();
    for (const [address, shown] of [
      ['/dashboardClient', 'Liste des reservation'],
      ['/profilClient', 'Mes informations'],
    ] as const) {
      await page.route('**/graphql*', (route) => route.abort());
      await page.goto(address);
      const retry = page.getByRole('button', { name: 'Réessayer' });
      await expect(retry).toBeVisible();
      await page.unroute('**/graphql*');
      await retry.click();
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    }
  });

  test('la signature se répète sans redessiner', async ({ page, trip, agency }) => {
    const number = await agency.request(trip.vehicle.id, trip.period);
    await agency.accept(number, trip.vehicle.quote.total);
    await page.route('**/graphql*', (route) => route.abort());
    await page.goto(`/signature?numreservation=${number}`);
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await page.unroute('**/graphql*');
    await retry.click();
    await drawByFinger(page, 0.2, 0.8);
    await page.route('**/graphql*', (route) => route.abort());
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' })).toBeVisible();
    await page.unroute('**/graphql*');
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page).toHaveURL('/');
  });
});

test(
  'Un client demande une prolongation, que l’employé refuse puis accorde',
  { tag: '@main' },
  async ({ page, agency, someoneElse }) => {
    const email = await makeClient(page);
    const { number } = await agency.rentalIn(30, email);
    await enter(page, email);
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Demander une prolongation' }).first().click();
      const dialog = page.getByRole('dialog', { name: `Prolonger la location ${number}` });
      await pickDateTime(page, 'Nouvelle date fin', inDays(4, '12:00'));
      await expect(dialog.getByText(/de plus, soit .* en tout/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/^Prolongation demandée jusqu’au/).first()).toBeVisible();
    };
    await ask();
    const desk = await someoneElse('employe');
    await desk.goto(`/dossier/${number}`);
    await desk.getByRole('button', { name: 'Refuser', exact: true }).click();
    const refusal = desk.getByRole('dialog', { name: 'Refuser la prolongation' });
    await refusal.getByLabel(/^Motif/).fill('Véhicule promis');
    await refusal.getByRole('button', { name: 'Refuser la demande' }).click();
    await expect(page.getByText(/refusée : Véhicule promis$/).first()).toBeVisible();
    await ask();
    await desk.getByRole('button', { name: 'Étudier la prolongation' }).click();
    const change = desk.getByRole('dialog', { name: `Modifier la location ${number}` });
    await change.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(change).toBeHidden();
    await expect(desk.getByText('Prolongation demandée', { exact: true })).toBeHidden();
    await expect(page.getByText(/^Prolongation demandée jusqu’au/)).toHaveCount(0);
  },
);
