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
import { priceBookModule } from './modules/price/price-book/price-book.module.js';
import { providerModule } from './modules/upkeep/provider/provider.module.js';
import { maintenanceModule } from './modules/upkeep/maintenance/maintenance.module.js';
import { reservationModule } from './modules/booking/reservation/reservation.module.js';
import { signatureModule } from './modules/booking/signature/signature.module.js';
import { amendmentModule } from './modules/booking/amendment/amendment.module.js';
import { mailModule } from './modules/booking/mail/mail.module.js';
import { rentalLineModule } from './modules/booking/rental-line/rental-line.module.js';
import { extensionModule } from './modules/booking/extension/extension.module.js';
import { noteModule } from './modules/booking/note/note.module.js';
import { contractModule } from './modules/booking/contract/contract.module.js';
import { customerMergeModule } from './modules/booking/customer-merge/customer-merge.module.js';
import { stageModule } from './modules/handover/stage/stage.module.js';
import { inspectionModule } from './modules/handover/inspection/inspection.module.js';
import { rentalRiskModule } from './modules/handover/rental-risk/rental-risk.module.js';
import { returnChargeModule } from './modules/handover/return-charge/return-charge.module.js';
import { customerWarningModule } from './modules/handover/customer-warning/customer-warning.module.js';
import { paymentModule } from './modules/money/payment/payment.module.js';
import { depositModule } from './modules/money/deposit/deposit.module.js';
import { settlementModule } from './modules/money/settlement/settlement.module.js';
import { tillModule } from './modules/money/till/till.module.js';
import { invoiceModule } from './modules/money/invoice/invoice.module.js';
import { receiptModule } from './modules/money/receipt/receipt.module.js';
import { zoneModule } from './modules/tracking/zone/zone.module.js';
import { positionModule } from './modules/tracking/position/position.module.js';
import { notificationModule } from './modules/office/notification/notification.module.js';
import { webhookModule } from './modules/office/webhook/webhook.module.js';
import { planningModule } from './modules/office/planning/planning.module.js';
import { reportingModule } from './modules/office/reporting/reporting.module.js';
import { savedViewModule } from './modules/office/saved-view/saved-view.module.js';
import { siteModule } from './modules/office/site/site.module.js';
import { contactModule } from './modules/office/contact/contact.module.js';
import { privacyModule } from './modules/office/privacy/privacy.module.js';
import { importModule } from './modules/office/import/import.module.js';
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
  priceBookModule,
  providerModule,
  maintenanceModule,
  reservationModule,
  signatureModule,
  amendmentModule,
  mailModule,
  rentalLineModule,
  extensionModule,
  noteModule,
  contractModule,
  customerMergeModule,
  stageModule,
  inspectionModule,
  rentalRiskModule,
  returnChargeModule,
  customerWarningModule,
  paymentModule,
  depositModule,
  settlementModule,
  tillModule,
  invoiceModule,
  receiptModule,
  zoneModule,
  positionModule,
  notificationModule,
  webhookModule,
  planningModule,
  reportingModule,
  siteModule,
  contactModule,
  privacyModule,
  importModule,
  exportModule,
  savedViewModule,
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
