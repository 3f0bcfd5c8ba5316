import { randomUUID } from 'node:crypto';
import type { EntityClass } from '@mikro-orm/core';
import {
  getNamedType,
  type GraphQLObjectType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { makeAgency, makeBrand, makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { probeTrail, untoldChanges } from '../test/trail-probe.js';
import { EmployeeRole } from './modules/people/account/employee.entity.js';
import { Maintenance, MaintenanceNature } from './modules/upkeep/maintenance/maintenance.entity.js';
import { Webhook } from './modules/office/webhook/webhook.entity.js';
import { WebhookEvent } from './modules/office/webhook/webhook.enums.js';
import { Promotion } from './modules/price/promotion/promotion.entity.js';
import { ChargeRule } from './modules/price/charge/charge.entity.js';
import { Season } from './modules/price/season/season.entity.js';
import { Zone } from './modules/tracking/zone/zone.entity.js';
import { ServiceProvider } from './modules/upkeep/provider/service-provider.entity.js';
import { createSchema } from './schema.js';

/** The meaning of null for the optional fields of an edit (docs/rules/common.md#absent-and-null). */
interface Meaning {
  /** Makes a record and names it as the edit does. */
  readonly record: () => Promise<object>;
  /** Fields that null clears. */
  readonly clears: string;
  /** Required fields, for which null is refused under their name. */
  readonly refuses: string;
  /** Passwords and files, which null keeps. */
  readonly keeps: string;
}

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  await probeTrail(app.database);
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(async () => {
  const untold = await untoldChanges(app.database);
  await app.close();
  expect(untold, 'changes that the trail does not tell').toEqual([]);
});

const named = async (made: Promise<{ readonly id: number }>) => ({ id: String((await made).id), version: 1 });

function save(type: EntityClass<{ id: number }>, values: object): Promise<object> {
  const em = app.database.orm.em.fork();
  const made = em.create(type, values);
  return named(
    em
      .persist(made)
      .flush()
      .then(() => made),
  );
}

const EDITS: Readonly<Record<string, Meaning>> = {
  updateAgency: {
    record: () => named(makeAgency(app.database)),
    clears: 'contractConditions latitude longitude openingExceptions openingHours town',
    refuses: 'address cnss contractTheme email ice mobile name patente phone taxId tradeRegister',
    keeps: 'image',
  },
  updateBrand: { record: () => named(makeBrand(app.database)), clears: '', refuses: 'name', keeps: 'image' },
  updateCustomer: {
    record: () =>
      named(
        makeCustomer(app.database, {
          ...{
            nationalId: 'AB1234',
            comment: 'Calme',
            passportNumber: 'P1',
            nationality: 'Belge',
            licenceNumber: 'L1',
          },
          ...{ licenceIssuedOn: '2020-01-02', licenceExpiresOn: '2030-01-02', birthDate: '1990-01-02' },
          ...{ ratingReason: 'En retard', ratingReviewOn: '2027-01-02' },
        }),
      ),
    clears:
      'birthDate comment licenceExpiresOn licenceIssuedOn licenceNumber nationalId nationality passportNumber ratingReason ratingReviewOn',
    refuses: 'address email firstName lastName phone rating status title',
    keeps: 'password',
  },
  updateEmployee: {
    record: () => named(makeEmployee(app.database)),
    clears: '',
    refuses: 'address email firstName lastName phone role title',
    keeps: 'currentPassword password',
  },
  updateMaintenance: {
    record: async () =>
      save(Maintenance, {
        vehicle: (await makeVehicle(app.database)).id,
        nature: MaintenanceNature.OIL_CHANGE,
        performedOn: '2026-01-01',
        description: 'Vidange',
        cost: '10.00',
      }),
    clears: 'cost description nextOdometerKm nextOn odometerKm outOfService providerId',
    refuses: 'nature performedOn vehicleId',
    keeps: 'invoice overPromises removeInvoice',
  },
  updateReservation: {
    record: async () => {
      const { number } = await makeReservation(app.database, { comment: 'Siège enfant' });
      return { number, version: 1 };
    },
    clears: 'comment driverAge extras promotionCode secondDriver',
    refuses: 'advance driver period pickupPlace returnPlace total vehicleId',
    keeps: '',
  },
  updateServiceProvider: {
    record: () => save(ServiceProvider, { name: 'Garage', email: 'g@exemple.ma', phone: '0522', address: 'Rabat' }),
    clears: '',
    refuses: 'address email name phone',
    keeps: '',
  },
  updateSettings: {
    record: async () => ({}),
    clears:
      'aboutText announcementEndsOn announcementStartsOn cashLimit description domainName facebook footerText headerText instagram keywords mapUrl middleText mobile overspeedKph tileAttribution tileUrl title whatsapp',
    refuses:
      'address auditRetentionMonths companyName contactRetentionMonths departureRequires email firstReminderHours graceMinutes lateAfterMinutes lateReminder phone positionRetentionDays preparationMinutes secondReminderHours services stampDutyPercent trackAlways unusedRetentionMonths unverifiedRetentionDays vatPercent',
    keeps: 'pictures removedPictures',
  },
  updateVehicle: {
    record: () => named(makeVehicle(app.database, { deviceId: 'GPS-77', consumption: '5 L' })),
    clears: 'consumption deviceId image insurance tiers',
    refuses:
      'agencyId airConditioning brandId category color dailyPrice fuel luggage modelDate name plateNumber seats sunroof transmission visible',
    keeps: 'gallery',
  },
  updateInspectionSettings: {
    record: async () => ({ version: 1 }),
    clears: '',
    refuses: 'checklist minDriverAge minLicenceYears paperPhotoDays papersStop',
    keeps: '',
  },
  updateChargeRule: {
    record: () =>
      save(ChargeRule, {
        ...{ kind: 'EXTRA', unit: 'DAY', name: 'Siège', price: '40.00', cap: '200.00', vatPercent: '10.00' },
        ...{
          outsideHours: false,
          categories: [],
          stock: 3,
          maxQuantity: 2,
          unlimitedKm: false,
          depositReduction: '500.00',
          position: 1,
          shownOnSite: true,
          active: true,
        },
      }),
    clears:
      'cap categories depositReduction depositReductionPercent finding fromDays hint hintAr hintEn image maxAge minAge nameAr nameEn pickupPlace places returnPlace seasonId stock toDays vatPercent',
    refuses: 'active kind maxQuantity name outsideHours position price shownOnSite unit unlimitedKm',
    keeps: '',
  },
  updatePromotion: {
    record: () =>
      save(Promotion, {
        code: randomUUID().slice(0, 8).toUpperCase(),
        percent: 10,
        amount: null,
        minDays: 3,
        maxUses: 5,
        categories: [],
        active: true,
      }),
    clears: 'amount bookedFrom bookedTo categories maxUses minDays rentalFrom rentalTo',
    refuses: 'active code percent',
    keeps: '',
  },
  updateDepositSettings: {
    record: async () => ({ version: 1 }),
    clears: '',
    refuses: 'amounts excesses imprintWarningDays',
    keeps: '',
  },
  updatePriceSettings: {
    record: async () => ({ version: 1 }),
    clears: 'includedKm',
    refuses: 'seasonOfFirstDay',
    keeps: '',
  },
  updateSeason: {
    record: () =>
      save(Season, {
        name: 'Été',
        stretches: [{ startsOn: '2027-07-01', endsOn: '2027-08-31', everyYear: true }],
        rates: [{ vehicleId: null, category: null, percent: 20, dailyPrice: null, tiers: [] }],
      }),
    clears: '',
    refuses: 'name rates stretches',
    keeps: '',
  },
  updateWebhook: {
    record: () =>
      save(Webhook, {
        name: 'Comptabilité',
        url: 'https://exemple.ma',
        events: [WebhookEvent.RESERVATION_CREATED],
        active: true,
        sealedSecret: 'sealed',
      }),
    clears: '',
    refuses: 'active events name url',
    keeps: '',
  },
  updateZone: {
    record: () =>
      save(Zone, {
        name: 'Rabat',
        color: '#22c16b',
        active: true,
        categories: ['CITY_CAR'],
        vertices: [
          { latitude: 34, longitude: -7 },
          { latitude: 34, longitude: -6 },
          { latitude: 33, longitude: -6 },
        ],
      }),
    clears: 'categories',
    refuses: 'active color name vertices',
    keeps: '',
  },
};

const listOf = (names: string): string[] => names.split(' ').filter(Boolean);
const nulls = (names: string): object => Object.fromEntries(listOf(names).map((name) => [name, null]));

/** Returns the optional fields of an edit. */
function optionalFields(mutation: string): string[] {
  const input = schema
    .getMutationType()
    ?.getFields()
    [mutation]?.args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  return fields.filter((field) => !isNonNullType(field.type) && field.name !== 'version').map(({ name }) => name);
}

/** Returns the type of the edited record, which is the first where conflicts are results too. */
function recordType(mutation: string): GraphQLObjectType | undefined {
  const field = schema.getMutationType()?.getFields()[mutation];
  const type = field && getNamedType(field.type);
  const record = isUnionType(type) ? type.getTypes()[0] : type;
  return isObjectType(record) ? record : undefined;
}

/** Returns the fields that the edited record shows under the same name and as a plain value. */
function shown(mutation: string, names: readonly string[]): string[] {
  const fields = recordType(mutation)?.getFields() ?? {};
  return names.filter((name) => fields[name] && isLeafType(getNamedType(fields[name].type)));
}

async function edit(mutation: string, input: object, names: readonly string[]) {
  const fields = ['__typename', ...shown(mutation, names)].join(' ');
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const record = recordType(mutation);
  const selection = record ? `{ ... on ${record.name} { ${fields} } }` : '';
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${selection} }`;
  const { data, errors } = await app.graphql<Record<string, Record<string, unknown>>>(query, { input }, admin);
  const { __typename: _type, ...edited } = data?.[mutation] ?? {};
  return { record: edited, errors };
}

it('is defined for every edit', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const edits = mutations.filter((name) => name.startsWith('update') && optionalFields(name).length > 0);
  expect(edits.sort()).toEqual(Object.keys(EDITS).sort());
});

describe.each(Object.entries(EDITS))('null in %s', (mutation, { record, clears, refuses, keeps }) => {
  it('has a meaning for each optional field', () => {
    expect(listOf(`${clears} ${refuses} ${keeps}`).sort()).toEqual(optionalFields(mutation).sort());
  });

  it('is refused for required fields, each under its own name', async () => {
    const { errors } = await edit(mutation, { ...(await record()), ...nulls(refuses) }, []);
    if (refuses === '') return expect(errors).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION');
    expect(Object.keys(errors?.[0]?.extensions['fields'] as object).sort()).toEqual(listOf(refuses));
  });

  it('clears optional fields', async () => {
    const { record: edited, errors } = await edit(mutation, { ...(await record()), ...nulls(clears) }, listOf(clears));
    expect(errors).toBeUndefined();
    for (const [name, value] of Object.entries(edited)) {
      expect([name, [null, '', '0.00'].includes(value as string) || (value as unknown[]).length === 0]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('keeps passwords, files and absent fields', async () => {
    const all = listOf(`version ${clears} ${refuses}`);
    const start = await record();
    const before = await edit(mutation, start, all);
    const { version, ...held } = before.record;
    const after = await edit(mutation, { ...start, version, ...nulls(keeps) }, all);
    expect([before.errors, after.errors]).toEqual([undefined, undefined]);
    expect(after.record).toMatchObject(held);
  });
});
