import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const search = async (page: Page, number: string): Promise<void> => {
  await page.goto('/listLocation');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(number);
  await page.getByRole('textbox', { name: 'Rechercher' }).press('Enter');
  await expect(page.getByText('1 location', { exact: true })).toBeVisible();
};

test.describe('L’employé et la vie d’une location', () => {
  test.use({ loggedInAs: 'employe' });

  test('fait partir un véhicule, se trompe de kilométrage, le fait rentrer et encaisse : la location se clôture', async ({
    page,
    agency,
  }) => {
    const { number } = await agency.rentalIn(2);
    await search(page, number);
    await page.getByRole('button', { name: `Départ ${number}` }).click();
    const departure = page.getByRole('dialog', { name: `Départ de la location ${number}` });
    const km = departure.getByRole('textbox', { name: /^Kilométrage/ });
    await expect(departure.getByText('Aucun kilométrage connu')).toBeVisible();
    await km.fill('12010');
    await departure.getByLabel(/^Carburant/).selectOption('8/8 (plein)');
    await departure.getByRole('button', { name: 'Départ', exact: true }).click();
    await expect(departure).toBeHidden();

    await page.getByRole('button', { name: `Retour ${number}` }).click();
    const back = page.getByRole('dialog', { name: `Retour de la location ${number}` });
    await back.getByRole('textbox', { name: /^Kilométrage/ }).fill('12009');
    await back.getByLabel(/^Carburant/).selectOption('6/8');
    await back.getByRole('button', { name: 'Retour', exact: true }).click();
    await expect(back.getByRole('alert')).toContainText('Le kilométrage ne peut pas être inférieur au dernier connu');
    await back.getByRole('textbox', { name: /^Kilométrage/ }).fill('12130');
    await back.getByRole('button', { name: 'Retour', exact: true }).click();
    await expect(back).toBeHidden();

    await page.getByRole('button', { name: `Enregistrer un paiement ${number}` }).click();
    const payment = page.getByRole('dialog', { name: `Paiement de la location ${number}` });
    await payment.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(payment).toBeHidden();
    const sheet = page.getByRole('dialog', { name: `Location ${number}` });
    await expect(sheet.getByText('automatiquement')).toBeVisible();
    await expect(sheet.getByRole('list', { name: 'Trajets' })).toContainText(/12\s130 km · 6\/8/);
  });

  test('voit ce qui est en retard', async ({ page }) => {
    await page.goto('/listLocation');
    await page.getByLabel('Étape', { exact: true }).selectOption('En retard');
    await expect(page).toHaveURL(/etape=en_retard/);
    await expect(page.getByRole('button', { name: /^Retour / }).first()).toBeVisible();
  });

  test('note un client non présenté : le véhicule est libre aussitôt', async ({ page, agency }) => {
    const { number, vehicleId } = await agency.rentalIn(-2);
    expect(await agency.isFree(vehicleId)).toBe(false);
    await search(page, number);
    await page.getByRole('button', { name: `Non présenté ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Client non présenté, location ${number}` });
    await dialog.getByRole('button', { name: 'Non présenté', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Rouvrir ${number}` })).toBeVisible();
    expect(await agency.isFree(vehicleId)).toBe(true);
  });
});
