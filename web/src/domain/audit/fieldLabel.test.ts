import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldLabel } from './texts';
import { texts } from './texts.fr';

/** Fields that the trail records of whole entities and that no form shows under the same name. */
const internal = [
  ...['baseKmPerDay', 'includedKmPerDay', 'depositBase', 'requestedVehicle'],
  ...['moneyReason', 'missingBalance', 'missingDeposit', 'recordedBy', 'corrects'],
  ...['everyYear', 'vehicleId', 'kmPerDay', 'area', 'access', 'latitude', 'longitude'],
];

test.each(internal)('the trail and the timeline of a file name %s in French', (field) => {
  expect(fieldLabel(field)).not.toBe(field);
});

test('every part that the server records has a label', () => {
  const audited = readFileSync(join(__dirname, '../../../../server/src/modules/base/audit/audited.ts'), 'utf8');
  const parts = [...audited.matchAll(/part: '(\w+)'/g)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !Object.hasOwn(texts.parts, part))).toEqual([]);
});
