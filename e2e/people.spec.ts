import type { Page } from '@playwright/test';
import { chosenPassword, emailOf } from './agency.ts';
import { fill, logIn } from './acts.ts';
import { expect, test } from './fixtures.ts';

/** Nobody else has it: journeys run beside each other and again. */
const unique = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(text);
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
};

test.describe('Le personnel et les gens', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'Ajoute un client, le retrouve par son téléphone, le bloque : il est dehors, puis le supprime',
    { tag: '@main' },
    async ({ page, someoneElse }) => {
      const mark = unique();
      const email = `${mark}@example.com`;
      const digits = String(Date.now()).slice(-8);
      const name = 'Zineb Journée';
      await page.goto('/listClient');
      await page.getByRole('button', { name: 'Ajouter un Client' }).first().click();
      const form = page.getByRole('dialog', { name: 'Ajouter un Client' });
      await fill(form, { Nom: 'Journée', Prenom: 'Zineb', Email: 'zineb', Adresse: 'Rabat', Telephone: `06${digits}` });
      await form.getByLabel(/^Mot de passe/).fill(chosenPassword);
      await form.getByLabel('Sexe').selectOption('Madame');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toContainText('n’est pas une adresse valide');
      await expect(form.getByRole('textbox', { name: /^Email/ })).toBeFocused();
      await form.getByRole('textbox', { name: /^Email/ }).fill(email);
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByText('Le client a été enregistré')).toBeVisible();

      await search(page, `+212 6${digits}`);
      await expect(page.getByText('1 client', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: `Ouvrir la fiche de ${name}` }).click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel.getByText('Calculé à partir de ses réservations.')).toBeVisible();
      await panel.getByRole('button', { name: 'Fermer la fiche du client' }).click();

      const client = await someoneElse();
      await client.goto('/login');
      await logIn(client, email, chosenPassword);
      await expect(client).toHaveURL(/\/dashboardClient$/);

      await page.getByRole('button', { name: `Bloquer ${name}` }).click();
      const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
      await expect(confirmation).toContainText(`Voulez-vous Bloquer le client ${name}`);
      await confirmation.getByRole('button', { name: 'Bloquer', exact: true }).click();
      await expect(page.getByText('L’utilisateur a été Bloquer/Débloquer')).toBeVisible();
      await expect(page.getByText('Inactif', { exact: true })).toBeVisible();
      await client.goto('/dashboardClient');
      await expect(client).toHaveURL(/\/login/);
      await logIn(client, email, chosenPassword);
      await expect(client.getByText('Votre compte est bloqué!')).toBeVisible();

      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await expect(confirmation).toContainText(`Voulez-vous supprimer le client: ${name}`);
      await confirmation.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('le client a été supprimé.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
    },
  );

  test(
    'Ajoute un employé, qui change son mot de passe et ne touche pas à l’Admin',
    { tag: '@main' },
    async ({ page, someoneElse }) => {
      const email = `${unique()}@example.com`;
      await page.goto('/User');
      await page.getByRole('button', { name: 'Ajouter un Employe' }).click();
      const form = page.getByRole('dialog', { name: 'Ajouter un Utilisateur' });
      await fill(form, { Nom: 'Journée', Prenom: 'Anas', Email: email, Adresse: 'Fès', Telephone: '0611223344' });
      await form.getByLabel(/^Mot de passe/).fill(chosenPassword);
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(page.getByText('L’utilisateur a été enregistré.')).toBeVisible();

      const employee = await someoneElse();
      await employee.goto('/loginAdmin?redirect=/profile');
      await logIn(employee, email, chosenPassword);
      await expect(employee.getByRole('heading', { name: 'Mon Profile' })).toBeVisible();
      await expect(employee.getByLabel('Email')).toHaveValue(email);
      const change = async (current: string, next: string): Promise<void> => {
        await employee.getByLabel(/^Ancien mot de passe/).fill(current);
        await employee.getByLabel(/^Nouveau mot de passe/).fill(next);
        await employee.getByRole('button', { name: 'Modifier', exact: true }).click();
      };
      await change('pas-le-bon', 'tout neuf 1');
      await expect(employee.getByText('Votre mot de pass est incorrect').first()).toBeVisible();
      await change(chosenPassword, 'tout neuf 1');
      await expect(employee.getByText('Votre mot de pass Modifier')).toBeVisible();
      await expect(employee.getByLabel(/^Ancien mot de passe/)).toHaveValue('');

      await employee.goto(`/User?recherche=${emailOf('admin')}`);
      await expect(employee.getByText('1 employé', { exact: true })).toBeVisible();
      await expect(employee.getByRole('button', { name: 'Ajouter un Employe' })).toBeHidden();
      await employee.getByRole('button', { name: /^Supprimer / }).click();
      await expect(employee.getByText(/^Seul un Admin/)).toBeVisible();

      await page.goto(`/User?recherche=${email}`);
      await page.getByRole('button', { name: 'Supprimer Anas Journée' }).click();
      await page.getByRole('dialog', { name: 'Êtes-vous sûr?' }).getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('L’utilisateur a été supprimé.')).toBeVisible();
      await employee.reload();
      await expect(employee).toHaveURL(/\/loginAdmin/);
    },
  );
});
