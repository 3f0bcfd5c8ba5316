import { Agency } from '../../modules/agency/agency.entity.js';
import { ApiKey } from '../../modules/api-key/api-key.entity.js';
import { AuditEntry } from '../../modules/audit/audit-entry.entity.js';
import { EmailToken } from '../../modules/auth/email-token.entity.js';
import { KnownDevice } from '../../modules/auth/known-device.entity.js';
import { SecondFactor, SecuritySettings } from '../../modules/auth/second-factor.entity.js';
import { Session } from '../../modules/auth/session.entity.js';
import { Brand } from '../../modules/brand/brand.entity.js';
import { ContactMessage } from '../../modules/contact/contact-message.entity.js';
import { Customer } from '../../modules/customer/customer.entity.js';
import { Employee, Subscription } from '../../modules/employee/employee.entity.js';
import { Invoice } from '../../modules/invoice/invoice.entity.js';
import { Maintenance } from '../../modules/maintenance/maintenance.entity.js';
import { Notification, NotificationRead } from '../../modules/notification/notification.entity.js';
import { Payment } from '../../modules/payment/payment.entity.js';
import { ServiceProvider } from '../../modules/provider/service-provider.entity.js';
import { Driver, Reservation } from '../../modules/reservation/reservation.entity.js';
import { Settings } from '../../modules/settings/settings.entity.js';
import { Signature } from '../../modules/signature/signature.entity.js';
import { TrackEvent } from '../../modules/tracking/track-event.entity.js';
import { VehiclePosition } from '../../modules/tracking/vehicle-position.entity.js';
import { Insurance, Vehicle } from '../../modules/vehicle/vehicle.entity.js';
import { Zone } from '../../modules/zone/zone.entity.js';
import { WebhookDelivery } from '../../modules/webhook/webhook-delivery.entity.js';
import { Webhook } from '../../modules/webhook/webhook.entity.js';

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
  Webhook,
  WebhookDelivery,
  Zone,
];
