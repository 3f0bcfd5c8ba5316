import type { Locator } from '@playwright/test';
import { holdBack, takenOver } from './acts.ts';
import { expect, test } from './fixtures.ts';

/** Clicks, and fails if the next frame does not show it. */
const clickShownAtOnce = (box: Locator): Promise<void> =>
  box.evaluate(async (element: HTMLInputElement) => {
    const before = element.checked;
    element.click();
    await new Promise(requestAnimationFrame);
    if (element.checked === before) throw new Error('The frame after the click does not show it.');
  });

test.describe('Un clic sur un filtre se voit aussitôt', () => {
  const lists = {
    'le parc': ['/parcAuto', 'Citadines', undefined],
    'la flotte du personnel': ['/listCar', /^gazoil/, 'employe'],
    'les locations': ['/listLocation', /^à partir d/, 'employe'],
  } as const;

  test('dans l’image qui suit', async ({ someoneElse }) => {
    for (const [name, [address, box, account]] of Object.entries(lists))
      await test.step(name, async () => {
        const page = await someoneElse(account);
        await page.goto(address);
        const filter = page.getByRole('checkbox', { name: box }).first();
        await expect(filter).toBeVisible();
        await takenOver(page);
        // With a new answer, then with one that the page has already.
        await clickShownAtOnce(filter);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[data-stale]')).toHaveCount(0);
        await clickShownAtOnce(filter);
      });
  });

  test('aussi tant que le serveur n’a pas répondu', async ({ page }) => {
    await page.goto('/parcAuto');
    const filter = page.getByRole('checkbox', { name: 'Citadines' }).first();
    await takenOver(page);
    const answer = await holdBack(page, '**/graphql*');
    await clickShownAtOnce(filter);
    expect(new URL(page.url()).searchParams.get('gammes')).not.toBeNull();
    answer();
  });
});
