import { screen, within } from '@testing-library/react';
import { renderAt } from '../../test/renderAt';
import { dayMinutes, minutesOf } from '../../kit/timeline/wallMinutes';
import { barsByVehicle } from './bars';
import { DayAgenda } from './DayAgenda';
import type { PlanningReservationFieldsFragment, PlanningVehicleFieldsFragment } from './Planning.generated';

const vehicle: PlanningVehicleFieldsFragment = {
  __typename: 'PlanningVehicle',
  id: 'v1',
  name: 'Dacia Duster',
  plateNumber: '12345-A-6',
  category: 'COMPACT_SUV',
  dailyPrice: '400.00',
  visible: true,
  imageUrl: null,
  agencyId: '1',
  agencyName: 'Casablanca',
};

const rental = (
  number: string,
  [startsAt, endsAt]: readonly [string, string],
  stage: PlanningReservationFieldsFragment['stage'],
): PlanningReservationFieldsFragment => ({
  ...{ __typename: 'PlanningReservation', number, vehicleId: 'v1', status: 'ACCEPTED', stage, startsAt, endsAt },
  ...{ customerName: number, phone: null, pickupPlace: 'Rabat', returnPlace: 'Fès', readyAt: endsAt, swappedAt: null },
  ...{ quotedTotal: '800.00', total: '800.00', discountPercent: 0, version: 1, late: false, riskMessage: null },
});

test('says which vehicles have left and which are back', () => {
  const reservations = [
    rental('Parti', ['2026-11-20T09:00', '2026-11-22T09:00'], 'OUT'),
    rental('Attendu', ['2026-11-20T15:00', '2026-11-22T09:00'], 'PLANNED'),
    rental('Revenu', ['2026-11-18T09:00', '2026-11-20T10:00'], 'RETURNED'),
    rental('Dehors', ['2026-11-18T09:00', '2026-11-20T18:00'], 'OUT'),
  ];
  const day = minutesOf('2026-11-20T00:00');
  renderAt(
    '/tablereservation',
    <DayAgenda
      vehicles={[vehicle]}
      bars={barsByVehicle(reservations, [], () => '', 0)}
      reservationOf={(wanted) => reservations.find(({ number }) => number === wanted)}
      day={day}
      now={day + dayMinutes / 2}
      ready
      onOpen={() => undefined}
      onReserve={() => undefined}
    />,
  );
  const rows = (title: RegExp) => {
    const section = screen.getByRole('heading', { name: title }).closest('section');
    return section
      ? within(section)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : [];
  };
  expect(rows(/Départs/)).toEqual([
    expect.stringMatching(/Parti.*Rabat · Parti$/),
    expect.stringMatching(/Attendu.*Rabat$/),
  ]);
  expect(rows(/Retours/)).toEqual([
    expect.stringMatching(/Revenu.*Fès · Rentré$/),
    expect.stringMatching(/Dehors.*Fès$/),
  ]);
});
