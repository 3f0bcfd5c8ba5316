import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses a control by keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test.describe('Au clavier, le focus ne se perd pas', () => {
  test.use({ loggedInAs: 'admin' });

  test('quand une ligne est supprimée, et quand sa suppression est refusée', async ({ page }) => {
    const address = `clavier.${Date.now()}@example.com`;
    await page.goto('/listprestataire/ajouter');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Nom/ }).fill('Aaa Clavier');
    await form.getByRole('textbox', { name: /^Adresse/ }).fill('1, rue Neuve, Casablanca');
    await form.getByRole('textbox', { name: /^Telephone/ }).fill('0522001122');
    await form.getByRole('textbox', { name: /^Email/ }).fill(address);
    await form.getByRole('textbox', { name: /^Email/ }).press('Enter');
    await expect(form).toBeHidden();
    await page.goto('/listprestataire');
    await press(page.getByRole('button', { name: 'Supprimer Aaa Clavier' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }));
    await expect(page.getByRole('button', { name: 'Supprimer Aaa Clavier' })).toBeHidden();
    // The row that is now in its place.
    await expect(page.locator('[data-row]:focus-within')).toBeVisible();

    // A brand whose cars are rented out.
    await page.goto('/listmarque');
    await press(page.getByRole('button', { name: 'Supprimer Dacia' }));
    const requested = page.getByRole('dialog');
    await press(requested.getByRole('button', { name: 'Supprimer' }));
    await expect(requested.getByRole('alert')).toContainText('ne peut pas être supprimée');
    await expect(requested.getByRole('button', { name: 'Supprimer' })).toBeFocused();
  });

  test('quand une liste est triée et exportée', async ({ page }) => {
    await page.goto('/listCar');
    const sort = page.getByRole('link', { name: /^Trier par/ }).first();
    await press(sort);
    await expect(page).toHaveURL(/tri=/);
    await expect(page.locator('[inert]:has([data-row])')).toHaveCount(0);
    await expect(sort).toBeFocused();
    const downloaded = page.waitForEvent('download');
    const exported = page.getByRole('button', { name: /^Exporter/ }).first();
    await press(exported);
    await downloaded;
    await expect(exported).toBeFocused();
  });

  test('quand un formulaire prend la place d’une réservation, et d’une liste', async ({ page, agency, trip }) => {
    const number = await agency.request(trip.vehicle.id, trip.period);
    await page.goto(`/listreservation?numero=${number}`);
    const sheet = page.getByRole('dialog');
    await press(sheet.getByRole('button', { name: 'Accepter' }));
    await expect(sheet.getByRole('heading', { name: /Accepter / })).toBeFocused();
    await press(sheet.getByRole('button', { name: 'Accepter la réservation' }));
    // The step that comes next.
    await expect(sheet.getByRole('link', { name: 'Faire signer' })).toBeFocused();

    await page.goto('/zones');
    await press(page.getByRole('button', { name: /^Modifier la zone/ }).first());
    await expect(page.getByRole('textbox', { name: /^Nom/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
