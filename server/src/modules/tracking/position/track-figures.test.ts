import { cutAt, figuresOf, type TrackPoint } from './track-figures.js';
import { PositionState } from './position.types.js';

const NOON = Date.parse('2026-11-18T12:00:00Z');
/** Degrees of longitude per kilometre on the 33rd parallel. */
const KM_EAST = 1 / 93.26;

/** Makes a point this many minutes after noon and kilometres to the east; parked unless a speed is given. */
function point(minute: number, km: number, change: Partial<TrackPoint> = {}): TrackPoint {
  const speedKph = change.speedKph ?? 0;
  return {
    at: new Date(NOON + minute * 60_000),
    latitude: 33,
    longitude: -7 + km * KM_EAST,
    speedKph,
    odometerKm: null,
    state: speedKph > 0 ? PositionState.MOVING : PositionState.PARKED,
    address: `km ${km}`,
    ...change,
  };
}
const driving = (minute: number, km: number, odometerKm: number | null = null): TrackPoint =>
  point(minute, km, { speedKph: 60, odometerKm });
const unheard = (minute: number, km: number): TrackPoint => point(minute, km, { state: PositionState.DISCONNECTED });
const minutesOf = (points: readonly TrackPoint[]) =>
  figuresOf(points).stops.map(({ from, to }) => [from, to].map((at) => (at.getTime() - NOON) / 60_000));

describe('the distance of a day', () => {
  it('is that of the odometer, including bends', () => {
    expect(figuresOf([driving(0, 0, 100), driving(1, 1, 101.4), driving(2, 2, 102.8)]).distanceKm).toBe(2.8);
  });

  it('is the straight line without an odometer, or with one that does not move', () => {
    expect(figuresOf([driving(0, 0), driving(1, 1), driving(2, 2)]).distanceKm).toBe(2);
    expect(figuresOf([driving(0, 0, 5), driving(1, 1, 5), driving(2, 2, 5)]).distanceKm).toBe(2);
  });

  it('leaves out a replaced device, whatever its odometer shows', () => {
    expect(figuresOf([driving(0, 0, 90_000), driving(1, 1, 12), driving(2, 2, 13)]).distanceKm).toBe(2);
    expect(figuresOf([driving(0, 0, 12), driving(1, 1, 90_000), driving(2, 2, 90_001)]).distanceKm).toBe(2);
  });

  it('leaves out a position that no car could reach in time, and the jitter of a parked one', () => {
    expect(figuresOf([driving(0, 0), driving(1, 400), driving(2, 2)]).distanceKm).toBe(0);
    expect(figuresOf([point(0, 0), point(1, 0.05), point(2, 0), point(3, 0.05)]).distanceKm).toBe(0);
  });

  it('is complete across a gap in the records', () => {
    expect(figuresOf([driving(0, 0, 10), driving(45, 40, 52)]).distanceKm).toBe(42);
  });
});

describe('the stops of a day', () => {
  it('are halts of five minutes or more, until the car drove off', () => {
    expect(minutesOf([driving(0, 0), point(1, 1), point(5, 1), driving(6, 1), driving(7, 2)])).toEqual([[1, 6]]);
    expect(minutesOf([driving(0, 0), point(1, 1), point(4, 1), driving(5, 1)])).toEqual([]);
  });

  it('are not made of a device that is out of reach while driving', () => {
    expect(minutesOf([driving(0, 0), unheard(1, 1), unheard(20, 1), driving(21, 20)])).toEqual([]);
  });

  it('continue while the device of a parked car is out of reach, and end if it is elsewhere afterwards', () => {
    expect(minutesOf([point(0, 1), unheard(1, 1), unheard(30, 1), point(31, 1)])).toEqual([[0, 31]]);
    expect(minutesOf([point(0, 1), point(6, 1), unheard(7, 1), point(31, 9), point(40, 9)])).toEqual([
      [0, 6],
      [31, 40],
    ]);
  });

  it('end with the last record if driving off was not recorded', () => {
    expect(minutesOf([point(0, 1), point(6, 1), driving(90, 30)])).toEqual([[0, 6]]);
  });
});

describe('the driving time', () => {
  it('leaves out time without records', () => {
    expect(figuresOf([driving(0, 0), driving(2, 2), driving(60, 40), point(61, 41)]).drivingMinutes).toBe(3);
  });
});

describe('a day that ends while driving', () => {
  it('splits the distance across midnight between both days', () => {
    const night = [driving(-2, 0, 10), driving(2, 4, 15)];
    const noon = new Date(NOON);
    const [before, after] = [cutAt(night, new Date(0), noon), cutAt(night, noon, new Date(NOON * 2))].map(figuresOf);
    expect([before?.distanceKm, after?.distanceKm]).toEqual([2.5, 2.5]);
    expect([before?.drivingMinutes, after?.drivingMinutes]).toEqual([2, 2]);
    expect([before?.topSpeedKph, after?.topSpeedKph]).toEqual([60, 60]);
  });
});
