import { createEventBus } from '../../../platform/events/event-bus.js';
import { Snapshots } from '../../../platform/events/snapshots.js';
import { Reader } from '../../../platform/database/reader.js';
import { pino } from 'pino';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { createJobQueue, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { createRateLimits } from '../../../platform/limits/rate-limits.js';
import type { Mail } from '../../../platform/mail/mail.js';
import { MailError } from '../../../platform/mail/mailer.js';
import { formatMoney } from '../../../kernel/money.js';
import { LinkKeys } from '../../../kernel/link-keys.js';
import { AgencyMail } from '../../base/settings/agency-mail.js';
import { Settings } from '../../base/settings/settings.entity.js';
import { SettingsService } from '../../base/settings/settings.service.js';
import { Transmission } from '../../fleet/vehicle/vehicle.enums.js';
import { Driver, type Reservation } from '../reservation/reservation.entity.js';
import {
  RESERVATION_MAIL,
  RESERVATION_MAILS,
  type ReservationOccasion,
  tellOf,
} from '../reservation/reservation.jobs.js';
import { customersById } from '../../people/account/customers-by-id.js';
import { vehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { reservationsById } from '../reservation/reservations-by-id.js';
import { ReservationMails } from './reservation.mails.js';
import { ReservationStatus } from '../reservation/reservation-status.js';
import { SentMailKind } from './sent-mail.enums.js';
import { SentMailService } from './sent-mail.service.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

let database: Database;
let jobs: JobQueue;
let sent: Mail[];
const signatureKeys = new LinkKeys('a secret of the test', 'links');
let failOnceFor: string | undefined;
let sentMails: SentMailService;
/** How many attempts at the next jobs end before they have made a delivery. */

beforeAll(async () => {
  database = await openTestDatabase();
  const em = database.orm.em;
  const settings = Object.assign(new Settings(), {
    companyName: 'Zellij Location',
    email: 'agence@exemple.ma',
    phone: '0522000000',
  });
  await em.fork().persist(settings).flush();
  jobs = createJobQueue(database, [RESERVATION_MAIL, RESERVATION_MAILS], pino({ level: 'silent' }), {
    ...{ retryLimit: 3, retryDelay: 1, retryDelayMax: 1 },
  });
  const mailer = {
    send: async (mail: Mail) => {
      if (mail.to.address === failOnceFor) {
        failOnceFor = undefined;
        throw new MailError({ code: 'ETIMEDOUT' });
      }
      sent.push(mail);
    },
    close: () => undefined,
  };
  const events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
  const reader = new Reader(database.orm);
  const agencyMail = new AgencyMail({
    settings: new SettingsService(em, reader, new Snapshots(events)),
    mailer,
    publicUrl: 'https://exemple.ma',
  });
  const limits = createRateLimits({ redisUrl: undefined, namespace: 'test', factor: 1, onError: () => undefined });
  sentMails = new SentMailService({ em, reader, agencyMail });
  new ReservationMails({
    ...{ em, reader, jobs, agencyMail, limits, sentMails, signatureKeys },
    reservations: reservationsById(reader),
    vehicles: vehiclesById(reader),
    customers: customersById(reader),
  }).register();
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

beforeEach(() => {
  sent = [];
});

const EVIL = '<b>Karim</b>';

function driver(values: Partial<Driver>): Driver {
  return Object.assign(new Driver(), { lastName: 'Idrissi', firstName: 'Omar', ...values });
}

async function tell(
  reservation: Reservation,
  occasion: ReservationOccasion,
  about?: Parameters<typeof tellOf>[3],
): Promise<void> {
  await inUnitOfWork(database.orm.em, () => tellOf(jobs, reservation.id, occasion, about));
  await allSent();
}

async function allSent(): Promise<void> {
  const open = `select 1 from pgboss.job where state in ('created', 'retry', 'active') limit 1`;
  const end = Date.now() + 15_000;
  while ((await database.orm.em.fork().execute(open)).length > 0) {
    if (Date.now() > end) throw new Error('the jobs did not end');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const to = (address: string): Mail => {
  const mail = sent.find((one) => one.to.address === address);
  if (!mail) throw new Error(`no mail to ${address}, only to ${sent.map((one) => one.to.address).join(', ')}`);
  return mail;
};

describe('what is kept of mails about a reservation', () => {
  const kept = ({ id }: Reservation) =>
    database.orm.em
      .fork()
      .execute(`select kind, recipient, address, failed from sent_mail where reservation_id = ? order by recipient`, [
        id,
      ]);

  it('is one line for each recipient, also when the job has to be tried again', async () => {
    const email = 'gardee@exemple.ma';
    const reservation = await makeReservation(database, { driver: driver({ email }) });
    failOnceFor = email;
    await tell(reservation, 'received');
    await tell(reservation, 'received');
    expect(await kept(reservation)).toEqual([
      { kind: 'RECEIVED', recipient: 'AGENCY', address: 'agence@exemple.ma', failed: false },
      { kind: 'RECEIVED', recipient: 'CUSTOMER', address: email, failed: false },
    ]);
  });

  it('is nothing where nobody has an address', async () => {
    const reservation = await makeReservation(database, { driver: driver({ phone: '0612345678' }) });
    await tell(reservation, 'accepted');
    expect(await kept(reservation)).toEqual([]);
  });

  it('says that a mail was given up, until it goes out after all', async () => {
    const reservation = await makeReservation(database, { driver: driver({}) });
    const address = 'injoignable@exemple.ma';
    const send = (last: boolean) =>
      inUnitOfWork(database.orm.em, () =>
        sentMails.send(
          { reservationId: reservation.id, kind: SentMailKind.REFUSED },
          {
            ...{ kind: 'reservation-refused-customer', key: `given-up-${reservation.id}`, subject: 'Refus' },
            ...{ to: { name: 'Omar', address }, content: { title: 'Refus', paragraphs: [] } },
          },
          { id: 'job-1', first: !last, last },
        ),
      );
    const line = { kind: 'REFUSED', recipient: 'CUSTOMER', address };
    failOnceFor = address;
    await expect(send(false)).rejects.toThrow(MailError);
    expect(await kept(reservation)).toEqual([]);
    failOnceFor = address;
    await expect(send(true)).rejects.toThrow(MailError);
    expect(await kept(reservation)).toEqual([{ ...line, failed: true }]);
    await send(true);
    expect(await kept(reservation)).toEqual([{ ...line, failed: false }]);
    // A server that was killed before the job ended runs it again.
    const before = sent.length;
    await send(false);
    expect(sent).toHaveLength(before);
  });
});

describe('mails about a reservation', () => {
  it('confirm five requests an hour to one e-mail address at most, whoever names it; the agency hears of all', async () => {
    const [email, other] = ['victime@exemple.ma', 'autre@exemple.ma'];
    for (let i = 0; i < 7; i++) {
      const named = i % 2 ? email : email.toUpperCase();
      await tell(await makeReservation(database, { driver: driver({ email: named }) }), 'received');
    }
    const reservation = await makeReservation(database, { driver: driver({ email: other }) });
    await tell(reservation, 'received');
    const count = (address: string) => sent.filter((mail) => mail.to.address.toLowerCase() === address).length;
    expect([count(email), count(other), count('agence@exemple.ma')]).toEqual([5, 1, 8]);
    // Actions of the staff are mailed regardless of the limit.
    await tell(await makeReservation(database, { driver: driver({ email }) }), 'refused');
    expect(count(email)).toBe(6);
  });

  it('count a request once, however often its job has to be tried again', async () => {
    const email = 'patiente@exemple.ma';
    for (let i = 0; i < 5; i++) {
      failOnceFor = i === 0 ? email : undefined;
      await tell(await makeReservation(database, { driver: driver({ email }) }), 'received');
    }
    expect(sent.filter((mail) => mail.to.address === email)).toHaveLength(5);
  });

  it('tell the customer and the agency of a new one, in agency time', async () => {
    const vehicle = await makeVehicle(database, { name: 'Dacia Duster' });
    const reservation = await makeReservation(database, {
      vehicle,
      driver: driver({ firstName: EVIL, email: 'omar@exemple.ma', phone: '0612345678' }),
      startsAt: new Date('2030-05-10T09:00:00Z'),
      endsAt: new Date('2030-05-13T09:00:00Z'),
      comment: 'Siège enfant <svg>',
    });
    await tell(reservation, 'received');

    expect(sent).toHaveLength(2);
    const mail = to('omar@exemple.ma');
    expect(mail).toMatchObject({
      from: { name: 'Zellij Location', address: 'agence@exemple.ma' },
      subject: `Votre demande de réservation ${reservation.number}`,
    });
    for (const body of [mail.html, mail.text]) {
      for (const fact of [
        reservation.number,
        'Dacia Duster',
        '10-05-2030 09:00, Casablanca',
        '13-05-2030 09:00, Rabat-Sale',
        '3 jours',
        '900\u00a0Dh',
        `https://exemple.ma/?suivi=${reservation.number}`,
      ]) {
        expect(body).toContain(fact);
      }
    }
    expect(mail.html).not.toContain('<b>Karim');
    const agency = to('agence@exemple.ma');
    expect(agency.text).toContain('06\u00a012\u00a034\u00a056\u00a078');
    // The agency's own number stands in the letterhead.
    expect(agency.text).toContain('05\u00a022\u00a000\u00a000\u00a000');
    expect(agency.html).toContain('Siège enfant &lt;svg&gt;');
    expect(agency.text).toContain(`https://exemple.ma/listreservation?numero=${reservation.number}`);
  });

  it.each(['accepted', 'changed'] as const)(
    'say that another vehicle is given than was asked for: %s',
    async (occasion) => {
      const [asked, given] = await Promise.all([
        makeVehicle(database, { name: 'Kia Picanto', transmission: Transmission.AUTOMATIC }),
        makeVehicle(database, { name: 'Dacia Logan' }),
      ]);
      const rental = await makeReservation(database, {
        vehicle: given,
        requestedVehicle: asked.id as never,
        status: ReservationStatus.ACCEPTED,
        total: '900.00',
        advance: '0.00',
        driver: driver({ email: 'omar@exemple.ma' }),
      });
      await tell(rental, occasion);
      expect(to('omar@exemple.ma').text).toContain(
        'à la place de Kia Picanto (boîte automatique), que vous aviez demandé, nous vous réservons Dacia Logan (boîte manuelle)',
      );
    },
  );

  it('name the lines of the price that staff entered', async () => {
    const rental = await makeReservation(database, {
      ...{ status: ReservationStatus.ACCEPTED, total: '1100.00', advance: '900.00' },
      driver: driver({ email: 'frais@exemple.ma' }),
    });
    const enter = async (label: string, amount: string): Promise<number> => {
      const [row] = await database.orm.em.fork().execute<{ id: number }[]>(
        `insert into reservation_line (created_at, updated_at, reservation_id, kind, label, quantity, unit_price, amount, vat_percent, position)
         values (now(), now(), ?, 'FEE', ?, 1, ?, ?, 20, 1) returning id`,
        [rental.id, label, amount, amount],
      );
      return row?.id ?? 0;
    };
    const charges = [await enter('Km supplémentaire', '150'), await enter('Nettoyage', '50')];
    await tell(rental, 'changed', { lineIds: charges });
    const mail = to('frais@exemple.ma');
    expect(mail.subject).toBe(`Frais ajoutés : ${rental.number}`);
    for (const fact of [
      `Km supplémentaire : ${formatMoney('150')}`,
      `Nettoyage : ${formatMoney('50')}`,
      `Prix convenu : ${formatMoney('1100')}`,
    ])
      expect(mail.text).toContain(fact);

    sent = [];
    await database.orm.em.fork().execute('update reservation set version = version + 1 where id = ?', [rental.id]);
    await tell(rental, 'changed', { lineIds: [await enter('Nettoyage', '-50')] });
    expect(to('frais@exemple.ma').subject).toBe(`Réservation modifiée : ${rental.number}`);
    expect(to('frais@exemple.ma').text).toContain(`Nettoyage : ${formatMoney('-50')}`);
  });

  it('go to the account when the driver has no address', async () => {
    const customer = await makeCustomer(database, { email: 'compte@exemple.ma' });
    const reservation = await makeReservation(database, { customer, driver: driver({ phone: '0612345678' }) });
    await tell(reservation, 'received');
    expect(sent.map((mail) => mail.to.address).sort()).toEqual(['agence@exemple.ma', 'compte@exemple.ma']);
  });

  it('go to the agency alone when nobody left an address', async () => {
    const reservation = await makeReservation(database, { driver: driver({ phone: '0612345678' }) });
    await tell(reservation, 'received');
    expect(sent.map((mail) => mail.to.address)).toEqual(['agence@exemple.ma']);
  });

  it('tell the customer alone of what the agency decided', async () => {
    const handledBy = await makeEmployee(database);
    const accepted = await makeReservation(database, {
      handledBy,
      status: ReservationStatus.ACCEPTED,
      total: '1250.00',
      advance: '250.50',
    });
    await tell(accepted, 'accepted');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: `Réservation acceptée : ${accepted.number}` });
    for (const fact of ['1\u202f250\u00a0Dh', '250,50\u00a0Dh', '999,50\u00a0Dh'])
      expect(sent[0]?.text).toContain(fact);
    for (const body of [sent[0]?.text, sent[0]?.html]) {
      const link = `https://exemple.ma/signature?numreservation=${accepted.number}&cle=${signatureKeys.keyTo(accepted.numberKey)}`;
      expect(body?.replaceAll('&amp;', '&')).toContain(link);
      expect(body).toContain(`https://exemple.ma/?suivi=${accepted.number}`);
    }

    sent = [];
    const refused = await makeReservation(database, { status: ReservationStatus.REFUSED, reason: 'Véhicule en panne' });
    await tell(refused, 'refused');
    expect(sent[0]?.text).toContain('Motif : Véhicule en panne');

    sent = [];
    const cancelled = await makeReservation(database, { status: ReservationStatus.CANCELLED });
    await tell(cancelled, 'cancelled');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: `Réservation annulée : ${cancelled.number}` });
    expect(sent[0]?.text).not.toContain('Motif');
  });

  it('ask for the signature of the amendment that a change made, once the contract is signed or the rental began', async () => {
    const accepted = { status: ReservationStatus.ACCEPTED, total: '1250.00', advance: '0.00' };
    const amend = ({ id }: Reservation, number: number) =>
      database.orm.em.fork().execute(
        `insert into rental_amendment (created_at, updated_at, reservation_id, number, kind, at, before, after, signatory)
         values (now(), now(), ?, ?, 'EXTENSION', now(), '{}', '{}', 'Omar Idrissi')`,
        [id, number],
      );
    const linkOf = ({ number, numberKey }: Reservation, amendment: number): string =>
      `https://exemple.ma/signature?numreservation=${number}&avenant=${amendment}&cle=${signatureKeys.keyTo(`${numberKey}/avenant/${amendment}`)}`;
    const told = async (rental: Reservation): Promise<string | undefined> => {
      sent = [];
      await tell(rental, 'changed');
      return sent[0]?.text;
    };

    const toCome = await makeReservation(database, accepted);
    await amend(toCome, 1);
    expect(await told(toCome)).toContain('Signez votre contrat en ligne');
    await database.orm.em
      .fork()
      .execute(
        `insert into signature (created_at, updated_at, reservation_id, ip_address, sha256) values (now(), now(), ?, '::1', 'x')`,
        [toCome.id],
      );
    expect(await told(toCome)).toContain(linkOf(toCome, 1));
    await amend(toCome, 2);
    const second = await told(toCome);
    expect(second).toContain("l'avenant n° 2 à votre contrat");
    expect(second).toContain(linkOf(toCome, 2));
    expect(second).toContain(`https://exemple.ma/?suivi=${toCome.number}`);

    const begun = await makeReservation(database, { ...accepted, startsAt: new Date(Date.now() - 3_600_000) } as never);
    expect(await told(begun)).not.toContain('/signature');
    await amend(begun, 1);
    expect(await told(begun)).toContain(linkOf(begun, 1));
    await database.orm.em
      .fork()
      .execute(
        "update rental_amendment set signed_at = now(), ip_address = '::1', sha256 = 'x' where reservation_id = ?",
        [begun.id],
      );
    expect(await told(begun)).not.toContain('/signature');
  });

  it('are sent again to the one who did not get them, and to nobody else', async () => {
    failOnceFor = 'agence@exemple.ma';
    const reservation = await makeReservation(database);
    await tell(reservation, 'received');
    expect(sent.map((mail) => mail.to.address).sort()).toEqual(['agence@exemple.ma', 'omar@exemple.ma']);
  });

  it('are never held back when the staff wrote the request down', async () => {
    const email = 'fidele@exemple.ma';
    for (let i = 0; i < 7; i++) {
      const { id: reservationId } = await makeReservation(database, { driver: driver({ email }) });
      await inUnitOfWork(database.orm.em, () =>
        jobs.enqueue(RESERVATION_MAIL, { reservationId, occasion: 'received', to: 'customer' }),
      );
      await allSent();
    }
    expect(sent.filter((mail) => mail.to.address === email)).toHaveLength(7);
  });

  it('go to everyone concerned by a job that an earlier release left', async () => {
    const { id: reservationId } = await makeReservation(database);
    await inUnitOfWork(database.orm.em, () => jobs.enqueue(RESERVATION_MAILS, { reservationId, occasion: 'received' }));
    await allSent();
    expect(sent.map((mail) => mail.to.address).sort()).toEqual(['agence@exemple.ma', 'omar@exemple.ma']);
  });

  it('are not sent for a reservation that is no more', async () => {
    const reservation = await makeReservation(database);
    await database.orm.em.fork().execute('delete from reservation where id = ?', [reservation.id]);
    await tell(reservation, 'accepted');
    expect(sent).toEqual([]);
  });
});
