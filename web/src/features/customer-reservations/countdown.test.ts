import { countdownOf } from './countdown';

const trip = { startsAt: '2026-11-25T10:00:00+00:00', endsAt: '2026-11-28T18:00:00+00:00' };

test.each([
  ['2026-11-22T23:00', 'Départ dans 3 jours à 10:00'],
  ['2026-11-24T23:59', 'Départ demain à 10:00'],
  ['2026-11-25T09:59', 'Départ aujourd’hui à 10:00'],
  ['2026-11-25T10:00', 'Retour dans 3 jours à 18:00'],
  ['2026-11-28T08:00', 'Retour aujourd’hui à 18:00'],
])('at %s it says %s', (now, said) => expect(countdownOf(trip, now)).toBe(said));
