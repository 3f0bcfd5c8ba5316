import type { Em } from '../../infra/database/orm.js';
import type { JobPayloads, ReservationOccasion } from '../../infra/jobs/job-names.js';
import type { JobQueue } from '../../infra/jobs/job-queue.js';
import { isMailAddress, type MailAddress } from '../../infra/mail/mailer.js';
import type { MailContent } from '../../infra/mail/mail-layout.js';
import { formatMoney } from '../../shared/money.js';
import { toReadableTime } from '../../shared/time.js';
import type { AgencyMail } from '../settings/agency-mail.js';
import { Reservation } from './reservation.entity.js';
import { signatureOpen } from './reservation.policy.js';
import { ReservationKind } from './reservation.status.js';

type Delivery = JobPayloads['reservation-mail-delivery'];
type Facts = NonNullable<MailContent['facts']>;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly agencyMail: AgencyMail;
}

/** The agency is told of what comes from outside; what it did itself it knows. */
const TOLD: Readonly<Record<ReservationOccasion, ReadonlyArray<Delivery['to']>>> = {
  received: ['customer', 'agency'],
  accepted: ['customer'],
  refused: ['customer'],
  cancelled: ['customer'],
};

/** Mails about the life of a reservation, sent by the job queue. */
export class ReservationMails {
  constructor(private readonly deps: Deps) {}

  register(): void {
    const { jobs } = this.deps;
    jobs.work('reservation-mail', (payload) => this.fanOut(payload));
    jobs.work('reservation-mail-delivery', (payload) => this.deliver(payload));
  }

  /** One job for each recipient: a retry for one never mails the other again. */
  private async fanOut(payload: JobPayloads['reservation-mail']): Promise<void> {
    await this.deps.em.transactional(async () => {
      for (const to of TOLD[payload.occasion])
        await this.deps.jobs.enqueue('reservation-mail-delivery', { ...payload, to });
    });
  }

  private async deliver({ reservationId, occasion, to }: Delivery): Promise<void> {
    const { em, agencyMail } = this.deps;
    const reservation = await em.findOne(Reservation, { id: reservationId }, { populate: ['vehicle', 'customer'] });
    if (!reservation) return;
    const recipient = to === 'agency' ? await agencyMail.agencyAddress() : customerAddress(reservation);
    if (!recipient) return;
    const letter = to === 'agency' ? this.toAgency(reservation) : this.toCustomer(reservation, occasion);
    await agencyMail.send({
      ...letter,
      to: recipient,
      kind: `reservation-${occasion}-${to}`,
      key: `reservation-${reservation.id}-${occasion}-${to}`,
    });
  }

  private toCustomer(
    reservation: Reservation,
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
          ...(signatureOpen(reservation) ? [SIGN_SOON] : []),
        ],
        facts: [...tripFacts(reservation), ...priceFacts(reservation, occasion), ...reasonFacts(reservation, occasion)],
        ...this.links(reservation),
        closing,
      },
    };
  }

  /** Before the rental starts an accepted contract is to be signed first. */
  private links(reservation: Reservation): Pick<MailContent, 'link' | 'secondLink'> {
    const { agencyMail } = this.deps;
    const track = { label: 'Suivre ma réservation', url: agencyMail.urlOf(`/?suivi=${reservation.number}`) };
    if (!signatureOpen(reservation)) return { link: track };
    const sign = {
      label: 'Signer mon contrat',
      url: agencyMail.urlOf(`/signature?numreservation=${reservation.number}`),
    };
    return { link: sign, secondLink: track };
  }

  private toAgency(reservation: Reservation): { subject: string; content: MailContent } {
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
          ['Conducteur', `${driver.firstName} ${driver.lastName}`],
          ...optional('Téléphone', driver.phone),
          ...optional('E-mail', driver.email),
          ...optional('Commentaire', comment),
        ],
        link: { label: 'Traiter la demande', url: this.deps.agencyMail.urlOf('/listreservation') },
      },
    };
  }
}

/** The driver's own address, else that of the account that made the reservation. */
function customerAddress({ driver, customer }: Reservation): MailAddress | undefined {
  const address = [driver.email, customer?.getEntity().email].find(isMailAddress);
  return address === undefined ? undefined : { name: `${driver.firstName} ${driver.lastName}`, address };
}

function tripFacts(reservation: Reservation): Facts {
  const { startsAt, endsAt, pickupPlace, returnPlace, days } = reservation;
  return [
    ['Numéro', reservation.number],
    ['Véhicule', reservation.vehicle.getEntity().name],
    ['Départ', `${toReadableTime(startsAt)}, ${pickupPlace}`],
    ['Retour', `${toReadableTime(endsAt)}, ${returnPlace}`],
    ['Durée', days === 1 ? '1 jour' : `${days} jours`],
  ];
}

function priceFacts(
  { quotedTotal, discountPercent, total, advance, balance }: Reservation,
  occasion: ReservationOccasion,
): Facts {
  if (occasion === 'accepted' && total != null) {
    return [
      ['Prix convenu', formatMoney(total)],
      ['Avance', formatMoney(advance ?? '0')],
      ['Reste à payer', formatMoney(balance ?? total)],
    ];
  }
  if (occasion !== 'received') return [];
  return [
    [
      'Prix estimé',
      discountPercent > 0
        ? `${formatMoney(quotedTotal)} (remise de ${discountPercent} % comprise)`
        : formatMoney(quotedTotal),
    ],
  ];
}

function reasonFacts({ reason }: Reservation, occasion: ReservationOccasion): Facts {
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
