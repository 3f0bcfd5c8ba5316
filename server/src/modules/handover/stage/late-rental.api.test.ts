import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());

it('a late rental keeps its vehicle, brand, agency and customer from being deleted until the vehicle is back', async () => {
  const customer = await makeCustomer(app.database);
  const former = await makeVehicle(app.database);
  const vehicle = await makeVehicle(app.database);
  const rental = await makeReservation(app.database, {
    ...{ customer, vehicle, status: ReservationStatus.ACCEPTED, stage: RentalStage.OUT, acceptedAt: new Date() },
    ...{ startsAt: new Date(Date.now() - 3 * DAY_MS), endsAt: new Date(Date.now() - DAY_MS) },
    ...{ total: '600.00', advance: '600.00' },
  });
  const em = app.database.orm.em.fork();
  await em.execute(
    `insert into occupation (vehicle_id, period, reservation_id)
     values (?, tstzrange(?, ?, '[)'), ?), (?, tstzrange(?, ?, '[)'), ?)`,
    [
      // It was driven in another vehicle before, which is back.
      ...[former.id, rental.startsAt, new Date(Date.now() - 2 * DAY_MS), rental.id],
      ...[vehicle.id, new Date(Date.now() - 2 * DAY_MS), rental.endsAt, rental.id],
    ],
  );
  const remove = async (name: string, type: string, id: number) => {
    const reply = await app.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) }`,
      { input: { id: String(id) } },
      admin,
    );
    return { code: reply.errors?.[0]?.extensions.code, message: reply.errors?.[0]?.message };
  };
  const removals = [
    ['deleteVehicle', 'DeleteVehicleInput', vehicle.id, 'VEHICLE.RENTED'],
    ['deleteBrand', 'DeleteBrandInput', vehicle.brand.id, 'BRAND.RENTED'],
    ['deleteAgency', 'DeleteAgencyInput', vehicle.agency?.id ?? 0, 'AGENCY.RENTED'],
    ['deleteCustomer', 'CustomerInput', customer.id, 'CUSTOMER.RENTAL_AHEAD'],
  ] as const;
  for (const [name, type, id, code] of removals) {
    const refused = await remove(name, type, id);
    expect(refused).toMatchObject({ code, message: expect.stringContaining(rental.number) });
    if (name !== 'deleteCustomer') expect(refused.message).toContain("n'est pas rentrée");
  }
  expect((await remove('deleteVehicle', 'DeleteVehicleInput', former.id)).code).toBeUndefined();
  await em.execute("update reservation set stage = 'CLOSED' where id = ?", [rental.id]);
  for (const [name, type, id] of [removals[3], removals[0]])
    expect((await remove(name, type, id)).code).toBeUndefined();
});
