import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const layouts = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

interface AccessibilityOptions {
  /** The page has a dark mode, whose contrasts are checked too. */
  hasDarkMode?: boolean;
}

/**
 * No finding of axe, and nothing that would have to be scrolled sideways: on a desk, then on a phone. What is open stays
 * open when the window changes, so that each page is loaded once.
 */
export async function expectAccessible(page: Page, { hasDarkMode = false }: AccessibilityOptions = {}): Promise<void> {
  await expectReadable(page, layouts.desk);
  if (hasDarkMode) {
    await showInMode(page, 'dark');
    await expectContrast(page);
    await page.setViewportSize(layouts.phone);
    await expectContrast(page);
    await showInMode(page, 'light');
  }
  await expectReadable(page, layouts.phone);
  await page.setViewportSize(layouts.desk);
}

async function expectReadable(page: Page, layout: (typeof layouts)[keyof typeof layouts]): Promise<void> {
  await page.setViewportSize(layout);
  await expectNoFinding(page, (axe) => axe.withTags(rules));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels that stand out at the side, ${layout.width} wide`).toBeLessThanOrEqual(0);
}

/** All that differs in the other mode. */
async function expectContrast(page: Page): Promise<void> {
  await expectNoFinding(page, (axe) => axe.withRules('color-contrast'));
}

/** Waits for what is asked again and dimmed meanwhile, fades or changes its colours: halfway there no contrast is right. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-stale]') === null);
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // one that ends may set off the next: what inherits a colour follows it
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
}

/** The colours are variables of the root, so nothing needs to load again; without transitions, as when a person switches. */
async function showInMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((scheme) => {
    const root = document.documentElement;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    root.setAttribute('data-mantine-color-scheme', scheme);
    // the new colours are computed before transitions are allowed again
    void getComputedStyle(root).color;
    document.adoptedStyleSheets.pop();
  }, mode);
}

async function expectNoFinding(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await settled(page);
  // No page holds a frame of another origin, for whose findings axe opens a page of its own each time.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode());
  // What lies behind a modal dialog is dimmed and out of reach until it closes.
  const modals = ['[aria-modal="true"]', 'dialog:modal'];
  for (const modal of modals) if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(findings, `findings ${page.viewportSize()?.width} wide`).toEqual([]);
}
