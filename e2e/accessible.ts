import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for what fades or changes its colours: halfway there no contrast is right. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** No finding of axe, and nothing that would have to be scrolled sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page }).withTags(rules);
  // What lies behind a modal dialog is dimmed and out of reach until it closes.
  const modals = ['[aria-modal="true"]', 'dialog:modal'];
  for (const modal of modals) if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(findings).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stand out at the side').toBeLessThanOrEqual(0);
}
