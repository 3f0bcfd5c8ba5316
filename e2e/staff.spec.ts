import type { Page } from '@playwright/test';
import { emailOf, password, type Period } from './agency.ts';
import { chooseAction, dirhams, dismissWarning, linkTo, logIn, reserve, track, written } from './acts.ts';
import { expect, test } from './fixtures.ts';

const person = { lastName: 'Tazi', firstName: 'Nadia', phone: '0655443322', email: 'nadia.tazi@example.com' };

const rowOf = (page: Page, number: string) => page.getByRole('link', { name: `Ouvrir la réservation ${number}` });

/** Opens a reservation in the list and gives the sheet beside it. */
async function open(page: Page, number: string) {
  await rowOf(page, number).click();
  const sheet = page.getByRole('dialog').filter({ hasText: number });
  await expect(sheet.getByRole('heading', { name: `Réservation ${number}` })).toBeVisible();
  return sheet;
}

/** The vehicles that someone who searches these dates is offered. */
async function offers(page: Page, period: Period, vehicle: string) {
  await page.goto(linkTo('/parcAuto', period));
  await expect(page.getByRole('heading', { name: /disponibles?$/ })).toBeVisible();
  return page.getByRole('link', { name: vehicle, exact: true });
}

test.describe('Le personnel à sa porte', () => {
  test('L’admin se trompe de mot de passe, le lit, puis entre', async ({ page }) => {
    await page.goto('/loginAdmin');
    await expect(page.getByRole('heading', { name: 'Se Connecter Admin' })).toBeVisible();
    await logIn(page, emailOf('admin'), 'pas-le-bon');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('admin'));
    await logIn(page, emailOf('admin'), password);
    await expect(page).toHaveURL(/\/dashboard$/);
    await dismissWarning(page);
    await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
    await page.getByRole('button', { name: 'Yassine El Fassi' }).click();
    await page.getByRole('menuitem', { name: 'Déconnecter' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/loginAdmin\?redirect=/);
  });

  test(
    'L’employé entre, puis refuse une demande en disant pourquoi',
    { tag: '@main' },
    async ({ page, trip, agency, someoneElse, isMobile }) => {
      const number = await agency.request(trip.vehicle.id, trip.period);
      await page.goto(`/listreservation?recherche=${number}`);
      await logIn(page, emailOf('employe'), password);
      const sheet = await open(page, number);
      await chooseAction(page, 'Refuser');
      const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
      await confirmation
        .getByRole('textbox', { name: /^Motif du refus/ })
        .fill('Ce véhicule part au contrôle technique.');
      await confirmation.getByRole('button', { name: 'Refuser' }).click();
      await expect(page.getByText(`Réservation ${number} refusée`)).toBeVisible();
      await expect(sheet).toContainText('Ce véhicule part au contrôle technique.');
      await expect(sheet.getByRole('button', { name: 'Accepter' })).toBeHidden();

      const visitor = await someoneElse();
      const progress = (await track(visitor, number, isMobile)).getByRole('list', { name: 'Avancement' });
      await expect(progress.getByRole('listitem')).toHaveText(['En traitement', 'Refuser']);
    },
  );
});

test.describe('Le personnel connecté', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'Une demande arrive en direct, est acceptée sur un autre véhicule, puis annulée',
    { tag: '@both' },
    async ({ page, trip, agency, someoneElse, isMobile }) => {
      const { vehicle, period } = trip;
      const [, given = ''] = (await agency.freeVehicles(period, [vehicle.category])).map(({ name }) => name);
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await page.goto('/listreservation');
      await expect(page.getByRole('heading', { name: 'Réservations' })).toBeVisible();
      await bell.click();
      const markAll = page.getByRole('button', { name: 'Tout marquer comme lu' });
      const notifications = page.getByRole('dialog', { name: 'Notifications' });
      await expect(notifications.getByRole('listitem').first()).toBeVisible();

      const visitor = await someoneElse();
      await visitor.goto(linkTo('/reservationRapid', period, vehicle.id));
      const number = await reserve(visitor, person);

      const notification = notifications.getByRole('button', {
        name: new RegExp(`^Nouvelle réservation Non lue Nadia Tazi.*${written(period.startsAt)}`),
      });
      await expect(notification).toBeVisible();
      await expect(markAll).toBeVisible();
      await expect(bell).toHaveAccessibleName(/\d+ non lues?$/);
      await expect(rowOf(page, number)).toBeAttached();
      await notification.click();

      const sheet = page.getByRole('dialog').filter({ hasText: number });
      await expect(sheet).toContainText('Nadia Tazi');
      await sheet.getByRole('button', { name: 'Accepter' }).click();
      const choices = sheet.getByRole('group', { name: 'Véhicule' });
      await choices.getByRole('radio', { name: new RegExp(`^${given} \\d`) }).check();
      await sheet.getByRole('textbox', { name: 'Total convenu' }).fill('1500');
      await sheet.getByRole('textbox', { name: 'Avance' }).fill('1600');
      await sheet.getByRole('button', { name: 'Accepter la réservation' }).click();
      await expect(sheet.getByRole('textbox', { name: 'Avance' })).toHaveAccessibleDescription(/ne peut pas dépasser/);
      await sheet.getByRole('textbox', { name: 'Avance' }).fill('400,50');
      await sheet.getByLabel('Mode de paiement').selectOption({ label: 'Espèces' });
      await expect(sheet.getByRole('status').filter({ hasText: 'Reste à payer' })).toContainText(dirhams('1099.50'));
      await sheet.getByRole('button', { name: 'Accepter la réservation' }).click();
      await expect(page.getByText(`Réservation ${number} acceptée`)).toBeVisible();
      await expect(sheet).toContainText(dirhams('1099.50'));

      const tracking = await track(visitor, number, isMobile);
      await expect(tracking.getByRole('list', { name: 'Avancement' }).getByRole('listitem')).toHaveText([
        'En traitement',
        'Accepter',
      ]);
      await expect(await offers(visitor, period, given)).toBeHidden();

      await chooseAction(page, 'Annuler');
      const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
      await expect(confirmation).toContainText('Voulez-vous annuler cette Réservation');
      await confirmation.getByRole('button', { name: 'Annuler' }).click();
      await expect(page.getByText('Annuler! La Réservation a été annuler.')).toBeVisible();
      await expect(await offers(visitor, period, given)).toBeVisible();
    },
  );

  test('Deux demandes se disputent un véhicule : la seconde en reçoit un autre, rien n’est à retaper', async ({
    page,
    trip,
    agency,
    someoneElse,
  }) => {
    const { vehicle, period } = trip;
    const first = await agency.request(vehicle.id, period, { lastName: 'Alaoui' });
    const second = await agency.request(vehicle.id, period, { lastName: 'Bennis' });
    await page.goto(`/listreservation?numero=${second}`);
    const sheet = page.getByRole('dialog').filter({ hasText: second });
    await expect(sheet.getByText('1 autre demande pour ce véhicule à ces dates')).toBeVisible();
    await sheet.getByRole('button', { name: 'Accepter' }).click();
    await sheet.getByRole('textbox', { name: 'Total convenu' }).fill('1234');
    await sheet.getByRole('textbox', { name: 'Avance' }).fill('200');
    await sheet.getByLabel('Mode de paiement').selectOption({ label: 'Espèces' });

    const colleague = await someoneElse('employe');
    await colleague.goto(`/listreservation?numero=${first}`);
    const rival = colleague.getByRole('dialog').filter({ hasText: first });
    await rival.getByRole('button', { name: 'Accepter' }).click();
    await rival.getByRole('button', { name: 'Accepter la réservation' }).click();
    await expect(colleague.getByText(`Réservation ${first} acceptée`)).toBeVisible();

    await sheet.getByRole('button', { name: 'Accepter la réservation' }).click();
    // Opening hours may warn beside it.
    const alert = sheet.getByRole('alert').filter({ hasText: /n’est (plus|pas) libre/ });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(first);
    await expect(sheet.getByRole('textbox', { name: 'Total convenu' })).toHaveValue(/1\s?234/);
    await expect(sheet.getByRole('textbox', { name: 'Avance' })).toHaveValue(/^200/);
    await alert
      .getByRole('button', { name: /^Choisir/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: 'Accepter la réservation' }).click();
    await expect(page.getByText(`Réservation ${second} acceptée`)).toBeVisible();
    await expect(sheet).toContainText(dirhams(1034));
  });

  test('Les filtres restent dans l’adresse après un rechargement', async ({ page, trip, agency }) => {
    const number = await agency.request(trip.vehicle.id, trip.period, { lastName: 'Filali' });
    await page.goto('/listreservation');
    await page.getByRole('navigation', { name: 'États' }).getByRole('link', { name: 'En traitement' }).click();
    await page.getByRole('combobox', { name: 'Rechercher par' }).selectOption('Nom du client');
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('filali');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await page.getByRole('button', { name: 'Filtres', exact: true }).click();
    await page.getByLabel('Du', { exact: true }).fill(trip.period.startsAt.slice(0, 10));
    await page.getByLabel('Au', { exact: true }).fill(trip.period.endsAt.slice(0, 10));
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Rapide');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, number)).toBeVisible();
    await expect(page.getByText('1 réservation', { exact: true })).toBeVisible();

    await page.reload();
    await expect(rowOf(page, number)).toBeVisible();
    await expect(page.getByText('1 réservation', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '2 filtres actifs' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^En traitement/ })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: 'Retirer le filtre « Type : Rapide »' }).click();
    await expect(page.getByRole('button', { name: '1 filtre actif' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: '2 filtres actifs' })).toBeVisible();
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByText('1 réservation', { exact: true })).toBeHidden();
  });
});
