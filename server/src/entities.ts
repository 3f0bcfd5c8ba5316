import { Agency } from './modules/fleet/agency/agency.entity.js';
import { ApiKey } from './modules/people/api-key/api-key.entity.js';
import { AuditEntry } from './modules/base/audit/audit-entry.entity.js';
import { EmailToken } from './modules/people/account/email-token.entity.js';
import { KnownDevice } from './modules/people/account/known-device.entity.js';
import { SecondFactor, SecuritySettings } from './modules/people/account/second-factor.entity.js';
import { Session } from './modules/people/account/session.entity.js';
import { Brand } from './modules/fleet/brand/brand.entity.js';
import { ContactMessage } from './modules/office/contact/contact-message.entity.js';
import { Customer } from './modules/people/account/customer.entity.js';
import { Employee, Subscription } from './modules/people/account/employee.entity.js';
import { Invoice } from './modules/rental/invoice/invoice.entity.js';
import { Maintenance } from './modules/upkeep/maintenance/maintenance.entity.js';
import { Notification, NotificationRead } from './modules/office/notification/notification.entity.js';
import { Payment } from './modules/rental/payment/payment.entity.js';
import { ServiceProvider } from './modules/upkeep/provider/service-provider.entity.js';
import { Driver, Reservation } from './modules/rental/reservation/reservation.entity.js';
import { Settings } from './modules/base/settings/settings.entity.js';
import { Signature } from './modules/rental/signature/signature.entity.js';
import { TrackEvent } from './modules/tracking/tracking/track-event.entity.js';
import { LastPosition, VehiclePosition } from './modules/tracking/tracking/vehicle-position.entity.js';
import { Insurance, Vehicle } from './modules/fleet/vehicle/vehicle.entity.js';
import { Zone } from './modules/tracking/zone/zone.entity.js';
import { WebhookDelivery } from './modules/office/webhook/webhook-delivery.entity.js';
import { Webhook } from './modules/office/webhook/webhook.entity.js';

/** Every mapped class. The occupation table has none: it is written by SQL alone (docs/adr). */
export const ENTITIES = [
  Agency,
  ApiKey,
  AuditEntry,
  Brand,
  ContactMessage,
  Customer,
  Driver,
  EmailToken,
  Employee,
  Insurance,
  Invoice,
  KnownDevice,
  Maintenance,
  Notification,
  NotificationRead,
  Payment,
  Reservation,
  SecondFactor,
  SecuritySettings,
  ServiceProvider,
  Session,
  Settings,
  Signature,
  Subscription,
  TrackEvent,
  Vehicle,
  VehiclePosition,
  LastPosition,
  Webhook,
  WebhookDelivery,
  Zone,
];
