import { expect, test } from './fixtures.ts';

/** Height of the bar above every page, in pixels. */
const topBar = 64;

test.describe('Les listes montrent leurs lignes', () => {
  test.use({ loggedInAs: 'admin' });

  test('sur un téléphone, la première fiche commence à 200 pixels au plus', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/listreservation', '/listLocation', '/listCar', '/listClient']) {
      await page.goto(path);
      const first = page
        .getByRole('list', { name: /^(Réservations|Liste)/ })
        .getByRole('listitem')
        .first();
      await expect(first).toBeVisible();
      const begins = async (): Promise<number> => (await first.boundingBox())?.y ?? Infinity;
      await expect.poll(begins, { message: path }).toBeLessThanOrEqual(topBar + 200);
    }
  });

  test('sur un écran bas, dix lignes dans la forme compacte, et huit entretiens', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const [path, rows] of [
      ['/listreservation', 10],
      ['/listLocation', 10],
      ['/listCar', 10],
      ['/listClient', 10],
      ['/listmaintenance', 8],
    ] as const) {
      await page.goto(path);
      const body = page.getByRole('main').getByRole('row');
      await expect(body.nth(rows)).toBeAttached();
      await page.getByRole('button', { name: 'Affichage' }).click();
      const compact = page.getByRole('checkbox', { name: 'Compacte' });
      if (!(await compact.isChecked())) await compact.click();
      await page.keyboard.press('Escape');
      // The first row holds the headings.
      const ends = async (): Promise<number> => {
        const box = await body.nth(rows).boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      await expect.poll(ends, { message: path }).toBeLessThanOrEqual(768);
    }
  });
});
