import { readFile } from 'node:fs/promises';
import { logIn } from './acts.ts';
import { emailOf, password } from './agency.ts';
import { expect, inDays, test } from './fixtures.ts';

const invoice = {
  name: 'facture garage.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test.describe('L’entretien du parc', () => {
  test('L’admin est averti une fois de ce qui est dû, et planifie un entretien dans un créneau libre', async ({
    page,
  }) => {
    await page.goto('/loginAdmin');
    await logIn(page, emailOf('admin'), password);
    const warning = page.getByRole('dialog', { name: 'Oops Entretien Obligatoire !!' });
    const line = warning
      .getByRole('listitem')
      .filter({ hasText: /-\d+ J/ })
      .first();
    await expect(line).toContainText(/Nouveau .+ · \d+-[A-Z]-\d+/);
    await expect(line).toContainText('en retard depuis le');
    await line.getByRole('button', { name: /^Planifier/ }).click();
    const form = page.getByRole('dialog', { name: 'Ajouter une maintenance' });
    await expect(form.getByRole('textbox', { name: 'Véhicule' })).toHaveValue(/ · /);
    await expect(form.getByRole('checkbox', { name: 'Immobiliser le véhicule' })).toBeChecked();
    await form.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(form).toBeHidden();

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible();
    await expect(warning).toBeHidden();
  });

  test.describe('une fois connecté', () => {
    test.use({ loggedInAs: 'admin' });

    test(
      'ajoute une maintenance avec sa facture, la retrouve, la modifie et la supprime',
      { tag: '@main' },
      async ({ page, trip }) => {
        const description = `Vidange ${Date.now()}`;
        await page.goto('/listmaintenance');
        await page.getByRole('button', { name: 'Ajouter une maintenance' }).click();
        const form = page.getByRole('dialog', { name: 'Ajouter une maintenance' });
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(form.getByText('Veuillez-vous sélectionner un choix').last()).toBeVisible();

        await form.getByRole('combobox', { name: 'Véhicule' }).fill(trip.vehicle.name);
        await page
          .getByRole('option', { name: new RegExp(`^${trip.vehicle.name} · `) })
          .first()
          .click();
        await form.getByRole('combobox', { name: 'Nature de la maintenance' }).selectOption('Nouveau Vidange');
        await form.getByLabel(/^Date de la maintenance/).fill(inDays(-1).slice(0, 10));
        await form.getByRole('textbox', { name: 'Coût' }).fill('850,50');
        await form.getByRole('textbox', { name: 'Désignation' }).fill(description);
        await form.locator('input[type=file]').setInputFiles(invoice);
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(page.getByText('Maintenance ajoutée', { exact: true })).toBeVisible();

        const row = page.getByRole('row').filter({ hasText: description });
        await expect(row).toContainText('Nouveau Vidange');
        await expect(row).toContainText(/850,50\sDh/);
        const download = page.waitForEvent('download');
        await row.getByRole('button', { name: /^Télécharger la facture/ }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^facture .+\.pdf$/);
        expect(await readFile(await file.path())).toEqual(invoice.buffer);

        await row.getByRole('button', { name: /^Modifier/ }).click();
        const edit = page.getByRole('dialog', { name: 'Modifier une maintenance' });
        await edit.getByLabel(/^Date de la prochaine maintenance/).fill(inDays(-2).slice(0, 10));
        await edit.getByRole('button', { name: 'Modifier' }).click();
        await expect(edit.getByRole('alert')).toContainText('La date de la prochaine maintenance');
        await edit.getByLabel(/^Date de la prochaine maintenance/).fill(inDays(5).slice(0, 10));
        await edit.getByRole('button', { name: 'Modifier' }).click();
        await expect(page.getByText('La maintenance a été modifié', { exact: true })).toBeVisible();
        await expect(edit).toBeHidden();
        await row.getByRole('button', { name: /^À prévoir : Vidange : à faire avant le/ }).hover();
        await expect(page.getByRole('tooltip')).toContainText('Vidange : à faire avant le');

        await row.getByRole('button', { name: /^Supprimer/ }).click();
        const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
        await expect(confirmation).toContainText('Voulez-vous supprimer cette maintenance');
        await confirmation.getByRole('button', { name: 'Supprimer' }).click();
        await expect(page.getByText('La maintenance a été supprimé.')).toBeVisible();
        await expect(row).toHaveCount(0);
      },
    );
  });
});
