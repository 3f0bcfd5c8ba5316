import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Agency, isStaff, type Account, type FreeVehicle, type Period } from './agency.ts';
import { openOwnAgency, type OwnAgency } from './ownAgency.ts';

/** Dates and a vehicle that no other journey touches. */
export interface Trip {
  period: Period;
  vehicle: FreeVehicle;
}

interface JourneyOptions {
  /** Who is logged in in the first browser; nobody by default. Not for journeys that are about the login itself. */
  loggedInAs: Account | undefined;
  /** Set where failing requests are what the journey is about: the browser reports each one in its console. */
  failuresExpected: boolean;
}

interface JourneyFixtures {
  agency: Agency;
  trip: Trip;
  /** Another person with a browser of their own. */
  someoneElse: (account?: Account) => Promise<Page>;
  /** An agency on a server of its own, for what would reach the people of every other journey; takes seconds to start. */
  ownAgency: OwnAgency & { newPage: () => Promise<Page> };
  /** What browsers complained of in their consoles; a journey that ends with a complaint failed. */
  complaints: string[];
}

/** The demo agency has no reservation beyond its next two months, and none is taken beyond eighteen. */
const firstDay = 65;
const lastDay = 540;
const tripDays = 3;
/** From one trip's start to the next one's. */
const stride = 5;
const tripsOfWorker = 45;

// each worker process loads this module anew
let tripsGiven = 0;
let agencyOfWorker: Agency | undefined;

/** `YYYY-MM-DDTHH:mm` so many days from now, in agency time, which is UTC. */
export function inDays(days: number, time = '10:00'): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

export const test = base.extend<JourneyOptions & JourneyFixtures>({
  loggedInAs: [undefined, { option: true }],
  failuresExpected: [false, { option: true }],

  agency: async ({ baseURL }, use) => {
    agencyOfWorker ??= new Agency(baseURL ?? '');
    await use(agencyOfWorker);
  },

  complaints: async ({ failuresExpected }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    if (!failuresExpected) base.expect(complaints, 'complaints in the browsers’ consoles').toEqual([]);
  },

  storageState: async ({ loggedInAs, agency }, use) => {
    await use(loggedInAs && (await stateOf(loggedInAs, agency)));
  },

  context: async ({ context, complaints, agency }, use) => {
    noteComplaints(context, complaints, agency.origin);
    await use(context);
  },

  someoneElse: async ({ browser, agency, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext({
        storageState: account ? await stateOf(account, agency) : { cookies: [], origins: [] },
      });
      contexts.push(context);
      noteComplaints(context, complaints, agency.origin);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  ownAgency: async ({ browser, complaints }, use) => {
    const own = await openOwnAgency();
    const contexts: BrowserContext[] = [];
    const newPage = async (): Promise<Page> => {
      const context = await browser.newContext({ baseURL: own.agency.origin });
      contexts.push(context);
      noteComplaints(context, complaints, own.agency.origin);
      return context.newPage();
    };
    try {
      await use({ ...own, newPage });
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
      await own.stop();
    }
  },

  trip: async ({ agency }, use, { workerIndex, parallelIndex, config }) => {
    const place = workerIndex * tripsOfWorker + tripsGiven++;
    const day = firstDay + ((place * stride) % (lastDay - firstDay));
    const period = { startsAt: inDays(day), endsAt: inDays(day + tripDays) };
    // those who run at once take different vehicles, whatever dates they come to
    const isOwn = ({ id }: FreeVehicle) => Number(id) % config.workers === parallelIndex;
    const vehicles = await agency.freeVehicles(period);
    for (const vehicle of vehicles.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
      if ((await agency.countReservations(vehicle.id, period)) > 0) continue;
      await use({ period, vehicle });
      return;
    }
    throw new Error(`Every vehicle is asked for from ${period.startsAt}.`);
  },
});

/** The storage of a browser in which this account is logged in. */
async function stateOf(account: Account, agency: Agency) {
  const entries = { token: await agency.token(account), type: isStaff(account) ? 'admin' : 'client' };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: agency.origin, localStorage }] };
}

/** Errors and warnings in the consoles of the context's pages are noted, but for what lies at other hosts. */
function noteComplaints(context: BrowserContext, complaints: string[], origin: string): void {
  const { host } = new URL(origin);
  context.on('console', (message) => {
    const { url } = message.location();
    const own = !URL.canParse(url) || new URL(url).host === host;
    if (own && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
}

export { expect } from '@playwright/test';
