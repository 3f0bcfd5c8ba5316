import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { ReturnReminderService } from './return-reminder.service.js';

const HOUR_MS = 3_600_000;
const START = Date.parse('2027-03-01T09:00:00Z');
const at = (hours: number): Date => new Date(START + hours * HOUR_MS);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A rental that is out for so many hours. */
async function rental(hours: number): Promise<Reservation> {
  return makeReservation(app.database, {
    ...{ vehicle: await makeVehicle(app.database), stage: RentalStage.OUT, status: ReservationStatus.ACCEPTED },
    ...{ startsAt: at(0), endsAt: at(hours), acceptedAt: at(-1), total: '900.00', advance: '0.00' },
  });
}

/** Looks what is due at each of these hours after the start. */
async function lookAt(...hours: number[]): Promise<void> {
  const { em, jobs, settings } = app.services;
  const reminders = new ReturnReminderService({ em, jobs, settings });
  for (const hour of hours) await app.inContext(() => reminders.send(at(hour)));
}

async function mailsOf({ id }: Reservation): Promise<string[]> {
  const rows = await app.execute<{ occasion: string; nth: string }>(
    `select data->>'occasion' as occasion, data->>'nth' as nth from pgboss.job
     where (data->>'reservationId')::int = ? and data->>'occasion' in ('returning', 'late') order by created_on, nth`,
    [id],
  );
  return rows.map(({ occasion, nth }) => `${occasion} ${nth.split('-')[0]}`);
}

async function choose(settings: { first: number; second: number; late: boolean }): Promise<void> {
  await app.execute('update settings set first_reminder_hours = ?, second_reminder_hours = ?, late_reminder = ?', [
    settings.first,
    settings.second,
    settings.late,
  ]);
}

describe('reminders of the return', () => {
  it('go out a day and two hours before the promised end, and when it is late, each once', async () => {
    const out = await rental(72);
    await lookAt(24, 47);
    expect(await mailsOf(out)).toEqual([]);
    await lookAt(48, 48, 49, 69);
    expect(await mailsOf(out)).toEqual(['returning first']);
    await lookAt(70, 71, 72, 72.9);
    expect(await mailsOf(out)).toEqual(['returning first', 'returning second']);
    await lookAt(73.1, 74, 100);
    expect(await mailsOf(out)).toEqual(['returning first', 'returning second', 'late late']);
  });

  it('start again with another promised end', async () => {
    const out = await rental(72);
    await lookAt(48);
    await app.execute('update reservation set ends_at = ? where id = ?', [at(120), out.id]);
    await lookAt(70, 96);
    expect(await mailsOf(out)).toEqual(['returning first', 'returning first']);
  });

  it('leave out what the rental is too short for, and what is long over', async () => {
    const short = await rental(20);
    await lookAt(1, 18.5);
    expect(await mailsOf(short)).toEqual(['returning second']);
    const old = await rental(30);
    await lookAt(30 + 48);
    expect(await mailsOf(old)).toEqual([]);
  });

  it('do not go to a customer who has brought the vehicle back or has not left', async () => {
    const back = await rental(72);
    await app.execute("update reservation set stage = 'RETURNED' where id = ?", [back.id]);
    const ahead = await rental(72);
    await app.execute("update reservation set stage = 'PLANNED' where id = ?", [ahead.id]);
    await lookAt(48, 70, 74);
    expect([...(await mailsOf(back)), ...(await mailsOf(ahead))]).toEqual([]);
  });

  it('follow the settings', async () => {
    const rows = await app.execute<{ count: number }>('select count(*)::int as count from settings');
    if (rows[0]?.count === 0)
      await app.inContext(async () => app.services.em.persist(await app.services.settings.get()).flush());
    await choose({ first: 0, second: 10, late: false });
    const out = await rental(72);
    await lookAt(48, 62, 74);
    expect(await mailsOf(out)).toEqual(['returning second']);
    await choose({ first: 24, second: 24, late: true });
    const twice = await rental(72);
    await lookAt(48, 70);
    expect(await mailsOf(twice)).toEqual(['returning first']);
    await choose({ first: 24, second: 2, late: true });
  });

  it('tell of a lateness that the settings call so a day after the end only', async () => {
    await app.execute('update settings set late_after_minutes = 1440');
    const out = await rental(72);
    await lookAt(72 + 23);
    expect(await mailsOf(out)).not.toContain('late late');
    await lookAt(72 + 25);
    expect(await mailsOf(out)).toContain('late late');
    await app.execute('update settings set late_after_minutes = 60');
  });
});
