import type { Database } from '../src/platform/database/orm.js';
import { Agency } from '../src/modules/fleet/agency/agency.entity.js';
import { Brand } from '../src/modules/fleet/brand/brand.entity.js';
import { Customer } from '../src/modules/people/account/customer.entity.js';
import { Employee } from '../src/modules/people/account/employee.entity.js';
import { Driver, Reservation } from '../src/modules/booking/reservation/reservation.entity.js';
import { newNumberKey } from '../src/kernel/reservation-number.js';
import { RentalStage } from '../src/modules/booking/reservation/rental-stage.js';
import { ReservationKind, ReservationStatus } from '../src/modules/booking/reservation/reservation-status.js';
import { Vehicle } from '../src/modules/fleet/vehicle/vehicle.entity.js';
import { Fuel, Transmission, VehicleCategory, VehicleColor } from '../src/modules/fleet/vehicle/vehicle.enums.js';
import { DAY_MS } from '../src/kernel/time.js';

/** The password of every account of the factories. */
export const TEST_PASSWORD = 'demo1234';
/** A password that may be chosen; the one above is older than the rule about easily guessed ones. */
export const CHOSEN_PASSWORD = 'un vélo jaune 42';

/** Relations by id or by the record itself. */
type Overrides<E, R extends string = never> = Partial<Omit<E, R>> & { [K in R]?: { id: number } | undefined };

/**
 * TEST_PASSWORD hashed with the smallest memory that argon2 allows, because tests log in hundreds of times. A hash contains its parameters,
 * so the product can verify it.
 */
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$dG9lN1kAhQBe5qLtTKu+BA$taeD0wpG80QnDdj7zE2kwCN9RNvdh0vLnZ6XxwarAVM';

let count = 0;

async function save<E extends object>(database: Database, type: new () => E, values: object): Promise<E> {
  const em = database.orm.em.fork();
  const entity = em.create(type, values as never);
  await em.persist(entity).flush();
  return entity;
}

/** Stores an agency whose name no other has. */
export function makeAgency(database: Database, overrides: Overrides<Agency> = {}): Promise<Agency> {
  const n = ++count;
  return save(database, Agency, {
    name: `Agence ${n}`,
    phone: '0522000000',
    mobile: '0661000000',
    email: `agence${n}@exemple.ma`,
    address: 'Casablanca',
    tradeRegister: '1',
    cnss: '2',
    patente: '3',
    taxId: '4',
    ice: '5',
    ...overrides,
  });
}

/** Stores a brand whose name no other has. */
export function makeBrand(database: Database, overrides: Overrides<Brand> = {}): Promise<Brand> {
  return save(database, Brand, { name: `Marque ${++count}`, ...overrides });
}

/** A visible manual diesel city car at 300 Dh a day, without tiers. */
export async function makeVehicle(
  database: Database,
  overrides: Overrides<Vehicle, 'agency' | 'brand'> = {},
): Promise<Vehicle> {
  const n = ++count;
  const agency = overrides.agency ?? (await makeAgency(database));
  const brand = overrides.brand ?? (await makeBrand(database));
  return save(database, Vehicle, {
    name: `Dacia Logan ${n}`,
    plateNumber: `${10_000 + n}-A-15`,
    modelDate: '2024-01-01',
    transmission: Transmission.MANUAL,
    fuel: Fuel.DIESEL,
    category: VehicleCategory.CITY_CAR,
    color: VehicleColor.WHITE,
    dailyPrice: '300.00',
    seats: 5,
    luggage: 2,
    ...overrides,
    agency: agency.id,
    brand: brand.id,
  });
}

/** An active customer whose e-mail address is verified. */
export function makeCustomer(database: Database, overrides: Overrides<Customer> = {}): Promise<Customer> {
  return save(database, Customer, {
    lastName: 'Alaoui',
    firstName: 'Salma',
    address: 'Rabat',
    phone: '0612345678',
    email: `client${++count}@exemple.ma`,
    passwordHash: TEST_PASSWORD_HASH,
    emailVerifiedAt: new Date(),
    ...overrides,
  });
}

/** An active member of staff with the role EMPLOYEE. */
export function makeEmployee(database: Database, overrides: Overrides<Employee> = {}): Promise<Employee> {
  return save(database, Employee, {
    lastName: 'Bennani',
    firstName: 'Youssef',
    email: `employe${++count}@exemple.ma`,
    passwordHash: TEST_PASSWORD_HASH,
    emailVerifiedAt: new Date(),
    ...overrides,
  });
}

/** A pending quick request for three days from tomorrow, inserted directly: without rules, price or occupation. */
export async function makeReservation(
  database: Database,
  overrides: Overrides<Reservation, 'vehicle' | 'customer' | 'handledBy'> = {},
): Promise<Reservation> {
  const vehicle = overrides.vehicle ?? (await makeVehicle(database));
  const driver = Object.assign(new Driver(), {
    lastName: 'Idrissi',
    firstName: 'Omar',
    phone: '0612345678',
    email: 'omar@exemple.ma',
  });
  const now = Date.now();
  return save(database, Reservation, {
    numberKey: newNumberKey(),
    kind: ReservationKind.QUICK,
    driver,
    startsAt: new Date(now + DAY_MS),
    endsAt: new Date(now + 4 * DAY_MS),
    pickupPlace: 'Casablanca',
    returnPlace: 'Rabat-Sale',
    quotedDailyPrice: '300.00',
    quotedTotal: '900.00',
    ...(overrides.status === ReservationStatus.ACCEPTED ? { stage: RentalStage.PLANNED } : {}),
    discountPercent: 0,
    ...overrides,
    vehicle: vehicle.id,
    ...(overrides.customer ? { customer: overrides.customer.id } : {}),
    ...(overrides.handledBy ? { handledBy: overrides.handledBy.id } : {}),
  });
}

/**
 * Inserts an accepted rental of 900 Dh, nothing of it paid, with the occupation of its vehicle. At the stage OUT it also gets its leg,
 * begun with 1000 km and a full tank.
 */
export async function makeRental(
  database: Database,
  overrides: Parameters<typeof makeReservation>[1] = {},
): Promise<Reservation> {
  const rental = await makeReservation(database, {
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(Date.now() - DAY_MS),
    ...overrides,
  });
  const em = database.orm.em.fork();
  await em.execute(
    'insert into occupation (vehicle_id, period, reservation_id) select vehicle_id, period, id from reservation where id = ?',
    [rental.id],
  );
  if (rental.stage === RentalStage.OUT)
    await em.execute(
      `insert into rental_leg (created_at, updated_at, reservation_id, vehicle_id, started_at, start_km, start_fuel)
       select now(), now(), id, vehicle_id, starts_at, 1000, 8 from reservation where id = ?`,
      [rental.id],
    );
  return rental;
}
