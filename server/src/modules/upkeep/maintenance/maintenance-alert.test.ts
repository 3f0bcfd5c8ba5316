import { type Alert, AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import { insuranceAlert, maintenanceAlert, vehicleAlert } from './maintenance-alert.js';

const { BAD, EXPIRED, GOOD } = AlertLevel;
const TODAY = '2026-11-20';
const subject = 'Vidange';

describe('the alert of a maintenance', () => {
  it.each([
    ['2026-12-06', GOOD, 16, ''],
    ['2026-12-05', BAD, 15, 'Vidange : à faire avant le 05-12-2026.'],
    ['2026-11-20', BAD, 0, 'Vidange : à faire avant le 20-11-2026.'],
    ['2026-11-19', EXPIRED, -1, 'Vidange : en retard depuis le 19-11-2026.'],
  ])('due on %s is %s', (nextOn, level, daysLeft, note) => {
    expect(maintenanceAlert({ subject, nextOn }, 50_000, TODAY)).toEqual({ level, daysLeft, note });
  });

  it.each([
    [50_501, GOOD, '', undefined],
    [50_500, BAD, 'Vidange : à faire dans 500\u00a0km.', 500],
    [50_000, BAD, 'Vidange : à faire dans 0\u00a0km.', 0],
    [49_999, EXPIRED, 'Vidange : dépassée de 1\u00a0km.', -1],
  ])('due at %d km is %s at 50 000 km', (nextOdometerKm, level, note, kmLeft) => {
    expect(maintenanceAlert({ subject, nextOdometerKm }, 50_000, TODAY)).toEqual({
      level,
      note,
      daysLeft: undefined,
      kmLeft,
    });
  });

  it('takes the more urgent of day and odometer, and names it', () => {
    const due = { subject, nextOn: '2026-11-25', nextOdometerKm: 49_000 };
    expect(maintenanceAlert(due, 50_000, TODAY)).toEqual({
      level: EXPIRED,
      // Five days would suggest that time is left.
      daysLeft: undefined,
      kmLeft: -1000,
      note: 'Vidange : dépassée de 1\u202f000\u00a0km.',
    });
    expect(maintenanceAlert({ ...due, nextOdometerKm: 50_100 }, 50_000, TODAY).note).toBe(
      'Vidange : à faire avant le 25-11-2026, à faire dans 100\u00a0km.',
    );
  });

  it('is good without a day, and without an odometer to compare with', () => {
    expect(maintenanceAlert({ subject }, 50_000, TODAY).level).toBe(GOOD);
    expect(maintenanceAlert({ subject, nextOn: null, nextOdometerKm: 1 }, null, TODAY).level).toBe(GOOD);
  });

  it('counts calendar days over the end of a year', () => {
    expect(maintenanceAlert({ subject, nextOn: '2027-01-02' }, 0, '2026-12-31').daysLeft).toBe(2);
  });
});

describe('the alert of an insurance', () => {
  it.each([
    [undefined, GOOD, ''],
    ['2027-11-20', GOOD, ''],
    ['2026-11-30', BAD, 'Assurance : expire le 30-11-2026.'],
    ['2026-11-01', EXPIRED, 'Assurance : expirée depuis le 01-11-2026.'],
  ])('that ends on %s is %s', (endsOn, level, note) => {
    expect(insuranceAlert(endsOn, TODAY)).toMatchObject({ level, note });
  });
});

describe('the alert of a vehicle', () => {
  const alert = (level: AlertLevel, note: string, daysLeft?: number): Alert => ({ level, note, daysLeft });

  it('is the most urgent of its alerts, with the notes of all, most urgent first', () => {
    expect(vehicleAlert([alert(GOOD, ''), alert(BAD, 'B.', 3), alert(EXPIRED, 'E.', -3)])).toEqual(
      alert(EXPIRED, 'E. B.', -3),
    );
  });

  it('is good when there is none', () => {
    expect(vehicleAlert([])).toEqual({ level: GOOD, note: '', daysLeft: undefined });
  });
});
