import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ContainerType } from 'type-graphql';
import type { Config } from './config.js';
import { NightlyBackups } from './infra/backup/nightly-backups.js';
import { snapshotOf } from './infra/backup/read-database.js';
import type { Database } from './infra/database/open-database.js';
import { Reader } from './infra/database/reader.js';
import { createEventBus, type EventBus } from './infra/events/event-bus.js';
import type { FileStore } from './infra/files/file-store.js';
import { openFileStore } from './infra/files/open-file-store.js';
import { createJobQueue, type JobQueue } from './infra/jobs/job-queue.js';
import { cachePdfs } from './infra/pdf/pdf-cache.js';
import { createPdfRenderer, type PdfRenderer } from './infra/pdf/pdf-renderer.js';
import { createFileMailer, createSmtpMailer, type Mailer } from './infra/mail/mailer.js';
import { createLeases, type Leases } from './infra/leases/leases.js';
import type { RedisPlace } from './infra/redis.js';
import { createRateLimits, type RateLimits } from './infra/limits/rate-limits.js';
import { AgencyResolver } from './modules/agency/agency.resolver.js';
import { AgencyService } from './modules/agency/agency.service.js';
import { ApiKeyResolver } from './modules/api-key/api-key.resolver.js';
import { ApiKeyService } from './modules/api-key/api-key.service.js';
import { AuditResolver } from './modules/audit/audit.resolver.js';
import { AuditService } from './modules/audit/audit.service.js';
import { auditSubscriber } from './modules/audit/audit.subscriber.js';
import { registerAuthMails } from './modules/auth/auth.mails.js';
import { authResolvers, type AuthServices, createAuthServices } from './modules/auth/auth.services.js';
import { BrandResolver } from './modules/brand/brand.resolver.js';
import { BrandService } from './modules/brand/brand.service.js';
import { ContactMails } from './modules/contact/contact.mails.js';
import { ContactResolver } from './modules/contact/contact.resolver.js';
import { ContactService } from './modules/contact/contact.service.js';
import { AccountDeletionService } from './modules/customer/account-deletion.service.js';
import { ContractResolver } from './modules/contract/contract.resolver.js';
import { ContractService } from './modules/contract/contract.service.js';
import { RentalPapers } from './modules/contract/rental.papers.js';
import { CustomerDeskResolver } from './modules/customer/customer-desk.resolver.js';
import { CustomerDeskService } from './modules/customer/customer-desk.service.js';
import { CustomerListService } from './modules/customer/customer.list.js';
import { CustomerMails } from './modules/customer/customer.mails.js';
import { CustomerResolver } from './modules/customer/customer.resolver.js';
import { CustomerService } from './modules/customer/customer.service.js';
import { EmployeeDeskResolver } from './modules/employee/employee-desk.resolver.js';
import { EmployeeDeskService } from './modules/employee/employee-desk.service.js';
import { MaintenanceListService } from './modules/maintenance/maintenance.list.js';
import { DueNoticeService } from './modules/maintenance/maintenance.notices.js';
import { MaintenanceReportService } from './modules/maintenance/maintenance.reports.js';
import { MaintenanceAlertResolver, MaintenanceResolver } from './modules/maintenance/maintenance.resolver.js';
import { MaintenanceService } from './modules/maintenance/maintenance.service.js';
import { MaintenanceSlotService } from './modules/maintenance/maintenance.slots.js';
import { VehicleAlertService } from './modules/maintenance/vehicle-alert.service.js';
import { InvoiceResolver } from './modules/invoice/invoice.resolver.js';
import { InvoiceService } from './modules/invoice/invoice.service.js';
import { NotificationResolver } from './modules/notification/notification.resolver.js';
import { NotificationService } from './modules/notification/notification.service.js';
import { OccupationService } from './modules/occupation/occupation.service.js';
import { PaymentLedger } from './modules/payment/payment.ledger.js';
import { PaymentEntryResolver, PaymentResolver } from './modules/payment/payment.resolver.js';
import { PaymentService } from './modules/payment/payment.service.js';
import { PersonalDataResolver } from './modules/privacy/personal-data.resolver.js';
import { PersonalDataService } from './modules/privacy/personal-data.service.js';
import { RetentionService } from './modules/privacy/retention.service.js';
import { PlanningResolver } from './modules/planning/planning.resolver.js';
import { PlanningService } from './modules/planning/planning.service.js';
import { ServiceProviderResolver } from './modules/provider/provider.resolver.js';
import { ServiceProviderService } from './modules/provider/provider.service.js';
import { createExports, type ExportServices } from './modules/export/create-exports.js';
import { FleetReportService } from './modules/reporting/fleet-report.service.js';
import { ReportExportService } from './modules/reporting/report-export.service.js';
import { ReportingResolver } from './modules/reporting/reporting.resolver.js';
import { ReportingService } from './modules/reporting/reporting.service.js';
import { ReservationBookingService } from './modules/reservation/reservation.booking.js';
import { ReservationExportResolver } from './modules/reservation/reservation-export.resolver.js';
import { ReservationListService } from './modules/reservation/reservation.list.js';
import { ReservationMails } from './modules/reservation/reservation.mails.js';
import { ReservationResolver } from './modules/reservation/reservation.resolver.js';
import { ReservationService } from './modules/reservation/reservation.service.js';
import { AgencyMail } from './modules/settings/agency-mail.js';
import { SettingsResolver } from './modules/settings/settings.resolver.js';
import { SettingsEditService } from './modules/settings/settings-edit.service.js';
import { SettingsService } from './modules/settings/settings.service.js';
import { RetentionSettingsResolver } from './modules/settings/retention-settings.resolver.js';
import { TrackingSettingsResolver } from './modules/settings/tracking-settings.resolver.js';
import { SignatureResolver } from './modules/signature/signature.resolver.js';
import { SignatureService } from './modules/signature/signature.service.js';
import { SiteResolver } from './modules/site/site.resolver.js';
import { SiteService } from './modules/site/site.service.js';
import { FleetFeed } from './modules/tracking/fleet-feed.js';
import { FleetPositionResolver } from './modules/tracking/fleet-position.resolver.js';
import { FleetPositionService, fleetRecords } from './modules/tracking/fleet-position.service.js';
import { PositionFeed } from './modules/tracking/position-feed.js';
import { PositionRecorder } from './modules/tracking/position-recorder.js';
import { TrackEventResolver } from './modules/tracking/track-event.resolver.js';
import { TrackEventService } from './modules/tracking/track-event.service.js';
import { TrackResolver } from './modules/tracking/track.resolver.js';
import { TrackService } from './modules/tracking/track.service.js';
import { TrackingResolver } from './modules/tracking/tracking.resolver.js';
import { TrackingService } from './modules/tracking/tracking.service.js';
import { FleetResolver } from './modules/vehicle/fleet.resolver.js';
import { FleetService } from './modules/vehicle/fleet.service.js';
import { VehicleResolver } from './modules/vehicle/vehicle.resolver.js';
import { VehicleReader } from './modules/vehicle/vehicle.reader.js';
import { VehicleService } from './modules/vehicle/vehicle.service.js';
import { WebhookDeliverer } from './modules/webhook/webhook.deliverer.js';
import { WebhookOutbox } from './modules/webhook/webhook.outbox.js';
import { WebhookResolver } from './modules/webhook/webhook.resolver.js';
import { WEBHOOK_SECRETS } from './modules/webhook/webhook.secret.js';
import { WebhookSender } from './modules/webhook/webhook.sender.js';
import { WebhookService } from './modules/webhook/webhook.service.js';
import { WebhookTargets } from './modules/webhook/webhook.target.js';
import { ZoneResolver } from './modules/zone/zone.resolver.js';
import { ZoneService } from './modules/zone/zone.service.js';
import type { TrackerClient } from './infra/tracker/tracker-client.js';
import { createTracker } from './infra/tracker/create-tracker.js';
import { LinkKeys } from './shared/link-keys.js';
import { SecretBox } from './shared/secret-box.js';

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
  const settings = new SettingsService(em, reader);
  const agencyMail = new AgencyMail({ settings, mailer, publicUrl: config.publicUrl });
  new ContactMails({ em, jobs, agencyMail }).register();
  new CustomerMails({ em, jobs, agencyMail }).register();
  registerAuthMails({ em, jobs, agencyMail });
  const signatureKeys = new LinkKeys(authSecret, 'links to the signature page, version 1');
  new ReservationMails({ em, jobs, agencyMail, limits, signatureKeys }).register();
  const occupations = new OccupationService(em);
  const vehicleAlerts = new VehicleAlertService(em);
  const vehicles = new VehicleService(em);
  const fleetReader = new VehicleReader(reader, occupations);
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
  const agencies = new AgencyService({ em, reader, files });
  const notifications = new NotificationService(em);
  const webhooks = new WebhookOutbox({ em, jobs });
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
    notifications,
    ledger,
    events,
    jobs,
    webhooks,
    limits,
  };
  const reservations = new ReservationService(booking);
  const payments = new PaymentService({ em, events, ledger, webhooks });
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
    brands: new BrandService({ em, reader, files }),
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
    audit: new AuditService(em),
    contact: new ContactService({ em, jobs, limits }),
    customerDesk: new CustomerDeskService({ em, auth, jobs }),
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
      ...{ em, files, events, limits, notifications, reservations, signatureKeys, webhooks },
    }),
    site: new SiteService({ em, settings, agencies, vehicles: fleetReader, publicUrl: config.publicUrl }),
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
    [CustomerResolver, new CustomerResolver(customers, services.accountDeletion)],
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
