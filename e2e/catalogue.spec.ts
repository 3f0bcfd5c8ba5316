import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A name that no other run of a journey has used. */
const fresh = (name: string): string => `${name} ${Date.now().toString(36).slice(-5)}`;

/** A red square of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(text);
  await page.getByRole('textbox', { name: 'Rechercher' }).press('Enter');
  await expect(page).toHaveURL(/recherche=/);
}

/** Answers 'Êtes-vous sûr?' with Supprimer. */
async function confirmRemoval(page: Page, message: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
  await expect(dialog).toContainText(message);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
}

test.describe('L’employé', () => {
  test.use({ loggedInAs: 'employe' });

  test('perd sa session pendant une saisie et arrive à la connexion', { tag: '@main' }, async ({ page, context }) => {
    await page.goto('/listprestataire/ajouter');
    await page.getByRole('dialog').getByLabel(/^Nom/).fill('Garage');
    const other = await context.newPage();
    await other.goto('/listprestataire');
    // Logged out in another tab.
    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL(/\/loginAdmin/);
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  test('ouvre chaque page en haut, même après en avoir fait défiler une autre', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY > 200);
    await page.goto('/listCar');
    await expect(page.getByRole('row').nth(8)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    'tient les prestataires : il se trompe, corrige, retrouve, exporte, supprime',
    { tag: '@main' },
    async ({ page }) => {
      const name = fresh('Garage Élan');
      await page.goto('/listprestataire');
      await page.getByRole('button', { name: 'Ajouter un prestataire' }).click();
      const form = page.getByRole('dialog', { name: 'Ajouter un Utilisateur' });
      await form.getByLabel(/^Nom/).fill(name);
      await form.getByLabel(/^Email/).fill('elan');
      await form.getByLabel(/^Adresse/).fill('4, rue du Port, Agadir');
      await form.getByLabel(/^Telephone/).fill('05 28 11 22 33');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      await expect(form.getByLabel(/^Email/)).toBeFocused();
      await expect(form.getByLabel(/^Nom/)).toHaveValue(name);
      await form.getByLabel(/^Email/).fill('elan@example.com');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByText('Ajouté avec succes! Le prestataire a été Ajouté.')).toBeVisible();

      await search(page, name.replace('É', 'e').toLowerCase());
      await expect(page.getByText('1 prestataire', { exact: true })).toBeVisible();
      await expect(page.getByText('05 28 11 22 33')).toBeVisible();
      await page.getByRole('button', { name: `Modifier ${name}` }).click();
      const edit = page.getByRole('dialog', { name: 'Modifier un Utilisateur' });
      await edit.getByLabel(/^Adresse/).fill('5, rue du Port, Agadir');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Continuer la saisie' }).click();
      await edit.getByRole('button', { name: 'Fermer' }).last().click();
      await page.getByRole('button', { name: 'Continuer la saisie' }).click();
      await edit.getByRole('button', { name: 'Modifier' }).click();
      await expect(page.getByText('Modifié avec succes! Le prestataire a été Modifié.')).toBeVisible();
      await expect(page.getByText('5, rue du Port, Agadir')).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Exporter/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^prestataires-.*\.xlsx$/);
      expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK');

      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await confirmRemoval(page, `Voulez-vous supprimer le prestataire: ${name}`);
      await expect(page.getByText('Supprimé! Le prestataire a été supprimé.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
    },
  );
});

test.describe('L’admin', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'ajoute une marque avec son logo, la masque du site, puis la supprime',
    { tag: '@main' },
    async ({ page, someoneElse }) => {
      const name = fresh('Zastava');
      await page.goto('/listmarque');
      await page.getByRole('button', { name: 'Ajouter une marque' }).click();
      const form = page.getByRole('dialog', { name: 'Ajouter une marque' });
      await form.getByLabel(/^Nom/).fill(name);
      await form.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
      await expect(form.getByRole('img', { name: 'Aperçu : Image' })).toBeVisible();
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByText('La marque a été ajouté.')).toBeVisible();

      const visitor = await someoneElse();
      const logo = visitor.getByRole('img', { name }).first();
      await visitor.goto('/');
      await expect(logo).toBeAttached();
      await search(page, name);
      await expect(page.getByText('1 marque', { exact: true })).toBeVisible();
      await page.getByRole('switch', { name: `Affichage de ${name} sur le site` }).press('Space');
      await expect(page.getByText(`L’état de l’affichage pour ${name} a été modifié.`)).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'Nos marques' })).toBeVisible();
      await expect(logo).toHaveCount(0);

      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await confirmRemoval(page, `Voulez-vous supprimer la marque: ${name}`);
      await expect(page.getByText('La marque a été supprimé.')).toBeVisible();
    },
  );
});
