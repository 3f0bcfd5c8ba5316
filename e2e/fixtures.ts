import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Agency, isStaff, type Account, type FreeVehicle, type Period } from './agency.ts';
import { openOwnAgency, type OwnAgency } from './ownAgency.ts';

/** Dates and a vehicle that no other journey uses. */
export interface Trip {
  period: Period;
  vehicle: FreeVehicle;
}

interface JourneyOptions {
  /** The account that is logged in in the first browser; none by default. Not for journeys about the login itself. */
  loggedInAs: Account | undefined;
  /** Set if the journey is about failing requests, which the browser reports in its console. */
  failuresExpected: boolean;
}

interface JourneyFixtures {
  agency: Agency;
  trip: Trip;
  /** Opens another person's browser. */
  someoneElse: (account?: Account) => Promise<Page>;
  /** An agency on its own server, for changes that would affect all other journeys; takes seconds to start. */
  ownAgency: OwnAgency & { newPage: () => Promise<Page> };
  /** Errors and warnings in the browsers' consoles; any of them fails the journey. */
  complaints: string[];
}

/** Days from now to the first trip; the demo agency has no reservations after two months. */
const firstDay = 65;
/** Days from now to the last trip; the agency accepts no reservations that start after eighteen months. */
const lastDay = 540;
/** Days of a trip. */
const tripDays = 3;
/** Days between the starts of two trips. */
const stride = 5;
/** The number of trips reserved for each worker process, so that they never take the same days. */
const tripsOfWorker = 45;

// Each worker process loads this module anew.
let tripsGiven = 0;
let agencyOfWorker: Agency | undefined;

/** Returns `YYYY-MM-DDTHH:mm` so many days from now, in agency time, which is UTC. */
export function inDays(days: number, time = '10:00'): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

/** Playwright's `test`, extended by the options and fixtures of JourneyOptions and JourneyFixtures. */
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
    // Parallel workers take different vehicles, whatever dates they use.
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

/** Returns the storage of a browser in which this account is logged in. */
async function stateOf(account: Account, agency: Agency) {
  const entries = { token: await agency.token(account), type: isStaff(account) ? 'admin' : 'client' };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: agency.origin, localStorage }] };
}

/** Collects errors and warnings of the pages' consoles, except about other hosts. */
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
