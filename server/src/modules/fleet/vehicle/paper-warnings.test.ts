import { expect, it } from 'vitest';
import { paperWarnings } from './paper-warnings.js';

const period = { startsAt: new Date('2026-11-10T09:00:00Z'), endsAt: new Date('2026-11-20T09:00:00Z') };

it.each([
  [{}, []],
  [{ endsOn: '2026-11-20' }, []],
  [{ startsOn: '2026-11-10', endsOn: '2027-11-09' }, []],
  [{ endsOn: '2026-11-19' }, ["L'assurance du véhicule s'arrête au 19-11-2026, avant le retour."]],
  [{ endsOn: '2026-11-10' }, ["L'assurance du véhicule s'arrête au 10-11-2026, avant le retour."]],
  [
    { endsOn: '2026-11-09' },
    ["L'assurance du véhicule s'arrête au 09-11-2026 : il n'est pas assuré pour cette location."],
  ],
  [
    { startsOn: '2026-11-11', endsOn: '2027-11-10' },
    ["L'assurance du véhicule ne commence que le 11-11-2026, après le départ."],
  ],
])('an insurance of %j warns of %j', (insurance, warnings) => {
  expect(paperWarnings({ insurance }, period)).toEqual(warnings);
});
