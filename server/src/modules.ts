import 'reflect-metadata';
import type { AllServices, ServerModule } from './api/module.js';
import { type Platform, PLATFORM_JOBS } from './platform/assembly/platform.js';
import { settingsModule } from './modules/base/settings/settings.module.js';
import { auditModule } from './modules/base/audit/audit.module.js';
import { accountModule } from './modules/people/account/account.module.js';
import { apiKeyModule } from './modules/people/api-key/api-key.module.js';
import { customerModule } from './modules/people/customer/customer.module.js';
import { employeeModule } from './modules/people/employee/employee.module.js';
import { occupationModule } from './modules/fleet/occupation/occupation.module.js';
import { agencyModule } from './modules/fleet/agency/agency.module.js';
import { brandModule } from './modules/fleet/brand/brand.module.js';
import { vehicleModule } from './modules/fleet/vehicle/vehicle.module.js';
import { seasonModule } from './modules/price/season/season.module.js';
import { chargeModule } from './modules/price/charge/charge.module.js';
import { promotionModule } from './modules/price/promotion/promotion.module.js';
import { bookModule } from './modules/price/book/book.module.js';
import { providerModule } from './modules/upkeep/provider/provider.module.js';
import { maintenanceModule } from './modules/upkeep/maintenance/maintenance.module.js';
import { reservationModule } from './modules/rental/reservation/reservation.module.js';
import { lineModule } from './modules/rental/line/line.module.js';
import { paymentModule } from './modules/rental/payment/payment.module.js';
import { depositModule } from './modules/rental/deposit/deposit.module.js';
import { tillModule } from './modules/rental/till/till.module.js';
import { signatureModule } from './modules/rental/signature/signature.module.js';
import { stageModule } from './modules/rental/stage/stage.module.js';
import { amendmentModule } from './modules/rental/amendment/amendment.module.js';
import { extensionModule } from './modules/rental/extension/extension.module.js';
import { guardModule } from './modules/rental/guard/guard.module.js';
import { noteModule } from './modules/rental/note/note.module.js';
import { contractModule } from './modules/rental/contract/contract.module.js';
import { inspectionModule } from './modules/rental/inspection/inspection.module.js';
import { returnChargeModule } from './modules/rental/return-charge/return-charge.module.js';
import { invoiceModule } from './modules/rental/invoice/invoice.module.js';
import { receiptModule } from './modules/rental/receipt/receipt.module.js';
import { zoneModule } from './modules/tracking/zone/zone.module.js';
import { trackingModule } from './modules/tracking/tracking/tracking.module.js';
import { notificationModule } from './modules/office/notification/notification.module.js';
import { webhookModule } from './modules/office/webhook/webhook.module.js';
import { planningModule } from './modules/office/planning/planning.module.js';
import { reportingModule } from './modules/office/reporting/reporting.module.js';
import { siteModule } from './modules/office/site/site.module.js';
import { contactModule } from './modules/office/contact/contact.module.js';
import { privacyModule } from './modules/office/privacy/privacy.module.js';
import { exportModule } from './modules/office/export/export.module.js';

/** Every module of the server, by rank. A new module needs a line here and an entry in the import rules. */
const MANIFESTS = [
  settingsModule,
  auditModule,
  accountModule,
  apiKeyModule,
  customerModule,
  employeeModule,
  occupationModule,
  agencyModule,
  brandModule,
  vehicleModule,
  seasonModule,
  chargeModule,
  promotionModule,
  bookModule,
  providerModule,
  maintenanceModule,
  reservationModule,
  lineModule,
  paymentModule,
  depositModule,
  tillModule,
  signatureModule,
  stageModule,
  amendmentModule,
  extensionModule,
  guardModule,
  noteModule,
  contractModule,
  inspectionModule,
  returnChargeModule,
  invoiceModule,
  receiptModule,
  zoneModule,
  trackingModule,
  notificationModule,
  webhookModule,
  planningModule,
  reportingModule,
  siteModule,
  contactModule,
  privacyModule,
  exportModule,
];

/** All objects that are made once and live as long as the server. */
export type AppServices = Platform & AllServices<(typeof MANIFESTS)[number]>;

/** The same list with a type that lets the compiler check that every service a module needs exists. */
export const MODULES: readonly ServerModule<AppServices>[] = MANIFESTS;

/** Every mapped class. The occupation table has none, because it is written by SQL alone (docs/adr). */
export const ENTITIES = MODULES.flatMap(({ entities = [] }) => entities);

/** Every column whose rows name stored files. */
export const FILE_COLUMNS = MODULES.flatMap(({ fileColumns = [] }) => fileColumns);

export const JOB_KINDS = [...PLATFORM_JOBS, ...MODULES.flatMap(({ jobs = [] }) => jobs)];
