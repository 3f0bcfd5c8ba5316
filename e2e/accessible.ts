import { expect, type Page } from '@playwright/test';
import axe, { type RuleObject, type RunOnly } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const allRules: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The name of a control must contain what is written on it, because people who speak to the page say that; axe lists this rule without a tag of WCAG. */
const named: RuleObject = { 'label-content-name-mismatch': { enabled: true } };
const contrasts: RunOnly = { type: 'rule', values: ['color-contrast'] };
/**
 * Axe's own options, except that it looks through pseudo-elements: the link that covers a row of a list is one, without a colour, and axe
 * would leave every contrast below it undecided.
 */
const contrast = {
  ...{ ignoreUnicode: true, ignoreLength: false, ignorePseudo: true, boldValue: 700, boldTextPt: 14, largeTextPt: 18 },
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  ...{ pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03 },
};

const layouts = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

interface AccessibilityOptions {
  /** True if the page has a dark mode, whose contrasts are then checked too. */
  hasDarkMode?: boolean;
  /** True at the end of a journey: the window keeps the width of a phone, because laying the page out once more would check nothing. */
  isLast?: boolean;
}

/**
 * Expects no findings of axe and no horizontal scrolling: at desktop width, then at phone width, there with text of double size too. Opened parts stay open when the window is
 * resized, so that each page is loaded once.
 */
export async function expectAccessible(
  page: Page,
  { hasDarkMode = false, isLast = false }: AccessibilityOptions = {},
): Promise<void> {
  await expectReadable(page, layouts.desk);
  if (hasDarkMode) {
    await showInMode(page, 'dark');
    await expectContrast(page);
    await page.setViewportSize(layouts.phone);
    await expectContrast(page);
    await showInMode(page, 'light');
  }
  await expectReadable(page, layouts.phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page, 'of a phone with text of double size');
  if (isLast) return;
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(layouts.desk);
}

async function expectReadable(page: Page, layout: (typeof layouts)[keyof typeof layouts]): Promise<void> {
  await page.setViewportSize(layout);
  await expectNoFinding(page, allRules, named);
  await expectNoOverflow(page, `of a window ${layout.width} wide`);
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels that stand out at the side ${where}`).toBeLessThanOrEqual(0);
}

/** Checks only contrasts, because nothing else differs in the other colour scheme. */
async function expectContrast(page: Page): Promise<void> {
  await expectNoFinding(page, contrasts);
}

/** Waits for reloads, fades and colour transitions, because contrasts are wrong halfway through. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-stale]') === null);
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    // The end of one transition may start the next, for example of an inherited colour.
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
}

/** Switches the root's colour variables without a reload and without transitions. */
async function showInMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((scheme) => {
    const root = document.documentElement;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    root.setAttribute('data-mantine-color-scheme', scheme);
    // Forces the new colours to be computed before transitions are allowed again.
    void getComputedStyle(root).color;
    document.adoptedStyleSheets.pop();
  }, mode);
}

async function expectNoFinding(page: Page, runOnly: RunOnly, rules: RuleObject = {}): Promise<void> {
  await settled(page);
  await provideAxe(page);
  const findings = await page.evaluate(
    async ({ runOnly, rules }) => {
      // Content behind a modal dialog is dimmed and inert until it closes.
      const modals = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"], dialog:modal')];
      // A bar that sticks to the bottom covers a part of whatever lies there at this height, until somebody scrolls.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { position, bottom } = getComputedStyle(element);
        return position === 'sticky' && bottom !== 'auto';
      });
      for (const { style } of bars) style.position = 'static';
      const { violations } = await window.axe.run(modals.length > 0 ? modals : document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
        // Films and sounds; the style sheets, which only a rule of experiments reads, take as long to parse as most rules.
        preload: { assets: ['media'] },
      });
      for (const { style } of bars) style.position = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    },
    { runOnly, rules },
  );
  expect(findings, `findings ${page.viewportSize()?.width} wide`).toEqual([]);
}

/** Gives axe to a document once: reading its half a megabyte takes longer than most runs of it. */
async function provideAxe(page: Page): Promise<void> {
  // No page has a frame of another origin, which axe could not look into.
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate((options) => window.axe.configure({ checks: [{ id: 'color-contrast', options }] }), contrast);
  }
}
