import { CUSTOMER_STATUS_LABELS, TITLE_LABELS } from '../../people/account/account.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { RESERVATION_KIND_LABELS, RESERVATION_STATUS_LABELS } from '../../booking/reservation/reservation.labels.js';
import { toAgencyIso } from '../../../kernel/time.js';
import { deviceName } from '../../../kernel/user-agent.js';
import type { Customer } from '../../people/account/customer.entity.js';
import type { SessionTable } from '../../people/account/session.entity.js';
import type { KnownDeviceTable } from '../../people/account/known-device.entity.js';
import type { DepositEntry } from '../../money/deposit/deposit-entry.entity.js';
import { depositLabel } from '../../money/deposit/deposit.labels.js';
import type { Payment } from '../../money/payment/payment.entity.js';
import { paymentLabel } from '../../money/payment/payment.labels.js';
import { EXTENSION_LABELS } from '../../booking/extension/extension.labels.js';
import type { ExtensionRequest } from '../../booking/extension/extension-request.entity.js';
import type { SentMail } from '../../booking/mail/sent-mail.entity.js';
import { SENT_MAIL_LABELS } from '../../booking/mail/sent-mail.labels.js';
import type { Driver, Reservation } from '../../booking/reservation/reservation.entity.js';
import type { SignatureTable } from '../../booking/signature/signature.entity.js';
import type { ContactMessageTable } from '../contact/contact-message.entity.js';
import type { NotificationTable } from '../notification/notification.entity.js';

/** One record of an archive of personal data: French labels and their values; null for values that are not set. */
export type Sheet = Readonly<Record<string, unknown>>;

const moment = (instant: Date | null | undefined): string | null => (instant ? toAgencyIso(instant) : null);

/** Returns the account, without what only the staff write about it. */
export function profileSheet(customer: Customer): Sheet {
  return {
    [HEADINGS.title]: TITLE_LABELS[customer.title],
    [HEADINGS.lastName]: customer.lastName,
    [HEADINGS.firstName]: customer.firstName,
    [HEADINGS.address]: customer.address,
    [HEADINGS.phone]: customer.phone,
    [HEADINGS.email]: customer.email,
    [HEADINGS.nationalId]: customer.nationalId ?? null,
    [HEADINGS.accountStatus]: CUSTOMER_STATUS_LABELS[customer.status],
    [HEADINGS.registeredAt]: moment(customer.createdAt),
    [HEADINGS.verifiedAt]: moment(customer.emailVerifiedAt),
  };
}

/** The French label of each field of a driver. */
export const DRIVER_HEADINGS: Readonly<Record<keyof Driver, string>> = {
  lastName: HEADINGS.lastName,
  firstName: HEADINGS.firstName,
  phone: HEADINGS.phone,
  email: HEADINGS.email,
  licenceNumber: 'Numéro de permis',
  nationalId: HEADINGS.nationalId,
  passportNumber: HEADINGS.passport,
  nationality: 'Nationalité',
};

function driverSheet(driver: Driver): Sheet {
  const fields = Object.entries(DRIVER_HEADINGS) as [keyof Driver, string][];
  return Object.fromEntries(fields.map(([field, heading]) => [heading, driver[field] ?? null]));
}

/** Returns a reservation; its vehicle must have been loaded. */
export function reservationSheet(reservation: Reservation): Sheet {
  const vehicle = reservation.vehicle.getEntity();
  return {
    [HEADINGS.number]: reservation.number,
    [HEADINGS.status]: RESERVATION_STATUS_LABELS[reservation.status],
    [HEADINGS.kind]: RESERVATION_KIND_LABELS[reservation.kind],
    [HEADINGS.requestedAt]: moment(reservation.createdAt),
    [HEADINGS.vehicle]: vehicle.name,
    [HEADINGS.startsAt]: moment(reservation.startsAt),
    [HEADINGS.endsAt]: moment(reservation.endsAt),
    [HEADINGS.pickupPlace]: reservation.pickupPlace,
    [HEADINGS.returnPlace]: reservation.returnPlace,
    Conducteur: driverSheet(reservation.driver),
    'Second conducteur': reservation.secondDriver ? driverSheet(reservation.secondDriver) : null,
    [HEADINGS.comment]: reservation.comment ?? null,
    [`${HEADINGS.quote} (Dh)`]: reservation.quotedTotal,
    [`${HEADINGS.total} (Dh)`]: reservation.total ?? null,
    [`${HEADINGS.advance} (Dh)`]: reservation.advance ?? null,
    [`${HEADINGS.balance} (Dh)`]: reservation.balance,
    'Caution demandée (Dh)': reservation.depositAmount,
    'Franchise (Dh)': reservation.excessAmount ?? null,
    'Km inclus par jour (0 : illimités)': reservation.includedKmPerDay ?? null,
    [HEADINGS.reason]: reservation.reason ?? null,
    'Acceptée le': moment(reservation.acceptedAt),
    'Refusée le': moment(reservation.refusedAt),
    'Annulée le': moment(reservation.cancelledAt),
  };
}

/** Returns a payment, without the staff's remark. */
export function paymentSheet(payment: Payment): Sheet {
  return {
    [HEADINGS.date]: payment.paidOn,
    [HEADINGS.kind]: paymentLabel(payment),
    Reçu: payment.receiptNumber ?? null,
    'Montant (Dh)': payment.amount,
  };
}

/** Returns an entry of a deposit: what was left, went back or was kept, and why. */
export function depositSheet(entry: DepositEntry): Sheet {
  return {
    [HEADINGS.date]: moment(entry.createdAt),
    [HEADINGS.kind]: depositLabel(entry),
    'Montant (Dh)': entry.amount,
    Motif: entry.reason ?? null,
  };
}

/** Converts a request for an extension, with its decision, to a row of the archive. */
export function extensionSheet({
  createdAt,
  endsAt,
  note,
  status,
  reason,
}: Pick<ExtensionRequest, 'createdAt' | 'endsAt' | 'note' | 'status' | 'reason'>): Sheet {
  return {
    [HEADINGS.date]: moment(createdAt),
    "Jusqu'au": moment(endsAt),
    Message: note ?? null,
    [HEADINGS.status]: EXTENSION_LABELS[status],
    Motif: reason ?? null,
  };
}

/** Converts a mail that was sent to the customer, or failed for good, to a row of the archive. Its text is not stored. */
export function sentMailSheet({ createdAt, kind, address, failed }: SentMail): Sheet {
  return {
    [HEADINGS.date]: moment(createdAt),
    Sujet: SENT_MAIL_LABELS[kind],
    [HEADINGS.email]: address ?? null,
    Remis: !failed,
  };
}

/** A signature, as it is read for the archive of a customer's data. */
export type SignatureRow = Pick<SignatureTable['signature'], 'createdAt' | 'ipAddress' | 'sha256' | 'imageFile'>;

/** Converts a signature to a row of the archive; `file` is the name of its picture there. */
export function signatureSheet({ createdAt, ipAddress, sha256 }: SignatureRow, file: string | null): Sheet {
  return { 'Signé le': moment(createdAt), 'Adresse IP': ipAddress, 'SHA-256': sha256, Fichier: file };
}

/** A contact message, as it is read for the archive of a customer's data. */
export type MessageRow = Pick<ContactMessageTable['contactMessage'], 'createdAt' | 'name' | 'subject' | 'message'>;

/** Converts a message that the customer sent to the agency to a row of the archive. */
export function messageSheet({ createdAt, name, subject, message }: MessageRow): Sheet {
  return { 'Envoyé le': moment(createdAt), [HEADINGS.name]: name, Sujet: subject, Message: message };
}

/** A login, as it is read for the archive of a customer's data; `endedAt` is null while it is open. */
export type SessionRow = Pick<
  SessionTable['loginSession'],
  'createdAt' | 'lastUsedAt' | 'endedAt' | 'userAgent' | 'address'
>;

/** Converts a login to a row of the archive, with the name of the browser and system. A login that is still open has no end. */
export function sessionSheet({ createdAt, lastUsedAt, endedAt, userAgent, address }: SessionRow): Sheet {
  return {
    'Connexion le': moment(createdAt),
    'Dernière utilisation': moment(lastUsedAt),
    'Terminée le': endedAt ? moment(endedAt) : null,
    Appareil: deviceName(userAgent ?? undefined),
    'Adresse IP': address,
  };
}

/** A device that has logged in, as it is read for the archive of a customer's data. */
export type DeviceRow = Pick<KnownDeviceTable['knownDevice'], 'name' | 'ipAddress' | 'createdAt' | 'lastLoginAt'>;

/** Converts a device from which the customer has logged in to a row of the archive. */
export function deviceSheet({ name, ipAddress, createdAt, lastLoginAt }: DeviceRow): Sheet {
  return {
    Appareil: name,
    'Adresse IP de la première connexion': ipAddress,
    'Première connexion': moment(createdAt),
    'Dernière connexion': moment(lastLoginAt),
  };
}

/** A notification about one of the customer's rentals, as it is read for the archive of their data. */
export type NoticeRow = Pick<NotificationTable['notification'], 'createdAt' | 'title' | 'description'>;

/** Converts a notification that the staff got about one of the customer's rentals to a row of the archive. */
export function noticeSheet({ createdAt, title, description }: NoticeRow): Sheet {
  return { [HEADINGS.date]: moment(createdAt), Titre: title, Texte: description };
}
