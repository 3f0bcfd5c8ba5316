import type { Reader } from '../../../platform/database/reader.js';
import { inOrderOf } from '../../../platform/database/rows-by-id.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { isMailAddress, type MailAddress } from '../../../platform/mail/mail.js';
import type { MailContent } from '../../../platform/mail/mail-layout.js';
import { fullName, ofName } from '../../../kernel/full-name.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import { compareMoney, formatMoney } from '../../../kernel/money.js';
import { formatPhone } from '../../../kernel/phone.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import type { CustomersById } from '../../people/account/customers-by-id.js';
import { TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import { amendmentSubject, openSignatures } from '../amendment/amendment-link.js';
import type { Driver, ReservationRecord } from '../reservation/reservation.entity.js';
import { driverOf } from '../reservation/reservation-drivers.js';
import { balanceOf, daysOf } from '../reservation/reservation-values.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import {
  RESERVATION_MAIL,
  RESERVATION_MAILS,
  type ReservationMail,
  type ReservationOccasion,
  tellOf,
} from '../reservation/reservation.jobs.js';
import type { ReservationLineRecord, ReservationLineTable } from '../reservation/reservation-line.entity.js';
import { signatureOpen } from '../reservation/reservation.policy.js';
import { ReservationKind } from '../reservation/reservation-status.js';
import { MailRecipient, SentMailKind } from './sent-mail.enums.js';
import type { SentMailService } from './sent-mail.service.js';

type Facts = NonNullable<MailContent['facts']>;

/** What a mail asks the customer to sign. */
interface ToSign {
  readonly sentence: string;
  /** Label and address of the link, below the site. */
  readonly label: string;
  readonly path: string;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly reservations: ReservationsById;
  readonly vehicles: VehiclesById;
  readonly customers: CustomersById;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
  readonly limits: RateLimits;
  readonly sentMails: SentMailService;
  readonly signatureKeys: LinkKeys;
}

/** How a mail is kept, by its occasion. */
const SENT_KINDS: Readonly<Record<ReservationOccasion, SentMailKind>> = {
  received: SentMailKind.RECEIVED,
  accepted: SentMailKind.ACCEPTED,
  changed: SentMailKind.CHANGED,
  refused: SentMailKind.REFUSED,
  cancelled: SentMailKind.CANCELLED,
  returning: SentMailKind.RETURNING,
  late: SentMailKind.LATE,
};

/** The vehicle of a reservation, and the requested one if that is another. */
interface Vehicles {
  readonly vehicle: VehicleRecord;
  readonly requested: VehicleRecord | null;
}

/** Sends the mails about reservations from the job queue. */
export class ReservationMails {
  constructor(private readonly deps: Deps) {}

  /** Registers the handlers of the mails. Call it once, before the jobs start. */
  register(): void {
    const { em, jobs } = this.deps;
    jobs.work(RESERVATION_MAIL, (mail, attempt) => this.deliver(mail, attempt));
    jobs.work(RESERVATION_MAILS, ({ reservationId, occasion }) =>
      inTransaction(em, () => tellOf(jobs, reservationId, occasion)),
    );
  }

  private async deliver(
    { reservationId, occasion, to, limited, nth, lineIds }: ReservationMail,
    attempt: JobAttempt,
  ): Promise<void> {
    const { reservations, agencyMail, sentMails } = this.deps;
    const agency = to === 'agency' ? await agencyMail.agencyAddress() : undefined;
    if (to === 'agency' && !agency) return;
    const reservation = await reservations.find(reservationId);
    if (!reservation) return;
    const recipient = agency ?? (await this.addressOf(reservation));
    if (!recipient) return;
    // A retry is not counted again, because a failed or killed job would use up the limit of the address.
    if (attempt.first && limited && !(await this.mayBeTold(recipient))) return;
    const lines = lineIds ? await this.linesOf(lineIds) : [];
    const letter =
      to === 'agency' ? await this.toAgency(reservation) : await this.toCustomer(reservation, occasion, lines);
    await sentMails.send(
      {
        reservationId,
        kind: SENT_KINDS[occasion],
        recipient: to === 'agency' ? MailRecipient.AGENCY : MailRecipient.CUSTOMER,
      },
      {
        ...letter,
        to: recipient,
        kind: `reservation-${occasion}-${to}`,
        // Each change and each payment gets its own mail, so its key names the job.
        key: ['reservation', reservation.id, occasion, occasion === 'changed' ? attempt.id : nth, to]
          .filter((part) => part !== undefined)
          .join('-'),
      },
      attempt,
    );
  }

  /** Tells whether an address may get another of these mails, because visitors can enter any address. The visitor is not told. */
  private mayBeTold({ address }: MailAddress): Promise<boolean> {
    return this.deps.limits.allows('reservation-mail', address.toLowerCase());
  }

  private async toCustomer(
    reservation: ReservationRecord,
    occasion: ReservationOccasion,
    lines: readonly ReservationLineRecord[],
  ): Promise<{ subject: string; content: MailContent }> {
    const toSign = await this.toSign(reservation, occasion, lines.length > 0);
    const vehicles = await this.vehiclesOf(reservation);
    const { subject, title, paragraphs, closing } = lines.length > 0 ? wordsOfLines(lines) : WORDS[occasion];
    const { driverFirstName: firstName, driverLastName: lastName } = reservation;
    return {
      subject: `${subject} ${formatNumber(reservation.numberKey)}`,
      content: {
        title,
        paragraphs: [
          `Bonjour ${firstName} ${lastName},`,
          ...paragraphs,
          ...otherVehicleSentence(vehicles, occasion),
          ...(toSign ? [toSign.sentence] : []),
        ],
        facts: [
          ...tripFacts(reservation, vehicles),
          ...lines.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
          ...priceFacts(reservation, occasion),
          ...reasonFacts(reservation, occasion),
        ],
        ...this.links(reservation, toSign),
        closing,
      },
    };
  }

  /** Returns the links of a mail: what is to be signed first, and tracking. */
  private links(reservation: ReservationRecord, toSign: ToSign | undefined): Pick<MailContent, 'link' | 'secondLink'> {
    const { agencyMail } = this.deps;
    const track = {
      label: 'Suivre ma réservation',
      url: agencyMail.urlOf(`/?suivi=${formatNumber(reservation.numberKey)}`),
    };
    if (!toSign) return { link: track };
    return { link: { label: toSign.label, url: agencyMail.urlOf(toSign.path) }, secondLink: track };
  }

  /**
   * Returns what the customer can sign online: the contract until the start; by the mail about a change its newest amendment, unless the
   * contract still lacks a signature. Lines that staff entered are no amendment.
   */
  private async toSign(
    reservation: ReservationRecord,
    occasion: ReservationOccasion,
    ofLines: boolean,
  ): Promise<ToSign | undefined> {
    const { reader, signatureKeys } = this.deps;
    const { id, numberKey } = reservation;
    const contractOpen = signatureOpen(reservation);
    const path = `/signature?numreservation=${formatNumber(numberKey)}`;
    if (occasion === 'changed' && !ofLines) {
      const { contractSigned, amendment } = await openSignatures(reader, id);
      if (amendment !== null && (contractSigned || !contractOpen)) {
        const key = signatureKeys.keyTo(amendmentSubject(numberKey, amendment));
        return {
          sentence: `Ce changement est l'avenant n° ${amendment} à votre contrat : relisez-le et signez-le en ligne.`,
          label: `Signer l'avenant n° ${amendment}`,
          path: `${path}&avenant=${amendment}&cle=${key}`,
        };
      }
    }
    if (!contractOpen) return undefined;
    const key = signatureKeys.keyTo(numberKey);
    return { sentence: SIGN_SOON, label: 'Signer mon contrat', path: `${path}&cle=${key}` };
  }

  private async toAgency(reservation: ReservationRecord): Promise<{ subject: string; content: MailContent }> {
    const { kind, comment } = reservation;
    const driver = driverOf(reservation);
    const number = formatNumber(reservation.numberKey);
    const optional = (label: string, value: string | null | undefined): Facts => (value ? [[label, value]] : []);
    return {
      subject: `Nouvelle réservation ${number}`,
      content: {
        title: 'Nouvelle réservation à traiter',
        paragraphs: ['Une demande de réservation vient d’arriver sur le site.'],
        facts: [
          ...tripFacts(reservation, await this.vehiclesOf(reservation)),
          ...priceFacts(reservation, 'received'),
          ['Type', kind === ReservationKind.FULL ? 'Réservation complète' : 'Réservation rapide'],
          ['Conducteur', fullName(driver)],
          ...optional('Téléphone', formatPhone(driver.phone)),
          ...optional('E-mail', driver.email),
          ...optional('Commentaire', comment),
        ],
        link: {
          label: 'Traiter la demande',
          url: this.deps.agencyMail.urlOf(`/listreservation?numero=${number}`),
        },
      },
    };
  }

  /** Returns what `customerAddress` does; reads the customer only if the driver has no address. */
  private async addressOf(reservation: ReservationRecord): Promise<MailAddress | undefined> {
    const driver = driverOf(reservation);
    const customer = isMailAddress(driver.email) ? null : await this.deps.customers.find(reservation.customerId);
    return customerAddress(driver, customer?.email);
  }

  private async vehiclesOf({ vehicleId, requestedVehicleId }: ReservationRecord): Promise<Vehicles> {
    const { vehicles } = this.deps;
    const [vehicle, requested] = await Promise.all([vehicles.get(vehicleId), vehicles.find(requestedVehicleId)]);
    return { vehicle, requested };
  }

  private async linesOf(ids: readonly number[]): Promise<ReservationLineRecord[]> {
    const tables = this.deps.reader.tables<ReservationLineTable>();
    return inOrderOf(ids, await tables.selectFrom('reservationLine').selectAll().where('id', 'in', ids).execute());
  }
}

/**
 * Returns the recipient of mails about a reservation: the driver's address, else that of the customer's account; undefined without either.
 */
export function customerAddress(
  driver: Pick<Driver, 'firstName' | 'lastName' | 'email'>,
  ofAccount: string | null | undefined,
): MailAddress | undefined {
  const address = isMailAddress(driver.email) ? driver.email : ofAccount;
  return isMailAddress(address) ? { name: fullName(driver), address } : undefined;
}

/** Describes a vehicle by its name and transmission. */
function vehicleWords({ name, transmission }: VehicleRecord): string {
  return `${name} (boîte ${TRANSMISSION_NAMES[transmission].toLowerCase()})`;
}

/** Returns a sentence if the agency gives another vehicle than the requested one. */
function otherVehicleSentence({ vehicle, requested }: Vehicles, occasion: ReservationOccasion): string[] {
  if (!requested || (occasion !== 'accepted' && occasion !== 'changed')) return [];
  return [
    `Attention, le véhicule a changé : à la place ${ofName(vehicleWords(requested))}, que vous aviez demandé, nous vous réservons ${vehicleWords(vehicle)}. S’il ne vous convient pas, contactez-nous.`,
  ];
}

function tripFacts(reservation: ReservationRecord, { vehicle }: Vehicles): Facts {
  const { numberKey, startsAt, endsAt, pickupPlace, returnPlace } = reservation;
  const days = daysOf(reservation);
  return [
    ['Numéro', formatNumber(numberKey)],
    ['Véhicule', vehicleWords(vehicle)],
    ['Départ', `${toReadableTime(startsAt)}, ${pickupPlace}`],
    ['Retour', `${toReadableTime(endsAt)}, ${returnPlace}`],
    ['Durée', days === 1 ? '1 jour' : `${days} jours`],
  ];
}

function priceFacts(reservation: ReservationRecord, occasion: ReservationOccasion): Facts {
  const { quotedTotal, discountPercent, total, advance } = reservation;
  if ((occasion === 'accepted' || occasion === 'changed') && total !== null) {
    return [
      ['Prix convenu', formatMoney(total)],
      ['Avance', formatMoney(advance ?? '0')],
      ['Reste à payer', formatMoney(balanceOf(reservation) ?? total)],
    ];
  }
  if (occasion !== 'received' && occasion !== 'changed') return [];
  return [
    [
      'Prix estimé',
      discountPercent > 0
        ? `${formatMoney(quotedTotal)} (remise de ${discountPercent} % comprise)`
        : formatMoney(quotedTotal),
    ],
  ];
}

function reasonFacts({ reason }: ReservationRecord, occasion: ReservationOccasion): Facts {
  return reason && (occasion === 'refused' || occasion === 'cancelled') ? [['Motif', reason]] : [];
}

const SIGN_SOON = 'Signez votre contrat en ligne avant le départ : tout sera prêt à la remise des clés.';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly closing: string;
}

const WORDS: Readonly<Record<ReservationOccasion, Words>> = {
  received: {
    subject: 'Votre demande de réservation',
    title: 'Nous avons bien reçu votre demande',
    paragraphs: [
      'Merci de votre confiance. Votre demande de réservation est en cours de traitement : nous vous répondons dans les plus brefs délais.',
    ],
    closing: 'Gardez le numéro de votre réservation : il vous permet de la suivre à tout moment, sans compte.',
  },
  accepted: {
    subject: 'Réservation acceptée :',
    title: 'Votre réservation est acceptée',
    paragraphs: ['Bonne nouvelle : votre véhicule vous attend. Voici le récapitulatif de votre location.'],
    closing: 'Le jour du départ, présentez votre permis de conduire et votre pièce d’identité. Bonne route !',
  },
  changed: {
    subject: 'Réservation modifiée :',
    title: 'Votre réservation a été modifiée',
    paragraphs: ['Nous avons modifié votre réservation. Voici ce qui vaut désormais.'],
    closing: 'Si vous n’êtes pas d’accord avec cette modification ou pour toute question, contactez-nous.',
  },
  returning: {
    subject: 'Votre retour approche :',
    title: 'Votre location se termine bientôt',
    paragraphs: ['Voici quand et où nous attendons votre véhicule.'],
    closing: 'Pour le garder plus longtemps, contactez-nous avant la fin de la location. Bonne route !',
  },
  late: {
    subject: 'Retour en retard :',
    title: 'Nous attendons votre véhicule',
    paragraphs: [
      'La fin de votre location est passée et nous n’avons pas encore enregistré le retour de votre véhicule.',
    ],
    closing: 'Contactez-nous dès que possible : un autre client l’attend peut-être.',
  },
  refused: {
    subject: 'Réservation refusée :',
    title: 'Nous ne pouvons pas honorer votre demande',
    paragraphs: ['Nous sommes désolés : nous ne pouvons pas donner suite à votre demande de réservation.'],
    closing:
      'D’autres véhicules ou d’autres dates sont peut-être libres : contactez-nous, nous chercherons une solution avec vous.',
  },
  cancelled: {
    subject: 'Réservation annulée :',
    title: 'Votre réservation est annulée',
    paragraphs: ['Nous vous confirmons l’annulation de votre réservation.'],
    closing: 'Si vous n’êtes pas à l’origine de cette annulation ou pour toute question, contactez-nous.',
  },
};

/** Returns the words of a mail about lines of the price that staff entered. */
function wordsOfLines(lines: readonly ReservationLineRecord[]): Words {
  const { subject, closing } = WORDS.changed;
  if (lines.every(({ amount }) => compareMoney(amount, '0') > 0))
    return {
      subject: 'Frais ajoutés :',
      title: 'Des frais s’ajoutent à votre location',
      paragraphs: ['Nous avons ajouté des frais à votre location. En voici le détail et ce qui vaut désormais.'],
      closing: 'Si vous n’êtes pas d’accord avec ces frais ou pour toute question, contactez-nous.',
    };
  return {
    subject,
    title: 'Le prix de votre location a été modifié',
    paragraphs: ['Nous avons modifié le prix de votre location. En voici le détail et ce qui vaut désormais.'],
    closing,
  };
}
