import { expect, test } from './fixtures.ts';

test.describe('L’employé, la caution et la caisse', () => {
  test.use({ loggedInAs: 'employe' });

  // One employee has one till, so that only one project opens it.
  test(
    'ouvre sa caisse, encaisse, prend et rend une caution, puis compte avec un écart',
    { tag: '@main' },
    async ({ page, agency }) => {
      const { number } = await agency.rentalIn(2);
      await page.goto('/caisse');
      await page.getByRole('button', { name: 'Ouvrir la caisse' }).click();
      const opening = page.getByRole('dialog', { name: 'Ouvrir la caisse' });
      await opening.getByLabel(/^Agence/).selectOption({ index: 1 });
      await opening.getByRole('textbox', { name: /^Fonds de caisse/ }).fill('500');
      await opening.getByRole('button', { name: 'Ouvrir la caisse' }).click();
      await expect(page.getByRole('region', { name: 'Ma caisse' })).toContainText('ouverte le');

      await page.goto(`/dossier/${number}`);
      await page.getByRole('button', { name: 'Enregistrer un paiement' }).click();
      const payment = page.getByRole('dialog', { name: `Paiement de la location ${number}` });
      await payment.getByRole('textbox', { name: /^Montant/ }).fill('100');
      await payment.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(payment).toBeHidden();
      await expect(page.getByRole('button', { name: /^Ouvrir le reçu R\d{4}-\d\d-\d{5}$/ }).last()).toBeVisible();

      await page.getByRole('button', { name: 'Prendre la caution' }).click();
      const taking = page.getByRole('dialog', { name: `Caution de la location ${number}` });
      await taking.getByRole('textbox', { name: /^Montant/ }).fill('3000');
      await taking.getByLabel(/^Mode/).selectOption('Espèces');
      await taking.getByRole('button', { name: 'Prendre la caution' }).click();
      await expect(taking).toBeHidden();
      await page.getByRole('button', { name: 'Régler la caution' }).click();
      const settling = page.getByRole('dialog', { name: `Régler la location ${number}` });
      await settling.getByRole('button', { name: 'Ajouter un frais' }).click();
      await settling.getByRole('textbox', { name: 'Frais ajouté' }).fill('Rayure sur la portière');
      await settling.getByRole('textbox', { name: 'Montant TTC' }).fill('400');
      await settling.getByRole('checkbox', { name: 'Payer avec la caution' }).check();
      const kept = settling.getByRole('textbox', { name: 'Retenu sur la caution' });
      await kept.fill('4000');
      await settling.getByRole('button', { name: /^Retenir/ }).click();
      await expect(kept).toHaveAccessibleDescription(/peuvent être retenus/);
      await kept.fill('400');
      await settling.getByRole('button', { name: /^Retenir 400\sDh et rendre 2\s600\sDh$/ }).click();
      await expect(settling).toBeHidden();
      await expect(page.getByText('Soldée', { exact: true })).toBeVisible();

      await page.goto('/caisse');
      // 500 and 100, and the 400 of the deposit that stay.
      await expect(page.getByRole('region', { name: 'Ma caisse' })).toContainText(/Contenu attendu 1\s000\sDh/);
      await page.getByRole('button', { name: 'Compter et fermer' }).click();
      const closing = page.getByRole('dialog', { name: 'Compter et fermer la caisse' });
      await closing.getByRole('textbox', { name: /^Montant compté/ }).fill('990');
      await closing.getByRole('button', { name: 'Compter et fermer' }).click();
      await expect(page.getByText(/Écart constaté : -10\sDh/)).toBeVisible();
      await expect(page.getByText('Votre caisse est fermée')).toBeVisible();
    },
  );
});
