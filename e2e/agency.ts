/** An account of the demo, by the part of its e-mail address before the @. */
export type Account = 'admin' | 'employe' | 'client' | 'attente' | 'bloque';

/** Agency times `YYYY-MM-DDTHH:mm`. */
export interface Period {
  startsAt: string;
  endsAt: string;
}

/** A vehicle that is free over a period, with its price for that period. */
export interface FreeVehicle {
  id: string;
  name: string;
  category: string;
  /** Dirhams for the period, as decimal strings. */
  quote: { days: number; dailyPrice: string; total: string; registeredTotal: string };
}

/** The password of all accounts of the demo. */
export const password = 'demo1234';
/** For accounts made in a journey, because the demo's password is too easy to guess to be chosen. */
export const chosenPassword = 'un vélo jaune 42';

/** Milliseconds that a call may take; a slower one fails the journey. */
const answerMs = 20_000;

/** Returns the e-mail address of an account of the demo. */
export const emailOf = (account: Account): string => `${account}@demo.ma`;

/** Tells staff accounts, whose login differs from the customers'. */
export const isStaff = (account: Account): boolean => account === 'admin' || account === 'employe';

/** The e-mail address and password of an account. */
export interface Login {
  email: string;
  password: string;
}

/** The driver of a reservation. */
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

/** Returns the agency's time in so many hours, which is UTC. */
function wallIn(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
}

/**
 * Prepares and inspects the data of an agency for journeys, by its public GraphQL API. Each operation is sent with the login of one of the
 * agency's accounts, or without a login. A refused operation, and an answer that takes longer than 20 s, throw an error.
 */
export class Agency {
  readonly #tokens = new Map<Account, Promise<string>>();

  /** @param logins of an agency that is not the demo's */
  constructor(
    readonly origin: string,
    private readonly logins: Partial<Record<Account, Login>> = {},
  ) {}

  /** Returns a token of this account's session, cached for later calls. */
  token(account: Account): Promise<string> {
    const cached = this.#tokens.get(account);
    if (cached) return cached;
    const login = isStaff(account) ? 'loginEmployee' : 'loginCustomer';
    const token = this.ask<Record<string, { token: string }>>(
      `mutation ($input: LoginInput!) { ${login}(input: $input) { token } }`,
      { input: this.logins[account] ?? { email: emailOf(account), password } },
    ).then((data) => data[login]?.token ?? '');
    this.#tokens.set(account, token);
    return token;
  }

  /** Returns visible vehicles that are free for the whole period, cheapest first. */
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

  /** Counts reservations in any state that overlap the period on this vehicle. */
  async countReservations(vehicleId: string, period: Period): Promise<number> {
    const { reservations } = await this.ask<{ reservations: { totalCount: number } }>(
      'query ($filter: ReservationFilter) { reservations(filter: $filter) { totalCount } }',
      { filter: { vehicleId, from: period.startsAt, to: period.endsAt } },
      'admin',
    );
    return reservations.totalCount;
  }

  /** Makes a visitor's quick request; returns its number. */
  async request(vehicleId: string, period: Period, person: Partial<Person> = {}): Promise<string> {
    const { createReservation } = await this.ask<{ createReservation: { number: string } }>(
      'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number } } }',
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

  /** Accepts a request at the quoted price. */
  async accept(number: string, total: string): Promise<void> {
    await this.ask(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
      { input: { number, total, advance: '0' } },
      'admin',
    );
  }

  /** Makes a vehicle for this journey, hidden from visitors unless it is `visible`; returns its id. */
  async newVehicle(visible = false): Promise<string> {
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
          visible,
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

  /** Returns the stage of a rental and its inspections; photos are counted of the newest one. */
  async inspectionsOf(number: string): Promise<{ stage: string; photos: number; missing: number; kinds: string[] }> {
    const { reservation } = await this.ask<{
      reservation: {
        stage: string;
        inspections: { kind: string; status: string; photosMissing: number; photos: { id: string }[] }[];
      };
    }>(
      'query ($number: String!) { reservation(number: $number) { stage inspections { kind status photosMissing photos { id } } } }',
      { number },
      'employe',
    );
    const { stage, inspections } = reservation;
    const last = inspections.at(-1);
    return {
      stage,
      photos: last?.photos.length ?? 0,
      missing: last?.photosMissing ?? 0,
      kinds: inspections.map(({ kind, status }) => `${kind} ${status}`),
    };
  }

  /**
   * Makes a rental of one day at 600 Dh that begins in so many hours (in the past if negative), on a vehicle of its own; of the registered
   * customer with this address, if one is given.
   */
  async rentalIn(hours: number, email?: string): Promise<{ number: string; vehicleId: string }> {
    const vehicleId = await this.newVehicle();
    const customerId = email === undefined ? null : await this.customerId(email);
    const { bookReservation } = await this.ask<{ bookReservation: { number: string; version: number } }>(
      'mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { number version } } }',
      {
        input: {
          kind: 'QUICK',
          vehicleId,
          period: { startsAt: wallIn(20), endsAt: wallIn(44) },
          driver: anyone,
          pickupPlace: 'Casablanca',
          returnPlace: 'Rabat-Sale',
          customerId,
          accept: true,
          total: '600',
          advance: '0',
        },
      },
      'admin',
    );
    const { number, version } = bookReservation;
    await this.ask(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { number } } }',
      { input: { number, version, period: { startsAt: wallIn(hours), endsAt: wallIn(hours + 24) } } },
      'admin',
    );
    return { number, vehicleId };
  }

  /** Lets a rental leave at 12 000 km with a full tank; returns its version. */
  async depart(number: string): Promise<number> {
    const { reservation } = await this.ask<{ reservation: { version: number } }>(
      'query ($number: String!) { reservation(number: $number) { version } }',
      { number },
      'employe',
    );
    const { departRental } = await this.ask<{ departRental: { version: number } }>(
      'mutation ($input: DepartRentalInput!) { departRental(input: $input) { version } }',
      { input: { number, version: reservation.version, fuel: 8, km: 12_000 } },
      'employe',
    );
    return departRental.version;
  }

  /** Lets a rental leave, and holds a deposit of 5,000 Dh for it. */
  async departWithDeposit(number: string): Promise<void> {
    const input = { number, version: await this.depart(number), amount: '5000', method: 'CASH' };
    await this.ask('mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { id } }', { input }, 'employe');
  }

  /** Lets a rental leave and go on in another vehicle: 12 100 km when the first one came back, 12 000 km of the second. */
  async swap(number: string): Promise<void> {
    const version = await this.depart(number);
    const reading = { fuel: 8, km: 12_000 };
    const swap = { ...reading, vehicleId: await this.newVehicle(), returnedKm: 12_100, returnedFuel: 6 };
    await this.ask(
      'mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { __typename } }',
      { input: { number, version, swap, reason: 'Panne' } },
      'employe',
    );
  }

  private async customerId(email: string): Promise<string | undefined> {
    const { customers } = await this.ask<{ customers: { items: { id: string }[] } }>(
      'query ($text: String!) { customers(search: { text: $text }) { items { id } } }',
      { text: email },
      'admin',
    );
    return customers.items[0]?.id;
  }

  /** Returns the name of a vehicle, which no other has. */
  async nameOf(vehicleId: string): Promise<string> {
    const { vehicle } = await this.ask<{ vehicle: { name: string } }>(
      'query ($id: ID!) { vehicle(id: $id) { name } }',
      { id: vehicleId },
      'admin',
    );
    return vehicle.name;
  }

  /** Tells whether a vehicle is neither rented nor out of service now. */
  async isFree(vehicleId: string): Promise<boolean> {
    const { vehicle } = await this.ask<{ vehicle: { availableNow: boolean } }>(
      'query ($id: ID!) { vehicle(id: $id) { availableNow } }',
      { id: vehicleId },
      'admin',
    );
    return vehicle.availableNow;
  }

  /** Adds an employee with their own sessions and second factor; returns their login. */
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

  /** Runs an operation, as a visitor without an account, and returns its data. Rejects if the answer has errors. */
  async ask<Data>(query: string, variables: object, account?: Account): Promise<Data> {
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
