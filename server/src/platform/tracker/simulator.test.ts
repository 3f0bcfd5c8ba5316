import { distanceKm } from './geo.js';
import { simulate, simulatedKmPerDay, simulateWire } from './simulator.js';
import { readPosition } from './tracker-position.js';

const DEVICES = Array.from({ length: 40 }, (_, index) => `35209408${1_100_000 + index * 7919}`);
const MORNING = Date.parse('2026-11-20T00:00:00Z');
const MINUTES = Array.from({ length: 1440 }, (_, minute) => new Date(MORNING + minute * 60_000));

describe('a simulated car', () => {
  it('has one position for each moment, whenever it is asked', () => {
    const at = new Date('2026-11-20T09:17:31Z');
    expect(simulate(DEVICES[0] ?? '', at)).toEqual(simulate(DEVICES[0] ?? '', at));
  });

  it.each(DEVICES.slice(0, 5))('%s drives what its odometer says, within its road’s bends', (device) => {
    const seconds = Array.from({ length: 8640 }, (_, step) => simulate(device, new Date(MORNING + step * 10_000)));
    let driven = 0;
    for (const [index, position] of seconds.entries()) driven += distanceKm(seconds[index - 1] ?? position, position);
    const told = simulate(device, new Date(MORNING + 86_400_000)).odometerKm - (seconds[0]?.odometerKm ?? 0);
    expect(told).toBeCloseTo(simulatedKmPerDay(device), 6);
    expect(Math.abs(driven - told) / told).toBeLessThan(0.01);
  });

  it('never turns its odometer back, and never jumps', () => {
    for (const device of DEVICES) {
      const readings = MINUTES.map((at) => simulate(device, at));
      for (const [index, now] of readings.entries()) {
        const before = readings[index - 1] ?? now;
        expect(now.odometerKm).toBeGreaterThanOrEqual(before.odometerKm);
        // Unless it is out of reach, when it drives on unseen, no car drives farther than this in a minute.
        if (before.state !== 'DISCONNECTED') expect(distanceKm(before, now)).toBeLessThan(2.5);
      }
    }
  });

  it('drives, parks and is out of reach; some drive too fast', () => {
    const seen = DEVICES.flatMap((device) => MINUTES.map((at) => simulate(device, at)));
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['MOVING', 'PARKED', 'DISCONNECTED']));
    expect(seen.some(({ speedKph }) => speedKph > 120)).toBe(true);
    expect(Math.max(...seen.map(({ speedKph }) => speedKph))).toBeLessThan(140);
    expect(seen.every(({ address }) => address !== '')).toBe(true);
  });

  it('answers in the format of the GPS service', () => {
    const parked = simulateWire(DEVICES[0] ?? '', new Date('2026-11-20T03:00:00Z'));
    expect(parked.activityTime).toBe('180 min,parked');
    expect(readPosition(parked)).toEqual({
      latitude: parked.latitude,
      longitude: parked.longitude,
      speedKph: 0,
      odometerKm: parked.odometerOffsetKM,
      state: 'PARKED',
      address: parked.address,
    });
  });
});
