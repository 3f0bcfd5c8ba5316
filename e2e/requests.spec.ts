import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts what a page asks of the server. */
function noteOperations(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    requested.push((request.postDataJSON() as { operationName?: string } | null)?.operationName ?? '');
  });
  return requested;
}

/** How many subscriptions a page has sent so far, and how many events it was let hear. */
interface LiveLine {
  subscribed: () => number;
  heard: () => number;
}

/** Lets only some live events through, so that other journeys do not disturb the count. */
async function hearOnly(page: Page, isOurs: (event: string) => boolean): Promise<LiveLine> {
  let subscribed = 0;
  let heard = 0;
  await page.routeWebSocket('**/graphql*', (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (String(message).includes('"type":"subscribe"')) subscribed += 1;
      server.send(message);
    });
    server.onMessage((message) => {
      const text = String(message);
      const isEvent = text.includes('"type":"next"');
      if (isEvent && !isOurs(text)) return;
      if (isEvent) heard += 1;
      line.send(message);
    });
  });
  return { subscribed: () => subscribed, heard: () => heard };
}

/** The time in which a page used to ask again because its live line stood, and the figures' own delay. */
const settledAfter = 4000;

/** The files of program of a page, and their compressed kB, that it may cost at most. */
interface Weight {
  files: number;
  kilobytes: number;
}

/** Waits until a page has asked for what it shows, and would have asked again. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settledAfter);
}

/** Opens a page, waits until it is settled, and checks how many files of program, and how many compressed kB of them, it costs. */
async function weigh(page: Page, address: string, { files, kilobytes }: Weight): Promise<void> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await settled(page);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total, `${scripts.length} files`).toBeGreaterThan(100_000);
  expect(total, `${scripts.length} files`).toBeLessThanOrEqual(kilobytes * 1000);
  expect(scripts.length).toBeLessThanOrEqual(files);
}

test.describe('La première page du personnel', () => {
  test.use({ loggedInAs: 'admin' });

  /** Limits a first page (docs/rules/back-office.md#weight-of-a-page). */
  const weight: Weight = { files: 20, kilobytes: 345 };
  /** The address of each page and the query that it sends. */
  const pages: Record<string, [address: string, query: string]> = {
    'l’accueil': ['/dashboard', 'Dashboard'],
    'les réservations': ['/listreservation', 'Reservations'],
    'les véhicules': ['/listCar', 'DeskVehicles'],
    'les locations': ['/listLocation', 'Rentals'],
    'les clients': ['/listClient', 'Customers'],
    'le calendrier': ['/tablereservation', 'Planning'],
  };

  test(`fait au plus deux demandes, et ne pèse pas plus de ${weight.kilobytes} kB en ${weight.files} fichiers`, async ({
    someoneElse,
  }) => {
    test.slow();
    for (const [name, [address, query]] of Object.entries(pages))
      await test.step(name, async () => {
        const page = await someoneElse('admin');
        await hearOnly(page, () => false);
        const requested = noteOperations(page);
        await weigh(page, address, weight);
        expect(requested.sort()).toEqual([query, 'Shell'].sort());
        await page.close();
      });
  });

  test('au plus trois demandes à l’ouverture : la journée', async ({ page }) => {
    await hearOnly(page, () => false);
    const requested = noteOperations(page);
    await page.goto('/journee');
    await expect(page.getByRole('region', { name: 'Départs' })).toBeVisible();
    await settled(page);
    // What the device keeps for inspections without a network follows, once the page stands.
    const first = requested.filter((name) => name !== 'InspectionFlow');
    expect(first.sort()).toEqual(['DayBoard', 'DayContext', 'Shell']);
  });

  test('l’accueil demande une fois de plus par événement', async ({ page, agency, trip }) => {
    const { vehicle, period } = trip;
    const { subscribed, heard } = await hearOnly(
      page,
      (event) => event.includes(vehicle.name) && event.includes(period.startsAt),
    );
    const requested = noteOperations(page);
    await page.goto('/dashboard');
    // On a busy machine the line may stand later than the page.
    await expect.poll(subscribed).toBeGreaterThan(0);
    await settled(page);
    requested.length = 0;
    await agency.request(vehicle.id, period);
    await expect.poll(heard).toBeGreaterThan(0);
    await page.waitForTimeout(settledAfter);
    expect(requested).toEqual(['Dashboard']);
  });
});

test.describe('La première page d’un client', () => {
  test.use({ loggedInAs: 'client' });

  /** As above (docs/rules/site.md#weight-of-a-page). */
  const weight: Weight = { files: 20, kilobytes: 270 };

  test(`demande ce qu’elle montre une fois, et ne pèse pas plus de ${weight.kilobytes} kB en ${weight.files} fichiers`, async ({
    page,
    someoneElse,
  }) => {
    await hearOnly(page, () => false);
    const requested = noteOperations(page);
    await weigh(page, '/dashboardClient', weight);
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested).toEqual(expect.arrayContaining(['CustomerTopBar', 'Me', 'MyReservations', 'NextRental']));
    await weigh(await someoneElse('client'), '/profilClient', weight);
  });
});
