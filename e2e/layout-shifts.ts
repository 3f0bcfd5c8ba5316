/**
 * Measures how far each page of the demo agency moves while it loads (CLS), for `npm run bench -- shifts`: by its first argument, the
 * address of a server with demo data, on a phone, a tablet and a desktop, on a fast and on a slow line. Prints one line a measurement, as
 * JSON: `[page, device, "fast" or "slow", shift]`.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { linkTo, takenOver } from './acts.ts';
import { password, emailOf } from './agency.ts';
import { findBrowser } from './browser.ts';
import { inDays } from './fixtures.ts';

const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 768 },
} as const;
/** Bytes a second and milliseconds, as on a weak mobile line. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 180_000, uploadThroughput: 90_000 };
/** Milliseconds after which nothing comes any more. */
const calm = 2_000;

type Account = 'admin' | 'client';

const origin = process.argv[2] ?? '';

async function logIn(account: Account): Promise<string> {
  const answer = await fetch(`${origin}/api/login${account === 'admin' ? '' : 'Client'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(account), password }),
  });
  return answer.text();
}

/** Finds the first vehicle that the sitemap names, and the number of a rental that is out. */
async function findRecords(token: string): Promise<{ vehicle: string; rental: string }> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: '{ reservations(filter: { stages: [OUT] }, page: { size: 1 }) { items { number } } }',
    }),
  });
  const { data } = (await answer.json()) as { data: { reservations: { items: { number: string }[] } } };
  return { vehicle: /vehicule=(\d+)/.exec(sitemap)?.[1] ?? '', rental: data.reservations.items[0]?.number ?? '' };
}

function pagesOf({ vehicle, rental }: { vehicle: string; rental: string }): Record<'visitor' | Account, string[]> {
  const period = { startsAt: inDays(20), endsAt: inDays(24) };
  const fleet = linkTo('/parcAuto', period);
  return {
    visitor: [
      ...['/', '/parcAuto', `/parcAuto?vehicule=${vehicle}`, fleet, `${fleet}&vehicule=${vehicle}`],
      ...[`${fleet}&comparer=${vehicle}&comparaison=1`, '/404', '/waitVerification', '/verification?token=x'],
      ...[linkTo('/reservation', period, vehicle), linkTo('/reservationRapid', period, vehicle)],
      ...['/login', '/loginAdmin', '/inscription', '/motDePasseOublie', '/reinitialisation?token=x'],
      `/signature?numreservation=${rental}`,
    ],
    client: ['/dashboardClient', '/profilClient', linkTo('/reservation', period, vehicle)],
    admin: [
      ...['/dashboard', '/journee', '/listCar', `/listCar?fiche=${vehicle}`, '/listCar/ajouter', '/carte'],
      ...[`/listCar?position=${vehicle}`, `/historique?vehicule=${vehicle}`, '/zones', '/listmaintenance'],
      ...['/tarifs', '/options', '/promotions', '/calendrier-prix', '/cautions', '/caisse', '/statistiquevehicule'],
      ...['/listreservation', '/listLocation', '/tablereservation', '/tablereservation?nouvelle=oui'],
      ...[`/dossier/${rental}`, `/dossier/${rental}/depart`, `/dossier/${rental}/retour`],
      ...['/listClient', '/User', '/profile', '/listmarque', '/listAgence', '/listprestataire'],
      ...['/parametres', '/integrations', '/integrations?onglet=webhooks', '/aide'],
    ],
  };
}

/** Sums the shifts as Core Web Vitals do: the worst window of five seconds at most, without a pause of more than one. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async (pause) => {
    const shifts: { value: number; startTime: number; hadRecentInput: boolean }[] = [];
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as never[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
    let [worst, sum, first, last] = [0, 0, 0, -Infinity];
    for (const { value, startTime } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
      if (startTime - last > 1_000 || startTime - first > 5_000) [sum, first] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      worst = Math.max(worst, sum);
    }
    return worst;
  }, calm);
}

interface Visit {
  path: string;
  device: keyof typeof devices;
  slow: boolean;
  /** What the browser remembers of a login. */
  login: Record<string, string>;
}

async function measure(browser: Browser, { path, device, slow, login }: Visit): Promise<number> {
  const touched = device !== 'desktop';
  const context = await browser.newContext({
    viewport: devices[device],
    ...{ isMobile: touched, hasTouch: touched, locale: 'fr-FR', timezoneId: 'Africa/Casablanca' },
  });
  try {
    await context.addInitScript((stored) => Object.assign(localStorage, stored), login);
    const page = await context.newPage();
    if (slow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowLine);
    await page.goto(origin + path, { waitUntil: 'load' });
    // A page whose requests never end is measured after the time limit of this wait.
    await takenOver(page).catch(() => undefined);
    return await shiftOf(page);
  } finally {
    await context.close();
  }
}

const tokens = { admin: await logIn('admin'), client: await logIn('client') };
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const [who, paths] of Object.entries(pagesOf(await findRecords(tokens.admin))))
  for (const path of paths)
    for (const device of Object.keys(devices) as Visit['device'][])
      for (const slow of [false, true]) {
        const login: Visit['login'] = who === 'visitor' ? {} : { token: tokens[who as Account], type: who };
        const shift = await measure(browser, { path, device, slow, login });
        console.log(JSON.stringify([path, device, slow ? 'slow' : 'fast', shift]));
      }
await browser.close();
