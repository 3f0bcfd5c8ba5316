import { emailOf, password } from './agency.ts';
import { choosePlaces, dirhams, fill, linkTo, logIn, readNumber } from './acts.ts';
import { expect, test } from './fixtures.ts';

test(
  'Un client entre, réserve 15 % moins cher, retrouve sa réservation et l’annule',
  { tag: '@main' },
  async ({ page, trip }) => {
    const { vehicle, period } = trip;
    await page.goto('/login');
    await logIn(page, emailOf('client'), password);
    await expect(page).toHaveURL(/\/dashboardClient$/);
    await expect(page.getByRole('heading', { name: 'Liste des reservation' })).toBeVisible();

    await page.goto(linkTo('/parcAuto', period));
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: vehicle.name, exact: true }) });
    await expect(card).toContainText(dirhams(vehicle.quote.registeredTotal));
    expect(Number(vehicle.quote.registeredTotal)).toBeCloseTo(Number(vehicle.quote.total) * 0.85, 2);
    await card.getByRole('button', { name: `Réserver ${vehicle.name}` }).click();
    const prompt = page.getByRole('dialog', { name: 'Comment souhaitez-vous réserver ?' });
    await expect(prompt.getByRole('link', { name: 'Reservation Rapide' })).toBeVisible();
    await prompt.getByRole('link', { name: 'Reservation Complete' }).click();

    const driver = page.getByRole('region', { name: 'Information Client' });
    await expect(driver.getByRole('textbox', { name: /^Nom/ })).not.toHaveValue('');
    await expect(driver.getByRole('textbox', { name: /^Téléphone/ })).not.toHaveValue('');
    await expect(driver.getByRole('textbox', { name: /^Email/ })).toHaveValue(emailOf('client'));
    await expect(page.getByRole('complementary', { name: 'Votre réservation' })).toContainText(
      dirhams(vehicle.quote.registeredTotal),
    );
    await fill(driver, { 'N° de permis': 'A7654321', 'N° CIN': 'AB123456', Nationalité: 'Marocaine' });
    await choosePlaces(page);
    await page.getByRole('button', { name: 'Reserver' }).click();
    const number = await readNumber(page);
    await page.getByRole('button', { name: 'Ok' }).click();

    await page.goto('/dashboardClient');
    await page.getByRole('button', { name: `Voir la réservation ${number}` }).click();
    const details = page.getByRole('dialog', { name: `Réservation ${number}` });
    await expect(details).toContainText('AB123456');
    await expect(details).toContainText(dirhams(vehicle.quote.registeredTotal));
    await details.getByRole('button', { name: 'Fermer' }).click();

    await page.getByRole('textbox', { name: 'Rechercher' }).fill(number.toLowerCase());
    await expect(page.getByText('1 réservation', { exact: true })).toBeVisible();
    const cancel = page.getByRole('button', { name: `Annuler la réservation ${number}` });
    await cancel.click();
    const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
    await expect(confirmation).toContainText('Voulez-vous annuler cette Réservation');
    await confirmation.getByRole('button', { name: 'Non' }).click();
    await cancel.click();
    await confirmation.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('Annuler! La Réservation a été annuler.')).toBeVisible();
    await expect(cancel).toBeHidden();
    await expect(page.getByText('Annuler', { exact: true })).toBeVisible();
  },
);

test('Un client bloqué apprend qu’il doit contacter l’administrateur', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, emailOf('bloque'), password);
  const dialog = page.getByRole('dialog', { name: 'Votre compte est bloqué!' });
  await expect(dialog).toContainText('Veillez-vous contacter l’administrateur');
  await dialog.getByText('Fermer', { exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('Un client non vérifié attend son e-mail et en demande un autre', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, emailOf('attente'), password);
  await expect(page).toHaveURL(/\/waitVerification$/);
  await expect(page.getByText(emailOf('attente'))).toBeVisible();
  await page.getByRole('button', { name: 'resend code' }).click();
  await expect(page.getByText('email envoyer')).toBeVisible();
});
