import { CUSTOMER_STATUS_LABELS, TITLE_LABELS } from '../../people/account/account.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { RESERVATION_KIND_LABELS, RESERVATION_STATUS_LABELS } from '../../booking/reservation/reservation.labels.js';
import { toAgencyIso } from '../../../kernel/time.js';
import { deviceName } from '../../../kernel/user-agent.js';
import type { Customer } from '../../people/account/customer.entity.js';
import type { DepositEntry } from '../../money/deposit/deposit-entry.entity.js';
import { depositLabel } from '../../money/deposit/deposit.labels.js';
import type { Payment } from '../../money/payment/payment.entity.js';
import { paymentLabel } from '../../money/payment/payment.labels.js';
import { EXTENSION_LABELS } from '../../booking/extension/extension.labels.js';
import type { ExtensionRequest } from '../../booking/extension/extension-request.entity.js';
import type { SentMail } from '../../booking/mail/sent-mail.entity.js';
import { SENT_MAIL_LABELS } from '../../booking/mail/sent-mail.labels.js';
import type { Driver, Reservation } from '../../booking/reservation/reservation.entity.js';

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
export interface SignatureRow {
  readonly reservation_id: number;
  readonly created_at: Date | string;
  readonly ip_address: string;
  readonly sha256: string;
  readonly image_file: string | null;
}

/** Converts a signature to a row of the archive; `file` is the name of its picture there. */
export function signatureSheet({ created_at, ip_address, sha256 }: SignatureRow, file: string | null): Sheet {
  return { 'Signé le': moment(new Date(created_at)), 'Adresse IP': ip_address, 'SHA-256': sha256, Fichier: file };
}

/** A contact message, as it is read for the archive of a customer's data. */
export interface MessageRow {
  readonly created_at: Date | string;
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

/** Converts a message that the customer sent to the agency to a row of the archive. */
export function messageSheet({ created_at, name, subject, message }: MessageRow): Sheet {
  return { 'Envoyé le': moment(new Date(created_at)), [HEADINGS.name]: name, Sujet: subject, Message: message };
}

/** A login, as it is read for the archive of a customer's data; `ended_at` is null while it is open. */
export interface SessionRow {
  readonly created_at: Date | string;
  readonly last_used_at: Date | string;
  readonly ended_at: Date | string | null;
  readonly user_agent: string | null;
  readonly address: string | null;
}

/** Converts a login to a row of the archive, with the name of the browser and system. A login that is still open has no end. */
export function sessionSheet({ created_at, last_used_at, ended_at, user_agent, address }: SessionRow): Sheet {
  return {
    'Connexion le': moment(new Date(created_at)),
    'Dernière utilisation': moment(new Date(last_used_at)),
    'Terminée le': ended_at ? moment(new Date(ended_at)) : null,
    Appareil: deviceName(user_agent ?? undefined),
    'Adresse IP': address,
  };
}

/** A device that has logged in, as it is read for the archive of a customer's data. */
export interface DeviceRow {
  readonly name: string;
  readonly ip_address: string;
  readonly created_at: Date | string;
  readonly last_login_at: Date | string;
}

/** Converts a device from which the customer has logged in to a row of the archive. */
export function deviceSheet({ name, ip_address, created_at, last_login_at }: DeviceRow): Sheet {
  return {
    Appareil: name,
    'Adresse IP de la première connexion': ip_address,
    'Première connexion': moment(new Date(created_at)),
    'Dernière connexion': moment(new Date(last_login_at)),
  };
}

/** A notification about one of the customer's rentals, as it is read for the archive of their data. */
export interface NoticeRow {
  readonly created_at: Date | string;
  readonly title: string;
  readonly description: string;
}

/** Converts a notification that the staff got about one of the customer's rentals to a row of the archive. */
export function noticeSheet({ created_at, title, description }: NoticeRow): Sheet {
  return { [HEADINGS.date]: moment(new Date(created_at)), Titre: title, Texte: description };
}
