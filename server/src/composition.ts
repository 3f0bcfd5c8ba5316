import { DomainEvents } from './platform/events/domain-events.js';
import { RentalNotices } from './modules/office/notification/rental.notices.js';
import { guardCustomers } from './modules/rental/reservation/customer-guard.js';
import { AccountDeletionResolver } from './modules/office/privacy/account-deletion.resolver.js';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ContainerType } from 'type-graphql';
import { CommittedChanges } from './platform/database/committed-changes.js';
import { Snapshots } from './platform/events/snapshots.js';
import { Agency } from './modules/fleet/agency/agency.entity.js';
import { Brand } from './modules/fleet/brand/brand.entity.js';
import { Vehicle } from './modules/fleet/vehicle/vehicle.entity.js';
import { Settings } from './modules/base/settings/settings.entity.js';
import type { Config } from './platform/config/config.js';
import { NightlyBackups } from './platform/backup/nightly-backups.js';
import { snapshotOf } from './platform/backup/read-database.js';
import type { Database } from './platform/database/orm.js';
import { Reader } from './platform/database/reader.js';
import { createEventBus, type EventBus } from './platform/events/event-bus.js';
import type { FileStore } from './platform/files/file-store.js';
import { openFileStore } from './platform/files/open-file-store.js';
import { createJobQueue, type JobQueue } from './platform/jobs/job-queue.js';
import { cachePdfs } from './platform/pdf/pdf-cache.js';
import { createPdfRenderer, type PdfRenderer } from './platform/pdf/pdf-renderer.js';
import { createFileMailer, createSmtpMailer, type Mailer } from './platform/mail/mailer.js';
import { createLeases, type Leases } from './platform/leases/leases.js';
import type { RedisPlace } from './platform/redis/redis.js';
import { createRateLimits, type RateLimits } from './platform/limits/rate-limits.js';
import { AgencyResolver } from './modules/fleet/agency/agency.resolver.js';
import { AgencyService } from './modules/fleet/agency/agency.service.js';
import { ApiKeyResolver } from './modules/people/api-key/api-key.resolver.js';
import { ApiKeyService } from './modules/people/api-key/api-key.service.js';
import { AuditResolver } from './modules/base/audit/audit.resolver.js';
import { AuditService } from './modules/base/audit/audit.service.js';
import { auditSubscriber } from './modules/base/audit/audit.subscriber.js';
import { registerAuthMails } from './modules/people/account/auth.mails.js';
import { authResolvers, type AuthServices, createAuthServices } from './modules/people/account/auth.services.js';
import { BrandResolver } from './modules/fleet/brand/brand.resolver.js';
import { BrandService } from './modules/fleet/brand/brand.service.js';
import { ContactMails } from './modules/office/contact/contact.mails.js';
import { ContactResolver } from './modules/office/contact/contact.resolver.js';
import { ContactService } from './modules/office/contact/contact.service.js';
import { AccountDeletionService } from './modules/office/privacy/account-deletion.service.js';
import { ContractResolver } from './modules/rental/contract/contract.resolver.js';
import { ContractService } from './modules/rental/contract/contract.service.js';
import { RentalPapers } from './modules/rental/contract/rental.papers.js';
import { CustomerDeskResolver } from './modules/people/customer/customer-desk.resolver.js';
import { CustomerDeskService } from './modules/people/customer/customer-desk.service.js';
import { CustomerListService } from './modules/people/customer/customer.list.js';
import { CustomerMails } from './modules/people/customer/customer.mails.js';
import { CustomerResolver } from './modules/people/customer/customer.resolver.js';
import { CustomerService } from './modules/people/customer/customer.service.js';
import { EmployeeDeskResolver } from './modules/people/employee/employee-desk.resolver.js';
import { EmployeeDeskService } from './modules/people/employee/employee-desk.service.js';
import { MaintenanceListService } from './modules/upkeep/maintenance/maintenance.list.js';
import { DueNoticeService } from './modules/upkeep/maintenance/maintenance.notices.js';
import { MaintenanceReportService } from './modules/upkeep/maintenance/maintenance.reports.js';
import { MaintenanceAlertResolver, MaintenanceResolver } from './modules/upkeep/maintenance/maintenance.resolver.js';
import { MaintenanceService } from './modules/upkeep/maintenance/maintenance.service.js';
import { MaintenanceSlotService } from './modules/upkeep/maintenance/maintenance.slots.js';
import { VehicleAlertService } from './modules/upkeep/maintenance/vehicle-alert.service.js';
import { InvoiceResolver } from './modules/rental/invoice/invoice.resolver.js';
import { InvoiceService } from './modules/rental/invoice/invoice.service.js';
import { NotificationResolver } from './modules/office/notification/notification.resolver.js';
import { NotificationService } from './modules/office/notification/notification.service.js';
import { OccupationService } from './modules/fleet/occupation/occupation.service.js';
import { PaymentLedger } from './modules/rental/payment/payment.ledger.js';
import { PaymentEntryResolver, PaymentResolver } from './modules/rental/payment/payment.resolver.js';
import { PaymentService } from './modules/rental/payment/payment.service.js';
import { PersonalDataResolver } from './modules/office/privacy/personal-data.resolver.js';
import { PersonalDataService } from './modules/office/privacy/personal-data.service.js';
import { RetentionService } from './modules/office/privacy/retention.service.js';
import { PlanningResolver } from './modules/office/planning/planning.resolver.js';
import { PlanningService } from './modules/office/planning/planning.service.js';
import { ServiceProviderResolver } from './modules/upkeep/provider/provider.resolver.js';
import { ServiceProviderService } from './modules/upkeep/provider/provider.service.js';
import { createExports, type ExportServices } from './modules/office/export/create-exports.js';
import { FleetReportService } from './modules/office/reporting/fleet-report.service.js';
import { ReportExportService } from './modules/office/reporting/report-export.service.js';
import { ReportingResolver } from './modules/office/reporting/reporting.resolver.js';
import { ReportingService } from './modules/office/reporting/reporting.service.js';
import { ReservationBookingService } from './modules/rental/reservation/reservation.booking.js';
import { ReservationExportResolver } from './modules/rental/reservation/reservation-export.resolver.js';
import { ReservationListService } from './modules/rental/reservation/reservation.list.js';
import { ReservationMails } from './modules/rental/reservation/reservation.mails.js';
import { ReservationResolver } from './modules/rental/reservation/reservation.resolver.js';
import { ReservationService } from './modules/rental/reservation/reservation.service.js';
import { AgencyMail } from './modules/base/settings/agency-mail.js';
import { SettingsResolver } from './modules/base/settings/settings.resolver.js';
import { SettingsEditService } from './modules/base/settings/settings-edit.service.js';
import { SettingsService } from './modules/base/settings/settings.service.js';
import { RetentionSettingsResolver } from './modules/base/settings/retention-settings.resolver.js';
import { TrackingSettingsResolver } from './modules/base/settings/tracking-settings.resolver.js';
import { SignatureResolver } from './modules/rental/signature/signature.resolver.js';
import { SignatureService } from './modules/rental/signature/signature.service.js';
import { SiteResolver } from './modules/office/site/site.resolver.js';
import { SiteService } from './modules/office/site/site.service.js';
import { FleetFeed } from './modules/tracking/tracking/fleet-feed.js';
import { FleetPositionResolver } from './modules/tracking/tracking/fleet-position.resolver.js';
import { FleetPositionService, fleetRecords } from './modules/tracking/tracking/fleet-position.service.js';
import { PositionFeed } from './modules/tracking/tracking/position-feed.js';
import { PositionRecorder } from './modules/tracking/tracking/position-recorder.js';
import { TrackEventResolver } from './modules/tracking/tracking/track-event.resolver.js';
import { TrackEventService } from './modules/tracking/tracking/track-event.service.js';
import { TrackResolver } from './modules/tracking/tracking/track.resolver.js';
import { TrackService } from './modules/tracking/tracking/track.service.js';
import { TrackingResolver } from './modules/tracking/tracking/tracking.resolver.js';
import { TrackingService } from './modules/tracking/tracking/tracking.service.js';
import { FleetResolver } from './modules/fleet/vehicle/fleet.resolver.js';
import { FleetService } from './modules/fleet/vehicle/fleet.service.js';
import { VehicleResolver } from './modules/fleet/vehicle/vehicle.resolver.js';
import { VehicleReader } from './modules/fleet/vehicle/vehicle.reader.js';
import { VehicleService } from './modules/fleet/vehicle/vehicle.service.js';
import { WebhookDeliverer } from './modules/office/webhook/webhook.deliverer.js';
import { WebhookOutbox } from './modules/office/webhook/webhook.outbox.js';
import { WebhookResolver } from './modules/office/webhook/webhook.resolver.js';
import { WEBHOOK_SECRETS } from './modules/office/webhook/webhook.secret.js';
import { WebhookSender } from './modules/office/webhook/webhook.sender.js';
import { WebhookService } from './modules/office/webhook/webhook.service.js';
import { WebhookTargets } from './modules/office/webhook/webhook.target.js';
import { ZoneResolver } from './modules/tracking/zone/zone.resolver.js';
import { ZoneService } from './modules/tracking/zone/zone.service.js';
import type { TrackerClient } from './platform/tracker/tracker-client.js';
import { createTracker } from './platform/tracker/create-tracker.js';
import { LinkKeys } from './kernel/link-keys.js';
import { SecretBox } from './kernel/secret-box.js';

/** Everything that is made once and lives as long as the server. */
export interface AppServices extends AuthServices, ExportServices {
  readonly events: EventBus;
  readonly files: FileStore;
  readonly fleet: FleetService;
  readonly jobs: JobQueue;
  readonly leases: Leases;
  readonly limits: RateLimits;
  readonly positions: PositionFeed;
  readonly fleetFeed: FleetFeed;
  readonly fleetPositions: FleetPositionService;
  readonly tracking: TrackingService;
  readonly tracks: TrackService;
  readonly trackEvents: TrackEventService;
  readonly mailer: Mailer;
  readonly accountDeletion: AccountDeletionService;
  readonly retention: RetentionService;
  readonly personalData: PersonalDataService;
  readonly agencies: AgencyService;
  readonly apiKeys: ApiKeyService;
  readonly audit: AuditService;
  readonly brands: BrandService;
  readonly contact: ContactService;
  readonly customerDesk: CustomerDeskService;
  readonly customerLists: CustomerListService;
  readonly customers: CustomerService;
  readonly employeeDesk: EmployeeDeskService;
  readonly dueNotices: DueNoticeService;
  readonly maintenances: MaintenanceService;
  readonly maintenanceLists: MaintenanceListService;
  readonly maintenanceReports: MaintenanceReportService;
  readonly maintenanceSlots: MaintenanceSlotService;
  readonly notifications: NotificationService;
  readonly occupations: OccupationService;
  readonly planning: PlanningService;
  readonly contracts: ContractService;
  readonly invoices: InvoiceService;
  readonly pdf: PdfRenderer;
  readonly payments: PaymentService;
  readonly providers: ServiceProviderService;
  readonly fleetReports: FleetReportService;
  readonly reporting: ReportingService;
  readonly reportExports: ReportExportService;
  readonly reservations: ReservationService;
  readonly reservationBookings: ReservationBookingService;
  readonly reservationLists: ReservationListService;
  readonly settings: SettingsService;
  readonly settingsEdits: SettingsEditService;
  readonly signatures: SignatureService;
  readonly site: SiteService;
  readonly vehicles: VehicleReader;
  readonly vehicleAlerts: VehicleAlertService;
  readonly zones: ZoneService;
  readonly webhooks: WebhookService;
}

interface Surroundings {
  readonly database: Database;
  readonly logger: Logger;
  readonly authSecret: string;
  /** Whether an error says no more than that something everything stands on is lacking; it is told of then. */
  readonly isShortage: (error: unknown) => boolean;
  /** Instead of the configured GPS service (tests). */
  readonly tracker?: TrackerClient;
}

/** What everybody may see is made of these. */
const PUBLIC_RECORDS = [Agency, Brand, Settings, Vehicle] as const;

/** Builds every service once; what one needs of another is handed to it here and nowhere else. */
export function createServices(config: Config, surroundings: Surroundings): AppServices {
  const { database, logger, authSecret, isShortage } = surroundings;
  const em = database.orm.em;
  em.getEventManager().registerSubscriber(auditSubscriber);
  const onError = (error: unknown): void => {
    if (!isShortage(error)) logger.error({ err: error }, 'connection trouble');
  };
  // The instances of one installation share the secret, so what it gives away of itself names them.
  const namespace = createHash('sha256').update(`namespace:${authSecret}`).digest('hex').slice(0, 12);
  const redisFor = (use: string): RedisPlace => ({
    redisUrl: config.redisUrl,
    namespace,
    onError: (err) => logger.error({ err, use }, 'Redis does not answer: this instance works for itself'),
    onBack: () => logger.info({ use }, 'Redis answers again'),
  });
  const events = createEventBus(redisFor('events'));
  const leases = createLeases(redisFor('leases'));
  const limits = createRateLimits({ ...redisFor('limits'), factor: config.rateLimitFactor });
  const jobs = createJobQueue(database, logger, undefined, isShortage);
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, logger)
    : createFileMailer(join(config.dataDir, 'mail'), logger);
  const files = openFileStore(config);
  const { dataDir } = config;
  // A PostgreSQL server is backed up from outside.
  if (!config.databaseUrl)
    new NightlyBackups({
      source: { snapshot: snapshotOf(em), files, dataDir, ownSecret: !config.authSecret },
      jobs,
      logger,
    }).register();
  const reader = new Reader(database.orm, em);
  const snapshots = new Snapshots(events);
  const told = new CommittedChanges(new Set(PUBLIC_RECORDS.map(({ name }) => name)), () =>
    events.publish('catalogueChanged', {}),
  );
  em.getEventManager().registerSubscriber(told);
  const settings = new SettingsService(em, reader, snapshots);
  const agencyMail = new AgencyMail({ settings, mailer, publicUrl: config.publicUrl });
  new ContactMails({ em, jobs, agencyMail }).register();
  new CustomerMails({ em, jobs, agencyMail }).register();
  registerAuthMails({ em, jobs, agencyMail });
  const signatureKeys = new LinkKeys(authSecret, 'links to the signature page, version 1');
  new ReservationMails({ em, jobs, agencyMail, limits, signatureKeys }).register();
  const occupations = new OccupationService(em);
  const vehicleAlerts = new VehicleAlertService(em);
  const vehicles = new VehicleService(em);
  const fleetReader = new VehicleReader(reader, occupations, vehicleAlerts, snapshots);
  const maintenanceLists = new MaintenanceListService(em, reader);
  const maintenanceSlots = new MaintenanceSlotService(em, fleetReader);
  const dueNotices = new DueNoticeService({ em, events, jobs });
  dueNotices.register();
  const tracker = surroundings.tracker ?? createTracker(config, logger);
  const positions = new PositionFeed({ tracker, events, leases });
  const fleetFeed = new FleetFeed({ feed: positions, events, leases, records: fleetRecords(em), onError });
  new PositionRecorder({ em, events, jobs, settings, feed: positions }).register();
  const authServices = createAuthServices({ em, reader, events, jobs, limits, settings, authSecret, onError });
  const { auth } = authServices;
  const reporting = new ReportingService(em);
  const fleetReports = new FleetReportService(em);
  const agencies = new AgencyService({ em, reader, files, snapshots });
  const notifications = new NotificationService(em);
  const domainEvents = new DomainEvents();
  guardCustomers(domainEvents);
  new RentalNotices({ domainEvents, events, notifications }).register();
  new WebhookOutbox({ domainEvents, jobs }).register();
  const secrets = new SecretBox(authSecret, WEBHOOK_SECRETS);
  const targets = new WebhookTargets({ publicUrl: config.publicUrl });
  const sender = new WebhookSender(targets);
  new WebhookDeliverer({ em, events, jobs, notifications, secrets, sender }).register();
  const ledger = new PaymentLedger(em);
  const booking = {
    em,
    vehicles,
    fleet: fleetReader,
    occupations,
    ledger,
    domainEvents,
    events,
    jobs,
    limits,
  };
  const reservations = new ReservationService(booking);
  const payments = new PaymentService({ em, domainEvents, events, ledger });
  const accountDeletion = new AccountDeletionService({ em, auth, files, reservations });
  const retention = new RetentionService({ em, jobs, settings, accounts: accountDeletion, logger });
  retention.register();
  const pdf = cachePdfs(createPdfRenderer((error) => logger.error({ err: error }, 'a document could not be printed')));
  const papers = new RentalPapers({ settings, files, publicUrl: config.publicUrl });
  const printing = { pdf, papers, payments, reservations };
  const apiKeys = new ApiKeyService({ em, events, limits, onError });
  const contracts = new ContractService({ em, limits, signatureKeys, ...printing });
  const invoices = new InvoiceService({ em, events, settings, ...printing });
  const exported = {
    agencies,
    brands: new BrandService({ em, reader, files, snapshots }),
    contracts,
    customerLists: new CustomerListService(em, reader),
    employeeDesk: new EmployeeDeskService({ em, reader, auth, events, jobs }),
    fleet: new FleetService({ em, files, occupations, alerts: vehicleAlerts, vehicles, reader: fleetReader }),
    invoices,
    maintenanceReports: new MaintenanceReportService(maintenanceLists, fleetReader),
    personalData: new PersonalDataService({ em, contracts, files, invoices, limits, payments }),
    providers: new ServiceProviderService(em, reader),
    reportExports: new ReportExportService(reporting, fleetReports),
    reservationLists: new ReservationListService(em, reader, occupations),
    tracks: new TrackService(em),
  };
  return {
    ...authServices,
    ...exported,
    events,
    files,
    jobs,
    leases,
    limits,
    positions,
    fleetFeed,
    fleetPositions: new FleetPositionService({ em, feed: fleetFeed }),
    tracking: new TrackingService({ em, feed: positions }),
    trackEvents: new TrackEventService(em),
    zones: new ZoneService(em),
    mailer,
    occupations,
    vehicles: fleetReader,
    vehicleAlerts,
    notifications,
    accountDeletion,
    retention,
    reporting,
    fleetReports,
    apiKeys,
    ...createExports({ apiKeys, auth, authSecret }, exported),
    audit: new AuditService(reader),
    contact: new ContactService({ em, jobs, limits }),
    customerDesk: new CustomerDeskService({ em, auth, domainEvents, jobs }),
    customers: new CustomerService({ em, jobs, limits }),
    dueNotices,
    maintenances: new MaintenanceService({ em, files, jobs, occupations, slots: maintenanceSlots }),
    maintenanceLists,
    maintenanceSlots,
    planning: new PlanningService(em, reader),
    pdf,
    payments,
    reservations,
    reservationBookings: new ReservationBookingService({ ...booking, reservations }),
    settings,
    settingsEdits: new SettingsEditService({ em, files }),
    signatures: new SignatureService({
      ...{ em, files, domainEvents, events, limits, reservations, signatureKeys },
    }),
    site: new SiteService({ snapshots, settings, agencies, vehicles: fleetReader, publicUrl: config.publicUrl }),
    webhooks: new WebhookService({ em, jobs, secrets, targets }),
  };
}

/** Resolvers by class, as the schema asks for them. */
export function resolverInstances(services: AppServices): ContainerType {
  const { customers, notifications, reservationLists, reservations, vehicles } = services;
  const instances = new Map<unknown, object>([
    [AgencyResolver, new AgencyResolver(services.agencies)],
    [ApiKeyResolver, new ApiKeyResolver(services.apiKeys)],
    [AuditResolver, new AuditResolver(services.audit)],
    ...authResolvers(services),
    [BrandResolver, new BrandResolver(services.brands)],
    [ContactResolver, new ContactResolver(services.contact)],
    [CustomerDeskResolver, new CustomerDeskResolver(services.customerDesk, services.customerLists)],
    [CustomerResolver, new CustomerResolver(customers)],
    [AccountDeletionResolver, new AccountDeletionResolver(services.accountDeletion)],
    [EmployeeDeskResolver, new EmployeeDeskResolver(services.employeeDesk)],
    [FleetResolver, new FleetResolver(services.fleet)],
    [
      MaintenanceResolver,
      new MaintenanceResolver(services.maintenances, services.maintenanceLists, services.maintenanceSlots),
    ],
    [MaintenanceAlertResolver, new MaintenanceAlertResolver(services.maintenanceSlots)],
    [NotificationResolver, new NotificationResolver(notifications)],
    [PlanningResolver, new PlanningResolver(services.planning)],
    [ContractResolver, new ContractResolver()],
    [InvoiceResolver, new InvoiceResolver(services.invoices)],
    [PersonalDataResolver, new PersonalDataResolver()],
    [PaymentResolver, new PaymentResolver(services.payments)],
    [PaymentEntryResolver, new PaymentEntryResolver()],
    [ServiceProviderResolver, new ServiceProviderResolver(services.providers)],
    [ReportingResolver, new ReportingResolver(services.reporting, services.fleetReports)],
    [ReservationExportResolver, new ReservationExportResolver()],
    [ReservationResolver, new ReservationResolver(services.reservationBookings, reservations, reservationLists)],
    [SettingsResolver, new SettingsResolver(services.settings, services.settingsEdits)],
    [SignatureResolver, new SignatureResolver(services.signatures)],
    [SiteResolver, new SiteResolver(services.site)],
    [FleetPositionResolver, new FleetPositionResolver(services.fleetPositions)],
    [TrackEventResolver, new TrackEventResolver(services.trackEvents)],
    [TrackResolver, new TrackResolver(services.tracks)],
    [TrackingResolver, new TrackingResolver(services.tracking)],
    [RetentionSettingsResolver, new RetentionSettingsResolver(services.settings)],
    [TrackingSettingsResolver, new TrackingSettingsResolver(services.settings)],
    [VehicleResolver, new VehicleResolver(vehicles)],
    [WebhookResolver, new WebhookResolver(services.webhooks)],
    [ZoneResolver, new ZoneResolver(services.zones)],
  ]);
  return { get: (type: unknown) => instances.get(type) };
}
