import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { holdBack, takenOver } from './acts.ts';
import { expect, inDays, test } from './fixtures.ts';

/** The names of the operations that a page asks of the server while it loads. */
function noteOperations(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const body = request.postDataJSON() as { operationName?: string } | null;
    requested.push(body?.operationName ?? url.searchParams.get('operationName') ?? '');
  });
  return requested;
}

const pages = {
  'l’accueil': '/',
  'le parc': '/parcAuto',
  'une voiture': '/parcAuto?vehicule=1',
  'la connexion': '/login',
  'l’inscription': '/inscription',
};

test.describe('Une première visite au téléphone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  /**
   * All files and pictures counted but those below the screen, because browsers differ in how far ahead they load lazy pictures
   * (docs/rules/site.md#weight-of-a-page).
   */
  const most = 30;

  test(`donne la page entière, qui ne redemande rien, en ${most} requêtes au plus`, async ({ someoneElse }) => {
    for (const [name, address] of Object.entries(pages))
      await test.step(name, async () => {
        const page = await someoneElse();
        const requested: string[] = [];
        page.on('request', (request) => requested.push(request.url()));
        const operations = noteOperations(page);
        await page.goto(address);
        await takenOver(page);
        const below = await page.evaluate(() =>
          [...document.images]
            .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > window.innerHeight)
            .map((image) => image.currentSrc),
        );
        const counted = requested.filter((url) => !below.includes(url));
        expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(most);
        expect(operations).toEqual([]);
        await expect(page.getByRole('banner')).toHaveCount(1);
      });
  });

  test('ne met en page que les voitures proches de l’écran', async ({ page }) => {
    await page.goto('/parcAuto');
    const laidOut = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.checkVisibility({ contentVisibilityAuto: true })));
    const atFirst = await laidOut();
    expect(atFirst[0]).toBe(true);
    expect(atFirst.at(-1)).toBe(false);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await laidOut()).at(-1)).toBe(true);
  });

  test('ne met en page le bas de l’accueil qu’à son approche', async ({ page }) => {
    await page.goto('/');
    // By its id, because Playwright finds nothing by role that is not laid out.
    const contact = page.locator('#titre-contact');
    const laidOut = () => contact.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await laidOut()).toBe(false);
    await contact.scrollIntoViewIfNeeded();
    await expect.poll(laidOut).toBe(true);
  });

  test('ne charge les photos du parc derrière une voiture qu’une fois celle-ci fermée', async ({ page }) => {
    const loadedBelow = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('article img')]
            .slice(1)
            .filter(({ naturalWidth }) => naturalWidth > 0).length,
      );
    await page.goto('/parcAuto?vehicule=1');
    await page.waitForLoadState('networkidle');
    expect(await loadedBelow()).toBe(0);
    await page.getByRole('dialog').first().getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(loadedBelow).toBeGreaterThan(0);
  });
});

test('Derrière une fenêtre, la page ne défile pas, et elle défile de nouveau ensuite', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/parcAuto?vehicule=1');
  const detail = page.getByRole('dialog').first();
  await expect(detail).toBeVisible();
  await page.waitForFunction(() => document.querySelector('dialog:modal'));
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await detail.getByRole('button', { name: 'Fermer' }).click();
  await expect(detail).toBeHidden();
  expect(await scrolled()).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

/** The file of the application itself, without which no page answers. */
const application = '**/assets/index-*.js';

/** A page is loaded only with its programs, which are held back. */
const withoutPrograms = { waitUntil: 'commit' } as const;

test.describe('Ce qui est écrit et choisi avant les programmes reste', () => {
  test('à la connexion, où un envoi trop tôt ne fait rien', { tag: '@both' }, async ({ page }) => {
    const send = await holdBack(page, application);
    await page.goto('/login', withoutPrograms);
    await page.getByRole('textbox', { name: /^Email/ }).fill('client@demo.ma');
    await page.getByLabel(/^Mot de passe/).fill('demo1234');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    send();
    await takenOver(page);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/dashboardClient$/);
  });

  test('à l’inscription', async ({ page }) => {
    const send = await holdBack(page, application);
    await page.goto('/inscription', withoutPrograms);
    await page.getByRole('textbox', { name: /^Nom/ }).fill('Alaoui');
    await page.getByRole('radio', { name: 'Madame' }).check();
    send();
    await takenOver(page);
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Salma');
    await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Alaoui');
    await expect(page.getByRole('radio', { name: 'Madame' })).toBeChecked();
  });

  test('dans les filtres et l’ordre du parc', async ({ page }) => {
    const send = await holdBack(page, application);
    await page.goto('/parcAuto', withoutPrograms);
    for (const name of ['Citadines', 'Petites citadines', 'Automatique'])
      await page.getByRole('checkbox', { name, exact: true }).click();
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ index: 1 });
    send();
    await expect.poll(() => [...new URL(page.url()).searchParams.keys()].sort()).toEqual(['gammes', 'options', 'tri']);
    const chips = page.getByRole('list', { name: 'Filtres choisis' });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
  });
});

test('Deux voitures choisies pour la comparaison avant les programmes y restent toutes les deux', async ({ page }) => {
  const send = await holdBack(page, application);
  await page.goto('/parcAuto', withoutPrograms);
  const boxes = page.getByRole('checkbox', { name: /^Comparer / });
  for (const index of [0, 1]) await boxes.nth(index).click();
  send();
  await expect(page.getByText('2 véhicules choisis')).toBeVisible();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
});

test('L’accueil d’une agence qui montre un plan d’ailleurs vient entier aussi', async ({ agency }) => {
  const web = join(import.meta.dirname, '../web');
  const { makeRenderer } = (await import(pathToFileURL(join(web, 'dist-server/server.js')).href)) as {
    makeRenderer: (pagesDir: string) => Promise<{
      draw: (
        address: string,
        ask: (query: string, variables: object) => Promise<object>,
      ) => Promise<{ markup: string }>;
    }>;
  };
  const renderer = await makeRenderer(join(web, 'dist'));
  const { markup } = await renderer.draw('/', async (query, variables) => {
    const data = await agency.ask<{ settings?: object }>(query, variables);
    const mapUrl = 'https://www.openstreetmap.org/export/embed.html';
    return { data: data.settings ? { ...data, settings: { ...data.settings, mapUrl } } : data };
  });
  for (const title of ['Nos services', 'Nos agences', 'Contact']) expect(markup).toContain(title);
});

test('Un clic pendant que l’application reprend la page compte une fois', async ({ page }) => {
  // Clicks right after React has begun to listen to events, before it hydrates.
  await page.addInitScript(() => {
    let clicked = false;
    // oxlint-disable-next-line typescript/unbound-method -- called with the target that it was called with
    EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {
      apply: (listen, target, args: unknown[]) => {
        Reflect.apply(listen, target, args);
        if (clicked || args[0] !== 'click' || !(target instanceof Element) || target.id !== 'root') return;
        clicked = true;
        queueMicrotask(() =>
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent.includes('Choisir la date'))
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        );
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Veuillez-vous selectionner la date' })).toBeVisible();
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('un visiteur lit les voitures et leurs prix', { tag: '@main' }, async ({ page, agency }) => {
    const [vehicle] = await agency.freeVehicles({ startsAt: inDays(70), endsAt: inDays(73) });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toContainText(/\d+\sDh\s*\/ jour/);
    await expect(page.getByRole('img', { name: 'DACIA' })).not.toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Agences' })).toContainText(/lundi – .*\d{2}:\d{2}/i);
    await page.getByRole('link', { name: 'Nos véhicules' }).first().click();
    await expect(page.getByRole('heading', { name: /^\d+ véhicules$/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/\d+\sDh\s*\/ jour/);
    await page.goto(`/parcAuto?vehicule=${vehicle?.id}`);
    const detail = page.getByRole('dialog').filter({ hasText: vehicle?.name ?? '' });
    await expect(detail.getByRole('table', { name: 'Prix selon la durée' })).toContainText(/\d+\sDh/);
    await expect(detail.getByRole('img', { name: /^Photo/ }).first()).toBeVisible();
  });
});
