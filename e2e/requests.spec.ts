import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts what a page asks of the server. */
function noteOperations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    asked.push((request.postDataJSON() as { operationName?: string } | null)?.operationName ?? '');
  });
  return asked;
}

/** Lets only some live events through, so that other journeys do not disturb the count; returns the number of those. */
async function hearOnly(page: Page, isOurs: (event: string) => boolean): Promise<() => number> {
  let heard = 0;
  await page.routeWebSocket('**/graphql*', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      const isEvent = text.includes('"type":"next"');
      if (isEvent && !isOurs(text)) return;
      if (isEvent) heard += 1;
      line.send(message);
    });
  });
  return () => heard;
}

/** The time in which a page used to ask again because its live line stood, and the figures' own delay. */
const settledAfter = 4000;

test.describe('Une page du personnel demande ce qu’elle montre une fois', () => {
  test.use({ loggedInAs: 'admin' });

  const pages = {
    'l’accueil': ['/dashboard', 'Dashboard'],
    'les réservations': ['/listreservation', 'Reservations'],
    'les véhicules': ['/listCar', 'DeskVehicles'],
    'les locations': ['/listLocation', 'Rentals'],
    'les clients': ['/listClient', 'Customers'],
    'le calendrier': ['/tablereservation', 'Planning'],
  } as const;

  for (const [name, [address, query]] of Object.entries(pages)) {
    test(`au plus deux demandes à l’ouverture : ${name}`, { tag: '@desktop' }, async ({ page }) => {
      await hearOnly(page, () => false);
      const asked = noteOperations(page);
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(settledAfter);
      expect(asked.sort()).toEqual([query, 'Shell'].sort());
    });
  }

  test('au plus trois demandes à l’ouverture : la journée', { tag: '@desktop' }, async ({ page }) => {
    await hearOnly(page, () => false);
    const asked = noteOperations(page);
    await page.goto('/journee');
    await expect(page.getByRole('region', { name: 'Départs' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settledAfter);
    // What the device keeps for inspections without a network follows, once the page stands.
    const first = asked.filter((name) => name !== 'InspectionFlow');
    expect(first.sort()).toEqual(['DayBoard', 'DayContext', 'Shell']);
  });

  test('l’accueil demande une fois de plus par événement', { tag: '@desktop' }, async ({ page, agency, trip }) => {
    const { vehicle, period } = trip;
    const heard = await hearOnly(page, (event) => event.includes(vehicle.name) && event.includes(period.startsAt));
    const asked = noteOperations(page);
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settledAfter);
    asked.length = 0;
    await agency.request(vehicle.id, period);
    await expect.poll(heard).toBeGreaterThan(0);
    await page.waitForTimeout(settledAfter);
    expect(asked).toEqual(['Dashboard']);
  });
});

test.describe('L’espace client demande ce qu’il montre une fois', () => {
  test.use({ loggedInAs: 'client' });

  test('l’accueil', { tag: '@desktop' }, async ({ page }) => {
    await hearOnly(page, () => false);
    const asked = noteOperations(page);
    await page.goto('/dashboardClient');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settledAfter);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toEqual(expect.arrayContaining(['CustomerTopBar', 'Me', 'MyReservations', 'NextRental']));
  });
});

/** Opens a page and checks how many files of program, and how many compressed kB of them, it costs. */
async function weigh(page: Page, address: string, files: number, kilobytes: number): Promise<void> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settledAfter);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total, `${scripts.length} files`).toBeGreaterThan(100_000);
  expect(total, `${scripts.length} files`).toBeLessThanOrEqual(kilobytes * 1000);
  expect(scripts.length).toBeLessThanOrEqual(files);
}

test.describe('La première page du personnel', () => {
  test.use({ loggedInAs: 'admin' });

  /** Files of program, and their compressed kB, that the first page costs (docs/rules/back-office.md#weight-of-a-page). */
  const limits = {
    'l’accueil': ['/dashboard', 15, 241],
    'les réservations': ['/listreservation', 15, 243],
    'les véhicules': ['/listCar', 15, 235],
    'les locations': ['/listLocation', 15, 235],
    'les clients': ['/listClient', 15, 237],
    'le calendrier': ['/tablereservation', 14, 231],
  } as const;

  for (const [name, [address, files, kilobytes]] of Object.entries(limits)) {
    const title = `ne pèse pas plus de ${kilobytes} kB en ${files} fichiers : ${name}`;
    test(title, { tag: '@desktop' }, async ({ page }) => {
      await weigh(page, address, files, kilobytes);
    });
  }
});

test.describe('La première page d’un client', () => {
  test.use({ loggedInAs: 'client' });

  /** As above (docs/rules/site.md#weight-of-a-page). */
  const limits = { 'l’accueil': ['/dashboardClient', 15, 225], 'le profil': ['/profilClient', 14, 210] } as const;

  for (const [name, [address, files, kilobytes]] of Object.entries(limits)) {
    const title = `ne pèse pas plus de ${kilobytes} kB en ${files} fichiers : ${name}`;
    test(title, { tag: '@desktop' }, async ({ page }) => {
      await weigh(page, address, files, kilobytes);
    });
  }
});
