import { fieldLabel } from './texts';

/** Fields that the trail records of whole entities and that no form shows under the same name. */
const internal = [
  ...['baseKmPerDay', 'includedKmPerDay', 'depositBase', 'requestedVehicle'],
  ...['moneyReason', 'missingBalance', 'missingDeposit', 'recordedBy', 'corrects'],
  ...['everyYear', 'vehicleId', 'kmPerDay', 'area', 'access', 'latitude', 'longitude'],
];

test.each(internal)('the trail and the timeline of a file name %s in French', (field) => {
  expect(fieldLabel(field)).not.toBe(field);
});
