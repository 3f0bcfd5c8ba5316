import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A registration that no other journey, nor another run on the same data, uses. */
const newPlate = (): string => `${String(Date.now()).slice(-6)}-J-${10 + Math.floor(Math.random() * 89)}`;

/** A picture of its own: a strip of the page, `height` pixels high. */
const picture = async (page: Page, height: number) => ({
  name: `photo-${height}.png`,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 120, height } }),
});

/** Looks a vehicle up in the list by its registration. */
async function find(page: Page, plate: string): Promise<void> {
  await page.goto(`/listCar?recherche=${plate}`);
  await expect(page.getByText('1 véhicule', { exact: true })).toBeVisible();
}

/** Fills both pages of the form but the name, and stays on the second. */
async function fillForm(page: Page, plate: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' });
  await form.getByRole('textbox', { name: 'Immatriculation' }).fill(plate);
  const choices = {
    Agence: /./,
    Marque: /./,
    Gamme: 'SUV compacts',
    Carburant: 'Hybride',
    Transmission: 'Automatique',
  };
  for (const label of Object.keys(choices) as (keyof typeof choices)[]) {
    const field = form.getByRole('combobox', { name: label });
    const wanted = choices[label];
    if (typeof wanted === 'string') await field.selectOption(wanted);
    else await field.selectOption({ index: 1 });
  }
  await form.getByRole('combobox', { name: 'Couleur' }).selectOption('dorée');
  await form.getByLabel('Modèle').fill('2025-02-01');
  await form.getByRole('textbox', { name: 'Prix de location par jour' }).fill('480');
  await form.getByRole('button', { name: 'Page Suivant' }).click();
  await form.getByRole('textbox', { name: 'Nombre de places' }).fill('5');
  await form.getByRole('textbox', { name: 'Nombre de valises' }).fill('3');
  await form.getByRole('textbox', { name: 'Durée location 1 (jours)' }).fill('3');
  await form.getByRole('textbox', { name: 'Prix location 1' }).fill('450');
}

test.describe('La flotte chez le personnel', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'L’admin ajoute un véhicule avec ses photos, l’employé le modifie, le visiteur le voit, l’admin le supprime',
    { tag: '@main' },
    async ({ page, someoneElse }) => {
      const plate = newPlate();
      const name = `Toyota C-HR ${plate}`;
      await page.goto('/addCar');
      const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' });
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toHaveText('Le nom est obligatoire.');
      await expect(form.getByRole('textbox', { name: 'Nom' })).toBeFocused();

      await form.getByRole('textbox', { name: 'Nom' }).fill(name);
      const photos = await Promise.all([40, 50, 60].map((height) => picture(page, height)));
      const [main, ...gallery] = photos;
      await form.locator('input[type=file]').setInputFiles(main ? [main] : []);
      await fillForm(page, plate);
      await form.locator('input[type=file]').setInputFiles(gallery);
      await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible();
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByText('Le véhicule a été ajouté.')).toBeVisible();
      await expect(form).toBeHidden();

      await find(page, plate);
      await page.getByRole('link', { name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toContainText('SUV compacts');
      await expect(sheet.getByRole('button', { name: /^Photo \d sur 3/ })).toHaveCount(3);
      const id = new URL(page.url()).searchParams.get('fiche') ?? '';

      const employee = await someoneElse('employe');
      await find(employee, plate);
      await expect(employee.getByRole('button', { name: `Supprimer ${name}` })).toBeHidden();
      await employee.getByRole('button', { name: `Modifier ${name}` }).click();
      const edit = employee.getByRole('dialog', { name: 'Modifier un véhicule' });
      await edit.getByRole('textbox', { name: 'Prix de location par jour' }).fill('530');
      await edit.getByRole('button', { name: 'Page Suivant' }).click();
      await edit.getByRole('button', { name: 'Reculer la photo 1' }).click();
      await edit.getByRole('button', { name: 'Retirer la photo 2' }).click();
      await edit.getByRole('textbox', { name: 'Durée location 2 (jours)' }).fill('2');
      await edit.getByRole('textbox', { name: 'Prix location 2' }).fill('400');
      await edit.getByRole('button', { name: 'Modifier' }).click();
      await expect(edit.getByRole('alert')).toContainText('palier précédent');
      await edit.getByRole('textbox', { name: 'Durée location 2 (jours)' }).fill('10');
      await edit.getByRole('button', { name: 'Modifier' }).click();
      await expect(employee.getByText('Véhicule modifié avec succès')).toBeVisible();

      const visitor = await someoneElse();
      await visitor.goto(`/parcAuto?vehicule=${id}`);
      const detail = visitor.getByRole('dialog', { name });
      await expect(detail).toContainText('530');
      await expect(detail).toContainText('400');

      await find(page, plate);
      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
      await expect(confirmation).toContainText(`Voulez-vous supprimer le véhicule: ${name}`);
      await confirmation.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Le véhicule a été supprimé.')).toBeVisible();
      await expect(page.getByText('Aucun résultat')).toBeVisible();
    },
  );

  test('Un véhicule qui doit partir en location ne se supprime pas', async ({ page, trip, agency }) => {
    const number = await agency.request(trip.vehicle.id, trip.period);
    await agency.accept(number, trip.vehicle.quote.total);
    await page.goto(`/listCar?fiche=${trip.vehicle.id}`);
    const sheet = page.getByRole('dialog', { name: trip.vehicle.name });
    await expect(sheet.getByText('Immatriculation').or(sheet.getByText('Marque'))).toBeVisible();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await page.goto(`/listCar?champ=nom&recherche=${encodeURIComponent(trip.vehicle.name)}`);
    await page.getByRole('button', { name: `Supprimer ${trip.vehicle.name}`, exact: true }).click();
    const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
    await confirmation.getByRole('button', { name: 'Supprimer' }).click();
    await expect(confirmation.getByRole('alert')).toContainText(
      /ne peut pas être supprimé : la location [A-Z0-9-]{11}/,
    );
    await confirmation.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByRole('button', { name: `Supprimer ${trip.vehicle.name}`, exact: true })).toBeVisible();
  });

  test(
    'Le personnel filtre la flotte, lit une alerte et télécharge la liste et un rapport',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto('/listCar');
      await page.getByRole('checkbox', { name: 'gazoil' }).check();
      await page.getByRole('checkbox', { name: 'automatique', exact: true }).check();
      await expect(page).toHaveURL(/carburant=gazoil&transmission=automatique/);
      const rows = page.getByRole(isMobile ? 'list' : 'table', { name: 'Liste des véhicules' });
      await expect(rows.getByText('Automatique').first()).toBeVisible();
      await expect(rows.getByText('Essence')).toHaveCount(0);
      await expect(rows.getByText('Manuelle')).toHaveCount(0);

      const list = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter cette liste (XLSX)' }).click();
      expect((await list).suggestedFilename()).toMatch(/^vehicules-.*\.xlsx$/);
      const report = page.waitForEvent('download');
      await page
        .getByRole('button', { name: /^Télécharger le rapport de maintenance/ })
        .first()
        .click();
      expect((await report).suggestedFilename()).toBe('maintenance.xlsx');

      await page.getByRole('button', { name: 'Tout effacer' }).click();
      await page.goto('/listCar?alerte=expire');
      const sign = page.getByRole('button', { name: /À faire sans attendre\. / }).first();
      await sign.focus();
      await expect(page.getByRole('tooltip')).toContainText(/expirée|en retard|dépassée/);
      await sign.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(/expirée|en retard|dépassée/);
    },
  );

  test('Une maintenance s’ajoute depuis la flotte', async ({ page }) => {
    await page.goto('/listCar?champ=nom&recherche=Audi A6');
    await page.getByRole('button', { name: 'Ajouter une maintenance Audi A6' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Nature' }).selectOption({ label: 'Nouveau Vidange' });
    await form.getByLabel(/^Date de la maintenance/).fill(new Date().toISOString().slice(0, 10));
    await form.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByText('Maintenance ajoutée')).toBeVisible();
    await expect(page).toHaveURL(/\/listmaintenance/);
  });
});
