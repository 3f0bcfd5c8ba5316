import { makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Insurance } from '../../fleet/vehicle/vehicle.entity.js';
import { InsuranceType } from '../../fleet/vehicle/vehicle.enums.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const claims = async () =>
  (await app.graphql<{ siteClaims: object }>('{ siteClaims { insured deliveryPlaces discountPercent served } }')).data
    ?.siteClaims;

const insurance = Object.assign(new Insurance(), { insurer: 'Mutuelle du Maghreb', type: InsuranceType.COMPREHENSIVE });

it('claims only what is set up', async () => {
  const nothing = { insured: false, deliveryPlaces: 0, discountPercent: 0, served: false };
  expect(await claims()).toEqual(nothing);
  // Nobody sees it on the site.
  await makeVehicle(app.database, { visible: false });
  expect(await claims()).toEqual(nothing);
  const shown = { ...nothing, deliveryPlaces: 39, discountPercent: 15 };
  await makeVehicle(app.database, { insurance });
  expect(await claims()).toEqual({ ...shown, insured: true });
  const vehicle = await makeVehicle(app.database);
  expect(await claims()).toEqual(shown);
  const rental = { vehicle, status: ReservationStatus.ACCEPTED, total: '900.00', advance: '0.00' };
  await makeReservation(app.database, { ...rental, stage: RentalStage.RETURNED });
  await makeVehicle(app.database);
  expect(await claims()).toEqual({ ...shown, served: true });
});
