import type { Page, WebSocketRoute } from '@playwright/test';
import { written } from './acts.ts';
import { expect, test } from './fixtures.ts';

/** The page's live line, to be cut and mended. */
async function lineOf(page: Page) {
  const lines = new Set<WebSocketRoute>();
  let broken = false;
  await page.routeWebSocket('**/graphql*', async (line) => {
    if (broken) {
      await line.close({ code: 1012 });
      return;
    }
    line.connectToServer();
    lines.add(line);
  });
  return {
    cut: async (): Promise<void> => {
      broken = true;
      await Promise.all([...lines].map((line) => line.close({ code: 1012 })));
    },
    mend: (): void => {
      broken = false;
    },
  };
}

test.describe('En direct', () => {
  test.use({ loggedInAs: 'employe', failuresExpected: true });

  test(
    'La liaison se coupe, une demande arrive entre-temps : la liste et la cloche la montrent une fois, sans recharger',
    { tag: '@main' },
    async ({ page, agency, trip }) => {
      const line = await lineOf(page);
      await page.goto('/listreservation?etat=en-traitement');
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toBeVisible();
      await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));
      await line.cut();
      await expect(page.getByText('Direct interrompu')).toBeVisible();

      const number = await agency.request(trip.vehicle.id, trip.period);
      await expect(page.getByRole('link', { name: `Ouvrir la réservation ${number}` })).toHaveCount(0);
      line.mend();
      await expect(page.getByRole('link', { name: `Ouvrir la réservation ${number}` })).toHaveCount(1);
      await expect(page.getByText('Direct interrompu')).toBeHidden();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const notice = `${trip.vehicle.name} · du ${written(trip.period.startsAt)}`;
      await expect(page.getByRole('dialog', { name: /^Notifications/ }).getByText(notice)).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes');
    },
  );
});

test.describe('La carte de la flotte', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'Le personnel trouve un véhicule sur la carte de la flotte et ouvre sa position',
    { tag: ['@both', '@main'] },
    async ({ page, isMobile }) => {
      await page.goto('/carte');
      await expect(page.getByRole('button', { name: 'Sans nouvelle 0' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Carte de la flotte' })).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: 'Liste', exact: true }).click();
      const list = page.getByRole('list', { name: 'Véhicules sur la carte' });
      const first = list.getByRole('button').first();
      const plate = (await first.innerText()).match(/\d+-[A-Z]-\d+/)?.[0] ?? '';
      await page.getByRole('textbox', { name: 'Rechercher une immatriculation ou un nom' }).fill(plate);
      await expect(list.getByRole('button')).toHaveCount(1);
      await page.keyboard.press('Enter');
      const card = page.getByRole('region').filter({ hasText: plate });
      await expect(card.getByText('Dernière position')).toBeVisible();
      await expect(page).toHaveURL(/vehicule=\d+/);
      await card.getByRole('link', { name: 'Ouvrir la position' }).click();
      await expect(page).toHaveURL(/\/listCar\?position=\d+/);
      await expect(page.getByRole('button', { name: /Rapprocher la carte/ })).toBeVisible();
    },
  );
});
