import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chosenPassword, type Login } from './agency.ts';
import { enter, logIn, makeClient } from './acts.ts';
import { Authenticator } from './authenticator.ts';
import { expect, test } from './fixtures.ts';

test('Une employée voit ses sessions ouvertes et déconnecte celle qu’elle a oubliée', async ({
  page,
  agency,
  someoneElse,
}) => {
  const login = await agency.hire();
  const forgotten = await someoneElse();
  await enter(forgotten, login);
  await enter(page, login);

  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('Chrome');
  await expect(sessions.first()).toContainText('Cette session');
  await expectAccessible(page, { hasDarkMode: true });

  await page.getByRole('button', { name: /^Déconnecter Chrome/ }).click();
  const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
  await confirmation.getByRole('button', { name: 'Déconnecter' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions.first()).toContainText('Cette session');

  // The page that stood open is led out, and stays out.
  await expect(forgotten).toHaveURL(/\/loginAdmin/, { timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mon Profile' })).toBeVisible();
});

test('Un client déconnecte le téléphone qu’il a oublié, et télécharge ses données', async ({ page, someoneElse }) => {
  const login = { email: await makeClient(page), password: chosenPassword };
  const forgotten = await someoneElse();
  for (const each of [forgotten, page]) {
    await each.goto('/login');
    await logIn(each, login.email, login.password);
    await expect(each.getByRole('heading', { name: 'Liste des reservation' })).toBeVisible();
  }

  await page.goto('/profilClient');
  const sessions = page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Déconnecter Chrome/ }).click();
  await page
    .getByRole('dialog', { name: 'Êtes-vous sûr?' })
    .getByRole('button', { name: 'Déconnecter', exact: true })
    .click();
  await expect(sessions).toHaveCount(1);
  await expect(forgotten).toHaveURL(/\/login/, { timeout: 60_000 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(/est téléchargé/)).toBeVisible();
});

const codeField = (part: Page | Locator) => part.getByRole('textbox', { name: 'Code à 6 chiffres' });

/** Reads the key beside the QR code as somebody without a camera does. */
async function readKey(part: Page | Locator): Promise<Authenticator> {
  await expect(part.getByRole('img', { name: 'QR code de votre clé' })).toBeVisible();
  return new Authenticator(await part.getByRole('code').innerText());
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Déconnecter' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** Answers the first half of a login with the password; the second is still to come. */
async function givePassword(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/loginAdmin');
  await logIn(page, email, password);
}

test(
  'Une employée protège son compte, se connecte avec un code, puis sans son téléphone',
  { tag: '@main' },
  async ({ page, agency, someoneElse }) => {
    const login = await agency.hire();
    await enter(page, login);
    await page.goto('/profile');
    await expect(page.getByText('Désactivée')).toBeVisible();
    await page.getByRole('button', { name: 'Activer' }).click();
    const setUp = page.getByRole('dialog', { name: 'Activer la double authentification' });
    await setUp.getByLabel(/^Votre mot de passe/).fill('autre chose');
    await setUp.getByLabel(/^Votre mot de passe/).press('Enter');
    await expect(setUp.getByRole('alert')).toBeVisible();
    await setUp.getByLabel(/^Votre mot de passe/).fill(login.password);
    await setUp.getByLabel(/^Votre mot de passe/).press('Enter');
    const telephone = await readKey(setUp);
    await expectAccessible(page, { hasDarkMode: true });
    await codeField(setUp).fill(await telephone.code());
    await codeField(setUp).press('Enter');

    const codesDialog = page.getByRole('dialog', { name: 'Vos codes de secours' });
    const listed = codesDialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    const [code = ''] = await listed.allInnerTexts();
    await expectAccessible(page, { hasDarkMode: true });
    await codesDialog.getByRole('button', { name: 'Je les ai gardés' }).click();
    await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible();
    await logOut(page, 'Hanane Journée');

    await givePassword(page, login);
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Ce code n’est pas valable.');
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await telephone.code());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await logOut(page, 'Hanane Journée');

    await givePassword(page, login);
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    const recovery = page.getByRole('textbox', { name: 'Code de secours' });
    await expect(recovery).toBeFocused();
    await recovery.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/profile');
    await expect(page.getByText('Il reste 9 codes de secours.')).toBeVisible();

    const admin = await someoneElse('admin');
    await admin.goto(`/User?recherche=${encodeURIComponent(login.email)}`);
    await admin.getByRole('button', { name: /^Sécurité/ }).click();
    const security = admin.getByRole('dialog', { name: 'Sécurité de Hanane Journée' });
    await expect(security).toContainText('Activée depuis le');
    await expectAccessible(admin, { hasDarkMode: true });
    await security.getByRole('button', { name: 'Réinitialiser la double authentification' }).click();
    await admin
      .getByRole('dialog', { name: 'Êtes-vous sûr?' })
      .getByRole('button', { name: 'Réinitialiser', exact: true })
      .click();
    await expect(security).toContainText('Non activée');
    await expect(page).toHaveURL(/\/loginAdmin/, { timeout: 60_000 });
    await enter(page, login);
  },
);

// One agency is enough: what differs on a phone is looked at in the journey above.
test('Un administrateur exige la double authentification de tout le personnel', async ({ ownAgency }) => {
  test.slow();
  const { agency, admin, command, newPage } = ownAgency;
  const page = await newPage();
  await enter(page, admin);
  const employee = await agency.hire();
  const colleague = await newPage();
  await enter(colleague, employee);

  await page.goto('/parametres');
  const required = page.getByRole('switch', { name: 'Exiger la double authentification de tout le personnel' });
  const confirmation = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
  await required.press('Space');
  await confirmation.getByRole('button', { name: 'Exiger' }).click();
  await expect(confirmation.getByRole('alert')).toContainText('Activez d’abord la double authentification');
  await confirmation.getByRole('button', { name: 'Fermer', exact: true }).last().click();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Activer' }).click();
  const setUp = page.getByRole('dialog', { name: 'Activer la double authentification' });
  await setUp.getByLabel(/^Votre mot de passe/).fill(admin.password);
  await setUp.getByRole('button', { name: 'Suivant' }).click();
  const telephone = await readKey(setUp);
  await codeField(setUp).fill(await telephone.code());
  await setUp.getByRole('button', { name: 'Activer' }).click();
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();

  await page.goto('/parametres');
  await required.press('Space');
  await expect(confirmation).toContainText('1 personne ne l’a pas encore');
  await confirmation.getByRole('button', { name: 'Exiger' }).click();
  await expect(required).toBeChecked();
  await expectAccessible(page, { hasDarkMode: true });

  // Who has none is led out, and meets the setting up before anything else.
  await expect(colleague).toHaveURL(/\/loginAdmin/, { timeout: 60_000 });
  await givePassword(colleague, employee);
  const theirs = await readKey(colleague);
  await expectAccessible(colleague);
  await codeField(colleague).fill(await theirs.code());
  await colleague.getByRole('button', { name: 'Activer' }).click();
  await expect(colleague.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Continuer' }).click();
  await expect(colleague).toHaveURL(/\/dashboard$/);
  await colleague.goto('/profile');
  await expect(colleague.getByText('L’agence l’exige de tout le personnel.')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Désactiver' })).toBeHidden();

  // The only Admin loses the telephone: on the server's machine the second factor is taken away.
  expect(await command('second-factor-reset.js', '--email', admin.email)).toContain('is gone');
  await page.goto('/parametres');
  await expect(page).toHaveURL(/\/loginAdmin/);
  await givePassword(page, admin);
  await readKey(page);
});
