import { getNamedType, type GraphQLField, isEnumType, isInputObjectType, isNonNullType } from 'graphql';
import {
  makeAgency,
  makeBrand,
  makeCustomer,
  makeEmployee,
  makeReservation,
  makeVehicle,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Maintenance, MaintenanceNature } from '../../modules/upkeep/maintenance/maintenance.entity.js';
import { ServiceProvider } from '../../modules/upkeep/provider/service-provider.entity.js';
import { createSchema } from '../../schema.js';

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const argument = ({ args }: GraphQLField<unknown, unknown>, name: string) => args.find((arg) => arg.name === name);

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  const { database } = app;
  staff = await app.tokenFor(await makeEmployee(database, { lastName: 'Quartz', phone: '0699123001' }));
  const agency = await makeAgency(database, { name: 'Quartz', address: '1, rue du Zinc' });
  const brand = await makeBrand(database, { name: 'Quartz' });
  const vehicle = await makeVehicle(database, { name: 'Quartz', plateNumber: '77123-A-6', agency, brand });
  await makeCustomer(database, { lastName: 'Quartz', nationalId: 'ZZ77123' });
  const reservation = await makeReservation(database, { vehicle });
  const em = database.orm.em.fork();
  await em.execute("update reservation set driver_last_name = 'Quartz', driver_phone = '0699123003' where id = ?", [
    reservation.id,
  ]);
  const provider = em.create(ServiceProvider, {
    name: 'Quartz',
    phone: '0699123002',
    email: 'q@exemple.ma',
    address: 'Fès',
  });
  em.create(Maintenance, {
    vehicle: vehicle.id,
    provider,
    nature: MaintenanceNature.OIL_CHANGE,
    performedOn: '2026-01-01',
    cost: '1.00',
  });
  await em.flush();
});
afterAll(() => app.close());

async function count(list: string, args: string): Promise<unknown> {
  const { data, errors } = await app.graphql(`{ ${list}(${args}) { totalCount } }`, {}, staff);
  expect(errors).toBeUndefined();
  return (data as Record<string, { totalCount: number }>)[list]?.totalCount;
}

describe('the search of a list', () => {
  it('has the same form in every list', () => {
    const searched = queries.filter((query) => argument(query, 'search'));
    expect(searched.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['agencies', 'reservationsExport', 'vehicles']),
    );
    for (const query of searched) {
      const type = getNamedType(argument(query, 'search')?.type);
      if (!isInputObjectType(type)) throw new Error(`${query.name} has no argument \`search\``);
      const { text, field, ...rest } = type.getFields();
      expect(rest).toEqual({});
      expect(isNonNullType(text?.type)).toBe(true);
      expect(isEnumType(field?.type)).toBe(true);
    }
  });

  it.each([
    ['agencies', 'NAME', 'quartz', 'PHONE', 'zinc'],
    ['brands', 'NAME', 'quartz', undefined, 'QUARTZ'],
    ['customers', 'NATIONAL_ID', 'zz77123', 'EMAIL', 'Quartz'],
    ['employees', 'PHONE', '+212 699 123001', 'EMAIL', 'quartz'],
    ['serviceProviders', 'PHONE', '+212699123002', 'NAME', '0699123002'],
    ['vehicles', 'PLATE_NUMBER', '77123A6', 'NAME', '77123a'],
    ['maintenances', 'PROVIDER_NAME', 'quartz', 'NATURE', 'quartz'],
    ['reservations', 'PHONE', '06 99 12 30 03', 'SECOND_DRIVER_NATIONAL_ID', 'Quartz'],
  ])('of %s covers one field, or all of them', async (list, field, text, otherField, textOfAny) => {
    expect(await count(list, `search: { field: ${field}, text: "${text}" }`)).toBe(1);
    expect(await count(list, `search: { text: "${textOfAny}" }`)).toBe(1);
    if (otherField) expect(await count(list, `search: { field: ${otherField}, text: "${textOfAny}" }`)).toBe(0);
    expect(await count(list, 'search: { text: "nobody has this" }')).toBe(0);
    expect(await count(list, 'search: { text: " " }')).toBe(await count(list, 'page: { page: 1 }'));
  });

  it('applies beside the filter', async () => {
    expect(await count('vehicles', 'filter: { ids: [] }, search: { text: "quartz" }')).toBe(0);
  });

  it('of an export is that of its list', async () => {
    const exported = async (search: string) => {
      const { data } = await app.graphql<{ agenciesExport: { url: string } }>(
        `{ agenciesExport(search: { text: "${search}" }) { url } }`,
        {},
        staff,
      );
      return (await app.download(data?.agenciesExport)).length;
    };
    expect(await exported('quartz')).toBeGreaterThan(await exported('nobody has this'));
  });

  it('of vehicles covers registrations for the staff only', async () => {
    expect(await app.graphql('{ vehicles(search: { text: "77123" }) { totalCount } }')).toEqual({
      data: { vehicles: { totalCount: 0 } },
    });
    const refused = await app.graphql('{ vehicles(search: { field: PLATE_NUMBER, text: "77123" }) { totalCount } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
