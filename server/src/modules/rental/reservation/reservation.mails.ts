import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { isMailAddress, type MailAddress } from '../../../platform/mail/mailer.js';
import type { MailContent } from '../../../platform/mail/mail-layout.js';
import { fullName } from '../../../kernel/full-name.js';
import type { LinkKeys } from '../../../kernel/link-keys.js';
import { formatMoney } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { AgencyMail } from '../../base/settings/agency-mail.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import { Reservation } from './reservation.entity.js';
import {
  RESERVATION_MAIL,
  RESERVATION_MAILS,
  type ReservationMail,
  type ReservationOccasion,
  tellOf,
} from './reservation.jobs.js';
import { signatureOpen } from './reservation.policy.js';
import { ReservationKind } from './reservation-status.js';

type Facts = NonNullable<MailContent['facts']>;

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
  readonly limits: RateLimits;
  readonly signatureKeys: LinkKeys;
}

/** Reservations with the records that mails mention. */
const RESERVATIONS = sourceOf(Reservation, 'r', { vehicle: true, requestedVehicle: true, customer: true });

/** Sends the mails about reservations from the job queue. */
export class ReservationMails {
  constructor(private readonly deps: Deps) {}

  register(): void {
    const { em, jobs } = this.deps;
    jobs.work(RESERVATION_MAIL, (mail, attempt) => this.deliver(mail, attempt));
    jobs.work(RESERVATION_MAILS, ({ reservationId, occasion }) =>
      inTransaction(em, () => tellOf(jobs, reservationId, occasion)),
    );
  }

  private async deliver(
    { reservationId, occasion, to, limited, nth }: ReservationMail,
    { first }: JobAttempt,
  ): Promise<void> {
    const { reader, agencyMail } = this.deps;
    const [reservation] = await reader.byIds(RESERVATIONS, [reservationId]);
    if (!reservation) return;
    const recipient = to === 'agency' ? await agencyMail.agencyAddress() : customerAddress(reservation);
    if (!recipient) return;
    // Counted once: a job that failed after it was counted, or was killed, would use up the address's mails.
    if (first && limited && !(await this.mayBeTold(recipient))) return;
    const letter = to === 'agency' ? this.toAgency(reservation) : this.toCustomer(reservation, occasion);
    await agencyMail.send({
      ...letter,
      to: recipient,
      kind: `reservation-${occasion}-${to}`,
      // A reservation may change more than once, and each change is told.
      key: ['reservation', reservation.id, occasion, occasion === 'changed' ? reservation.version : nth, to]
        .filter((part) => part !== undefined)
        .join('-'),
    });
  }

  /** Tells whether an address may get another of these mails, because visitors can enter any address. The visitor is not told. */
  private mayBeTold({ address }: MailAddress): Promise<boolean> {
    return this.deps.limits.allows('reservation-mail', address.toLowerCase());
  }

  private toCustomer(
    reservation: RecordOf<Reservation>,
    occasion: ReservationOccasion,
  ): { subject: string; content: MailContent } {
    const { subject, title, paragraphs, closing } = WORDS[occasion];
    const { firstName, lastName } = reservation.driver;
    return {
      subject: `${subject} ${reservation.number}`,
      content: {
        title,
        paragraphs: [
          `Bonjour ${firstName} ${lastName},`,
          ...paragraphs,
          ...otherVehicleSentence(reservation, occasion),
          ...(signatureOpen(reservation) ? [SIGN_SOON] : []),
        ],
        facts: [...tripFacts(reservation), ...priceFacts(reservation, occasion), ...reasonFacts(reservation, occasion)],
        ...this.links(reservation),
        closing,
      },
    };
  }

  /** Returns the links of a mail: signing the contract first while this is possible, and tracking. */
  private links(reservation: RecordOf<Reservation>): Pick<MailContent, 'link' | 'secondLink'> {
    const { agencyMail, signatureKeys } = this.deps;
    const track = { label: 'Suivre ma réservation', url: agencyMail.urlOf(`/?suivi=${reservation.number}`) };
    if (!signatureOpen(reservation)) return { link: track };
    const sign = {
      label: 'Signer mon contrat',
      url: agencyMail.urlOf(
        `/signature?numreservation=${reservation.number}&cle=${signatureKeys.keyTo(reservation.numberKey)}`,
      ),
    };
    return { link: sign, secondLink: track };
  }

  private toAgency(reservation: RecordOf<Reservation>): { subject: string; content: MailContent } {
    const { driver, kind, comment } = reservation;
    const optional = (label: string, value: string | null | undefined): Facts => (value ? [[label, value]] : []);
    return {
      subject: `Nouvelle réservation ${reservation.number}`,
      content: {
        title: 'Nouvelle réservation à traiter',
        paragraphs: ['Une demande de réservation vient d’arriver sur le site.'],
        facts: [
          ...tripFacts(reservation),
          ...priceFacts(reservation, 'received'),
          ['Type', kind === ReservationKind.FULL ? 'Réservation complète' : 'Réservation rapide'],
          ['Conducteur', fullName(driver)],
          ...optional('Téléphone', driver.phone),
          ...optional('E-mail', driver.email),
          ...optional('Commentaire', comment),
        ],
        link: { label: 'Traiter la demande', url: this.deps.agencyMail.urlOf('/listreservation') },
      },
    };
  }
}

/**
 * Returns the recipient of mails about a reservation: the driver's address, else that of the customer's account; undefined without either.
 */
export function customerAddress({ driver, customer }: RecordOf<Reservation>): MailAddress | undefined {
  const address = [driver.email, customer?.getEntity().email].find(isMailAddress);
  return address === undefined ? undefined : { name: fullName(driver), address };
}

/** Describes a vehicle by its name and transmission. */
function vehicleWords({ name, transmission }: RecordOf<Vehicle>): string {
  return `${name} (boîte ${TRANSMISSION_NAMES[transmission].toLowerCase()})`;
}

/** Returns a sentence if the agency gives another vehicle than the requested one. */
function otherVehicleSentence(
  { vehicle, requestedVehicle }: RecordOf<Reservation>,
  occasion: ReservationOccasion,
): string[] {
  const asked = requestedVehicle?.getEntity();
  if (!asked || (occasion !== 'accepted' && occasion !== 'changed')) return [];
  return [
    `Attention, le véhicule a changé : à la place de ${vehicleWords(asked)}, que vous aviez demandé, nous vous réservons ${vehicleWords(vehicle.getEntity())}. S’il ne vous convient pas, contactez-nous.`,
  ];
}

function tripFacts(reservation: RecordOf<Reservation>): Facts {
  const { startsAt, endsAt, pickupPlace, returnPlace, days } = reservation;
  return [
    ['Numéro', reservation.number],
    ['Véhicule', vehicleWords(reservation.vehicle.getEntity())],
    ['Départ', `${toReadableTime(startsAt)}, ${pickupPlace}`],
    ['Retour', `${toReadableTime(endsAt)}, ${returnPlace}`],
    ['Durée', days === 1 ? '1 jour' : `${days} jours`],
  ];
}

function priceFacts(
  { quotedTotal, discountPercent, total, advance, balance }: RecordOf<Reservation>,
  occasion: ReservationOccasion,
): Facts {
  if ((occasion === 'accepted' || occasion === 'changed') && total != null) {
    return [
      ['Prix convenu', formatMoney(total)],
      ['Avance', formatMoney(advance ?? '0')],
      ['Reste à payer', formatMoney(balance ?? total)],
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

function reasonFacts({ reason }: RecordOf<Reservation>, occasion: ReservationOccasion): Facts {
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
