/** What journeys arrange or look up behind the pages, through the public GraphQL door. */

export type Account = 'admin' | 'employe' | 'client' | 'attente' | 'bloque';

/** Agency wall times `YYYY-MM-DDTHH:mm`. */
export interface Period {
  startsAt: string;
  endsAt: string;
}

export interface FreeVehicle {
  id: string;
  name: string;
  category: string;
  /** Dirhams for the period, as decimal strings. */
  quote: { days: number; dailyPrice: string; total: string; registeredTotal: string };
}

export const password = 'demo1234';
/** Of an account that is made in a journey: the demo's is refused where one is chosen. */
export const chosenPassword = 'un vélo jaune 42';

/** An answer that takes longer fails the journey at this call. */
const answerMs = 20_000;

export const emailOf = (account: Account): string => `${account}@demo.ma`;

/** The customers' login is another door than the staff's. */
export const isStaff = (account: Account): boolean => account === 'admin' || account === 'employe';

export interface Login {
  email: string;
  password: string;
}

export interface Person {
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
}

const anyone: Person = {
  lastName: 'Berrada',
  firstName: 'Hicham',
  phone: '0661223344',
  email: 'hicham.berrada@example.com',
};

/** The agency's wall time in so many hours; its clock is UTC. */
function wallIn(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
}

export class Agency {
  readonly #tokens = new Map<Account, Promise<string>>();

  /** @param logins of an agency that is not the demo's */
  constructor(
    readonly origin: string,
    private readonly logins: Partial<Record<Account, Login>> = {},
  ) {}

  /** A token of this account's own session, kept for later calls. */
  token(account: Account): Promise<string> {
    const known = this.#tokens.get(account);
    if (known) return known;
    const login = isStaff(account) ? 'loginEmployee' : 'loginCustomer';
    const token = this.ask<Record<string, { token: string }>>(
      `mutation ($input: LoginInput!) { ${login}(input: $input) { token } }`,
      { input: this.logins[account] ?? { email: emailOf(account), password } },
    ).then((data) => data[login]?.token ?? '');
    this.#tokens.set(account, token);
    return token;
  }

  /** Vehicles of the site that are free for the whole period, cheapest first. */
  async freeVehicles(period: Period, categories?: string[]): Promise<FreeVehicle[]> {
    const { availableVehicles } = await this.ask<{ availableVehicles: { items: FreeVehicle[] } }>(
      `query ($period: PeriodInput!, $filter: VehicleFilter) {
        availableVehicles(period: $period, filter: $filter, page: { size: 100 }) {
          items { id name category quote(period: $period) { days dailyPrice total registeredTotal } }
        }
      }`,
      { period, filter: categories ? { categories } : {} },
    );
    return availableVehicles.items;
  }

  /** How many reservations, in whatever state, touch this vehicle in the period. */
  async countReservations(vehicleId: string, period: Period): Promise<number> {
    const { reservations } = await this.ask<{ reservations: { totalCount: number } }>(
      'query ($filter: ReservationFilter) { reservations(filter: $filter) { totalCount } }',
      { filter: { vehicleId, from: period.startsAt, to: period.endsAt } },
      'admin',
    );
    return reservations.totalCount;
  }

  /** A visitor's quick request; answers its number. */
  async request(vehicleId: string, period: Period, person: Partial<Person> = {}): Promise<string> {
    const { createReservation } = await this.ask<{ createReservation: { number: string } }>(
      'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { number } }',
      {
        input: {
          kind: 'QUICK',
          vehicleId,
          period,
          driver: { ...anyone, ...person },
          pickupPlace: 'Casablanca',
          returnPlace: 'Rabat-Sale',
        },
      },
    );
    return createReservation.number;
  }

  /** Makes a request a rental at the price that was quoted. */
  async accept(number: string, total: string): Promise<void> {
    await this.ask(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { number } }',
      { input: { number, total, advance: '0' } },
      'admin',
    );
  }

  /** A vehicle of a journey's own, which visitors do not see; answers its id. */
  private async newVehicle(): Promise<string> {
    const { brands, agencies } = await this.ask<Record<'brands' | 'agencies', { items: { id: string }[] }>>(
      '{ brands(page: { size: 1 }) { items { id } } agencies(page: { size: 1 }) { items { id } } }',
      {},
    );
    const mark = Math.floor(Math.random() * 90_000) + 10_000;
    const { createVehicle } = await this.ask<{ createVehicle: { id: string } }>(
      'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
      {
        input: {
          name: `Dacia Logan ${mark}`,
          plateNumber: `${mark}-E-15`,
          brandId: brands.items[0]?.id,
          agencyId: agencies.items[0]?.id,
          visible: false,
          modelDate: '2025-01-01',
          transmission: 'MANUAL',
          fuel: 'DIESEL',
          category: 'CITY_CAR',
          color: 'WHITE',
          dailyPrice: '300',
          seats: 5,
          luggage: 2,
        },
      },
      'admin',
    );
    return createVehicle.id;
  }

  /** A rental of a day at 600 Dh that begins in so many hours, so many ago when negative, on a vehicle of its own. */
  async rentalIn(hours: number): Promise<{ number: string; vehicleId: string }> {
    const vehicleId = await this.newVehicle();
    const { bookReservation } = await this.ask<{ bookReservation: { number: string; version: number } }>(
      'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { number version } }',
      {
        input: {
          kind: 'QUICK',
          vehicleId,
          period: { startsAt: wallIn(20), endsAt: wallIn(44) },
          driver: anyone,
          pickupPlace: 'Casablanca',
          returnPlace: 'Rabat-Sale',
          accept: true,
          total: '600',
          advance: '0',
        },
      },
      'admin',
    );
    const { number, version } = bookReservation;
    await this.ask(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { number } }',
      { input: { number, version, period: { startsAt: wallIn(hours), endsAt: wallIn(hours + 24) } } },
      'admin',
    );
    return { number, vehicleId };
  }

  /** Whether a vehicle is neither rented nor out of service now. */
  async isFree(vehicleId: string): Promise<boolean> {
    const { vehicle } = await this.ask<{ vehicle: { availableNow: boolean } }>(
      'query ($id: ID!) { vehicle(id: $id) { availableNow } }',
      { id: vehicleId },
      'admin',
    );
    return vehicle.availableNow;
  }

  /** Hires somebody whose sessions and second factor are a journey's own; answers how they log in. */
  async hire(): Promise<Login> {
    const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
    const login = { email: `${mark}@example.com`, password: `Oliviers-${mark}` };
    await this.ask(
      'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { id } }',
      { input: { ...login, lastName: 'Journée', firstName: 'Hanane', address: 'Rabat', phone: '0661223344' } },
      'admin',
    );
    return login;
  }

  private async ask<Data>(query: string, variables: object, account?: Account): Promise<Data> {
    const response = await fetch(new URL('/graphql', this.origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(account && { authorization: `Bearer ${await this.token(account)}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(answerMs),
    });
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!data || errors) throw new Error(`The agency answered ${JSON.stringify(errors)} to ${query}`);
    return data;
  }
}
