import { test as base, type BrowserContext, type ConsoleMessage, type Page, type WebError } from '@playwright/test';
import { Agency, isStaff, type Account, type FreeVehicle, type Period } from './agency.ts';
import { openOwnAgency, type OwnAgency } from './ownAgency.ts';
import { SharedPage } from './sharedPage.ts';

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
  /**
   * A page for a journey that only reads: those with the same account and device share it within a worker. Each starts with an empty storage
   * and loads its page anew, in a process that has read the site's programs already, which takes half as long.
   */
  sharedPage: Page;
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
const sharedPages = new Map<string, SharedPage>();

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

  sharedPage: async ({ browser, agency, complaints, loggedInAs, viewport, isMobile, hasTouch }, use) => {
    const key = JSON.stringify({ loggedInAs, viewport, isMobile, hasTouch });
    const shared = sharedPages.get(key) ?? (await SharedPage.open(browser, agency.origin));
    sharedPages.set(key, shared);
    await shared.begin(loggedInAs ? await entriesOf(loggedInAs, agency) : {});
    const stopNoting = noteComplaints(shared.page.context(), complaints, agency.origin);
    await use(shared.page);
    stopNoting();
    await shared.leave();
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

/** Returns what the browser of this account stores while it is logged in. */
async function entriesOf(account: Account, agency: Agency): Promise<Record<string, string>> {
  return { token: await agency.token(account), type: isStaff(account) ? 'admin' : 'client' };
}

/** Returns the storage of a browser in which this account is logged in. */
async function stateOf(account: Account, agency: Agency) {
  const localStorage = Object.entries(await entriesOf(account, agency)).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: agency.origin, localStorage }] };
}

/** Part of Chromium's message when a page closes its WebSocket before it is open, for example on a logout right after loading. */
const closedEarly = 'WebSocket is closed before the connection is established';
/** The browser's own word on the refusal of a login that has ended; the pages lead to a new one. */
const endedLogin = 'the server responded with a status of 401';

/** Collects errors and warnings of the pages' consoles, except about other hosts, until the returned function is called. */
function noteComplaints(context: BrowserContext, complaints: string[], origin: string): () => void {
  const { host } = new URL(origin);
  const noteMessage = (message: ConsoleMessage): void => {
    const { url } = message.location();
    const own = !URL.canParse(url) || new URL(url).host === host;
    if (!own || [closedEarly, endedLogin].some((text) => message.text().includes(text))) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  };
  const noteError = (error: WebError): void => void complaints.push(error.error().message);
  context.on('console', noteMessage);
  context.on('weberror', noteError);
  return () => {
    context.off('console', noteMessage);
    context.off('weberror', noteError);
  };
}

export { expect } from '@playwright/test';
