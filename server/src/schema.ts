import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { checkAccess } from './graphql/access-checker.js';
import type { EventBus, EventName } from './infra/events/event-bus.js';
import { DateTimeScalar } from './graphql/scalars.js';
import { AgencyResolver } from './modules/agency/agency.resolver.js';
import { ApiKeyResolver } from './modules/api-key/api-key.resolver.js';
import { AuditResolver } from './modules/audit/audit.resolver.js';
import { AuthResolver } from './modules/auth/auth.resolver.js';
import { SecondFactorResolver } from './modules/auth/second-factor.resolver.js';
import { SessionResolver } from './modules/auth/session.resolver.js';
import { BrandResolver } from './modules/brand/brand.resolver.js';
import { ContactResolver } from './modules/contact/contact.resolver.js';
import { CustomerDeskResolver } from './modules/customer/customer-desk.resolver.js';
import { ContractResolver } from './modules/contract/contract.resolver.js';
import { CustomerResolver } from './modules/customer/customer.resolver.js';
import { EmployeeDeskResolver } from './modules/employee/employee-desk.resolver.js';
import { MaintenanceAlertResolver, MaintenanceResolver } from './modules/maintenance/maintenance.resolver.js';
import { InvoiceResolver } from './modules/invoice/invoice.resolver.js';
import { NotificationResolver } from './modules/notification/notification.resolver.js';
import { PasswordResolver } from './modules/auth/password.resolver.js';
import { PlanningResolver } from './modules/planning/planning.resolver.js';
import { PersonalDataResolver } from './modules/privacy/personal-data.resolver.js';
import { PaymentEntryResolver, PaymentResolver } from './modules/payment/payment.resolver.js';
import { ServiceProviderResolver } from './modules/provider/provider.resolver.js';
import { ReportingResolver } from './modules/reporting/reporting.resolver.js';
import { ReservationExportResolver } from './modules/reservation/reservation-export.resolver.js';
import { ReservationResolver } from './modules/reservation/reservation.resolver.js';
import { SettingsResolver } from './modules/settings/settings.resolver.js';
import { RetentionSettingsResolver } from './modules/settings/retention-settings.resolver.js';
import { TrackingSettingsResolver } from './modules/settings/tracking-settings.resolver.js';
import { SignatureResolver } from './modules/signature/signature.resolver.js';
import { SiteResolver } from './modules/site/site.resolver.js';
import { FleetResolver } from './modules/vehicle/fleet.resolver.js';
import { FleetPositionResolver } from './modules/tracking/fleet-position.resolver.js';
import { TrackEventResolver } from './modules/tracking/track-event.resolver.js';
import { TrackResolver } from './modules/tracking/track.resolver.js';
import { TrackingResolver } from './modules/tracking/tracking.resolver.js';
import { VehicleResolver } from './modules/vehicle/vehicle.resolver.js';
import { ZoneResolver } from './modules/zone/zone.resolver.js';
import { WebhookResolver } from './modules/webhook/webhook.resolver.js';

/** Every resolver of the API. */
const RESOLVERS = [
  AgencyResolver,
  ApiKeyResolver,
  AuditResolver,
  AuthResolver,
  BrandResolver,
  ContactResolver,
  CustomerDeskResolver,
  ContractResolver,
  CustomerResolver,
  EmployeeDeskResolver,
  FleetPositionResolver,
  FleetResolver,
  MaintenanceAlertResolver,
  MaintenanceResolver,
  InvoiceResolver,
  PersonalDataResolver,
  NotificationResolver,
  PasswordResolver,
  PlanningResolver,
  PaymentResolver,
  PaymentEntryResolver,
  ServiceProviderResolver,
  ReportingResolver,
  ReservationExportResolver,
  ReservationResolver,
  SecondFactorResolver,
  SessionResolver,
  SettingsResolver,
  SignatureResolver,
  SiteResolver,
  TrackEventResolver,
  TrackResolver,
  TrackingResolver,
  RetentionSettingsResolver,
  TrackingSettingsResolver,
  VehicleResolver,
  ZoneResolver,
  WebhookResolver,
] as const;

/** The executable schema; resolvers come from the container, subscriptions' events from the bus. */
export function createSchema(container: ContainerType, events: Pick<EventBus, 'subscribe'>): GraphQLSchema {
  markPlainFields();
  return buildSchemaSync({
    resolvers: RESOLVERS as unknown as NonEmptyArray<new () => object>,
    container,
    pubSub: {
      // Services publish on the bus themselves, after commit; resolvers only listen.
      publish: () => undefined,
      subscribe: (topic) => events.subscribe(topic as EventName),
    },
    authChecker: checkAccess,
    validate: false,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
}

/**
 * Gives no resolver to fields that are properties or getters anybody may see who sees their object. TypeGraphQL would call its own for
 * each of them, and make a new object for each getter; without one, compiled operations read them in place.
 */
function markPlainFields(): void {
  const metadata = getMetadataStorage();
  for (const field of metadata.fields) {
    const isGuarded = metadata.authorizedFields.some(
      ({ target, fieldName }) => target === field.target && fieldName === field.name,
    );
    field.simple = !isGuarded && field.name === field.schemaName;
  }
  const isPlainGetter = (target: object, name: string): boolean =>
    metadata.fields.some((field) => field.target === target && field.name === name && field.simple) &&
    Object.getOwnPropertyDescriptor((target as { prototype: object }).prototype, name)?.get !== undefined;
  metadata.fieldResolvers = metadata.fieldResolvers.filter(
    ({ kind, target, methodName }) => kind !== 'internal' || !isPlainGetter(target, methodName),
  );
}

/** Writes the schema's text, as committed in schema.graphql. */
export function emitSchema(file: string): void {
  const schema = createSchema({ get: () => ({}) }, { subscribe: () => nothing() });
  writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`);
}

async function* nothing(): AsyncGenerator<never> {}
