import type { RentalStage } from '../../platform/graphql/types.generated';
import { countdownOf } from './countdown';

const trip = { startsAt: '2026-11-25T10:00:00+00:00', endsAt: '2026-11-28T18:00:00+00:00' };

test.each<[string, RentalStage, string]>([
  ['2026-11-22T23:00', 'PLANNED', 'Départ dans 3 jours à 10:00'],
  ['2026-11-24T23:59', 'PLANNED', 'Départ demain à 10:00'],
  ['2026-11-25T09:59', 'PLANNED', 'Départ aujourd’hui à 10:00'],
  ['2026-11-25T10:30', 'PLANNED', 'Départ aujourd’hui à 10:00'],
  ['2026-11-25T09:59', 'OUT', 'Retour dans 3 jours à 18:00'],
  ['2026-11-28T08:00', 'OUT', 'Retour aujourd’hui à 18:00'],
  ['2026-11-28T18:01', 'OUT', 'Retour attendu aujourd’hui à 18:00'],
])('at %s, when it is %s, it says %s', (now, stage, said) => expect(countdownOf({ ...trip, stage }, now)).toBe(said));
