import { createEventBus } from '../../../platform/events/event-bus.js';
import { Snapshots } from '../../../platform/events/snapshots.js';
import { Reader } from '../../../platform/database/reader.js';
import { pino } from 'pino';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { createJobQueue, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { createRateLimits } from '../../../platform/limits/rate-limits.js';
import { type Mail, MailError } from '../../../platform/mail/mailer.js';
import { LinkKeys } from '../../../kernel/link-keys.js';
import { AgencyMail } from '../../base/settings/agency-mail.js';
import { Settings } from '../../base/settings/settings.entity.js';
import { SettingsService } from '../../base/settings/settings.service.js';
import { Transmission } from '../../fleet/vehicle/vehicle.enums.js';
import { Driver, type Reservation } from './reservation.entity.js';
import { RESERVATION_MAIL, RESERVATION_MAILS, type ReservationOccasion, tellOf } from './reservation.jobs.js';
import { ReservationMails } from './reservation.mails.js';
import { ReservationStatus } from './reservation-status.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

let database: Database;
let jobs: JobQueue;
let sent: Mail[];
const signatureKeys = new LinkKeys('a secret of the test', 'links');
let failOnceFor: string | undefined;
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
  new ReservationMails({ em, reader, jobs, agencyMail, limits, signatureKeys }).register();
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

async function tell(reservation: Reservation, occasion: ReservationOccasion): Promise<void> {
  await inUnitOfWork(database.orm.em, () => tellOf(jobs, reservation.id, occasion));
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
    // What the staff do is told all the same.
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
    expect(agency.text).toContain('0612345678');
    expect(agency.html).toContain('Siège enfant &lt;svg&gt;');
    expect(agency.text).toContain('https://exemple.ma/listreservation');
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
