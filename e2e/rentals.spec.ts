import { readFile } from 'node:fs/promises';
import { opensDocument } from './acts.ts';
import { expect, test } from './fixtures.ts';

test.describe('L’employé et les locations', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'retrouve une location, se trompe de paiement, corrige, ouvre contrat et facture, émet un avoir',
    { tag: '@main' },
    async ({ page, trip, agency }) => {
      const { total } = trip.vehicle.quote;
      const number = await agency.request(trip.vehicle.id, trip.period);
      await agency.accept(number, total);
      await page.goto('/listLocation');
      await page.getByRole('textbox', { name: 'Rechercher' }).fill(number.toLowerCase().replace('-', ' '));
      await page.getByRole('textbox', { name: 'Rechercher' }).press('Enter');
      await expect(page.getByText('1 location', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: `Enregistrer un paiement ${number}` }).click();
      const form = page.getByRole('dialog', { name: `Paiement de la location ${number}` });
      const amount = form.getByRole('textbox', { name: /^Montant/ });
      // The unit is away while the field has the focus, which the dialog may have given it by now.
      await expect
        .poll(async () => Number((await amount.inputValue()).replace(/[^\d,]/g, '').replace(',', '.')))
        .toBe(Number(total));
      await amount.fill(String(Number(total) + 1));
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(form.getByRole('alert')).toContainText('Il ne reste que');
      await amount.fill('100');
      await form.getByLabel(/^Mode de paiement/).selectOption('Carte bancaire');
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      const sheet = page.getByRole('dialog', { name: `Location ${number}` });
      await expect(sheet.getByText('Paiement · Carte bancaire')).toBeVisible();

      await sheet.getByRole('button', { name: /^Annuler ce paiement/ }).click();
      const correction = page.getByRole('dialog', { name: 'Annuler un paiement' });
      await correction.getByRole('button', { name: 'Annuler le paiement' }).click();
      await expect(correction.getByText('Le motif est obligatoire.').first()).toBeVisible();
      await correction.getByRole('textbox', { name: /^Motif/ }).fill('Carte refusée');
      await correction.getByRole('button', { name: 'Annuler le paiement' }).click();
      await expect(sheet.getByText('Annulé', { exact: true })).toBeVisible();
      await expect(sheet.getByText('Carte refusée')).toBeVisible();

      await opensDocument(page, () => sheet.getByRole('button', { name: 'Ouvrir le contrat' }).click());
      await opensDocument(page, () => sheet.getByRole('button', { name: 'Ouvrir le pro forma' }).click());
      await sheet.getByRole('button', { name: 'Émettre la facture' }).click();
      const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
      await opensDocument(page, () => confirmation.getByRole('button', { name: 'Émettre la facture' }).click());
      await expect(sheet.getByText(/^Facture F\d{4}-\d{2,}-\d{5} du/)).toBeVisible();
      await opensDocument(page, () => sheet.getByRole('button', { name: 'Ouvrir la facture' }).click());

      await sheet.getByRole('button', { name: /^Corriger F/ }).click();
      const credit = page.getByRole('dialog', { name: /^Corriger la facture F/ });
      await credit.getByRole('textbox', { name: /^Motif/ }).fill('Nom du client');
      await credit.getByRole('button', { name: 'Émettre l’avoir' }).click();
      await expect(sheet.getByText(/^Avoir A\d{4}-\d{2,}-\d{5} du/)).toBeVisible();
      await expect(sheet.getByText('Annulée par un avoir')).toBeVisible();
    },
  );

  test('coche « à partir d’aujourd’hui », partage la vue, emporte les locations et les réservations en tableur', async ({
    page,
  }) => {
    await page.goto('/listLocation');
    await page.getByRole('checkbox', { name: 'à partir d’aujourd’hui' }).check();
    await expect(page).toHaveURL(/aujourdhui=oui/);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'à partir d’aujourd’hui' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Détails / }).first()).toBeVisible();
    for (const [address, name] of [
      ['/listLocation?aujourdhui=oui', /^locations-.*\.xlsx$/],
      ['/listreservation?etat=en-traitement', /^reservations-.*\.xlsx$/],
    ] as const) {
      await page.goto(address);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Exporter/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(name);
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    }
  });
});
