import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { logIn } from './acts.ts';
import { expect, test } from './fixtures.ts';

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/loginAdmin');
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}

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
  const question = page.getByRole('dialog', { name: 'Êtes-vous sûr?' });
  await question.getByRole('button', { name: 'Déconnecter' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions.first()).toContainText('Cette session');

  // The page that stood open is led out, and stays out.
  await expect(forgotten).toHaveURL(/\/loginAdmin/, { timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mon Profile' })).toBeVisible();
});
