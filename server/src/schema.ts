import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { checkAccess } from './api/graphql/access-checker.js';
import type { EventBus, EventName } from './platform/events/event-bus.js';
import { DateTimeScalar } from './platform/graphql/scalars.js';
import { AgencyResolver } from './modules/fleet/agency/agency.resolver.js';
import { ApiKeyResolver } from './modules/people/api-key/api-key.resolver.js';
import { AuditResolver } from './modules/base/audit/audit.resolver.js';
import { AuthResolver } from './modules/people/account/auth.resolver.js';
import { SecondFactorResolver } from './modules/people/account/second-factor.resolver.js';
import { SessionResolver } from './modules/people/account/session.resolver.js';
import { BrandResolver } from './modules/fleet/brand/brand.resolver.js';
import { ContactResolver } from './modules/office/contact/contact.resolver.js';
import { CustomerDeskResolver } from './modules/people/customer/customer-desk.resolver.js';
import { ContractResolver } from './modules/rental/contract/contract.resolver.js';
import { AccountDeletionResolver } from './modules/office/privacy/account-deletion.resolver.js';
import { CustomerResolver } from './modules/people/customer/customer.resolver.js';
import { EmployeeDeskResolver } from './modules/people/employee/employee-desk.resolver.js';
import { MaintenanceAlertResolver, MaintenanceResolver } from './modules/upkeep/maintenance/maintenance.resolver.js';
import { InvoiceResolver } from './modules/rental/invoice/invoice.resolver.js';
import { NotificationResolver } from './modules/office/notification/notification.resolver.js';
import { PasswordResolver } from './modules/people/account/password.resolver.js';
import { PlanningResolver } from './modules/office/planning/planning.resolver.js';
import { PersonalDataResolver } from './modules/office/privacy/personal-data.resolver.js';
import { PaymentEntryResolver, PaymentResolver } from './modules/rental/payment/payment.resolver.js';
import { ServiceProviderResolver } from './modules/upkeep/provider/provider.resolver.js';
import { ReportingResolver } from './modules/office/reporting/reporting.resolver.js';
import { ReservationExportResolver } from './modules/rental/reservation/reservation-export.resolver.js';
import { ReservationResolver } from './modules/rental/reservation/reservation.resolver.js';
import { SettingsResolver } from './modules/base/settings/settings.resolver.js';
import { RetentionSettingsResolver } from './modules/base/settings/retention-settings.resolver.js';
import { TrackingSettingsResolver } from './modules/base/settings/tracking-settings.resolver.js';
import { SignatureResolver } from './modules/rental/signature/signature.resolver.js';
import { SiteResolver } from './modules/office/site/site.resolver.js';
import { FleetResolver } from './modules/fleet/vehicle/fleet.resolver.js';
import { FleetPositionResolver } from './modules/tracking/tracking/fleet-position.resolver.js';
import { TrackEventResolver } from './modules/tracking/tracking/track-event.resolver.js';
import { TrackResolver } from './modules/tracking/tracking/track.resolver.js';
import { TrackingResolver } from './modules/tracking/tracking/tracking.resolver.js';
import { VehicleResolver } from './modules/fleet/vehicle/vehicle.resolver.js';
import { ZoneResolver } from './modules/tracking/zone/zone.resolver.js';
import { WebhookResolver } from './modules/office/webhook/webhook.resolver.js';

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
  AccountDeletionResolver,
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
