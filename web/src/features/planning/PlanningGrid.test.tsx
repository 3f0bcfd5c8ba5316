import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { barsByVehicle } from './bars';
import type { PlanningVehicleFieldsFragment } from './Planning.generated';
import { PlanningGrid } from './PlanningGrid';
import { minutesOf } from '../../kit/timeline/wallMinutes';

const mockDrawn: string[] = [];

jest.mock('../reservation-desk/VehicleThumb', () => ({
  VehicleThumb: ({ vehicle }: { vehicle: { id: string } }) => {
    mockDrawn.push(vehicle.id);
    return null;
  },
}));

const vehicles = Array.from({ length: 40 }, (_, index): PlanningVehicleFieldsFragment => ({
  __typename: 'PlanningVehicle',
  id: `v${index}`,
  name: `Dacia Logan ${index}`,
  plateNumber: `${10_000 + index}-A-6`,
  category: 'CITY_CAR',
  dailyPrice: '300',
  visible: true,
  imageUrl: null,
  agencyId: '1',
  agencyName: 'Casablanca',
}));

const reservations = vehicles.map(({ id }) => ({
  number: `R-${id}`,
  vehicleId: id,
  status: 'ACCEPTED',
  customerName: `Client de ${id}`,
  startsAt: '2026-11-21T10:00',
  endsAt: '2026-11-24T10:00',
  readyAt: null,
  swappedAt: null,
}));

const bars = barsByVehicle(reservations, [], () => '', 60);
const nothing = (): undefined => undefined;

/** What changes of the grid's elements while something is done. */
const changesOf = async (grid: HTMLElement, act_: () => Promise<void>): Promise<Set<Node>> => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  await act(act_);
  records.push(...observer.takeRecords());
  observer.disconnect();
  return new Set(
    records
      .flatMap(({ type, target, addedNodes, removedNodes }) =>
        type === 'childList' ? [...addedNodes, ...removedNodes] : [target],
      )
      .filter((node) => node !== grid),
  );
};

test.each([
  ['ArrowRight', 'to the next day', 1],
  ['ArrowDown', 'to the next vehicle', 2],
])('%s leads %s and draws that cell and the one before anew, no row and no bar', async (key, _, cells) => {
  const user = userEvent.setup({ delay: null });
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <PlanningGrid
          vehicles={vehicles}
          bars={bars}
          reservationOf={nothing}
          firstDay={minutesOf('2026-11-20')}
          days={60}
          now={minutesOf('2026-11-20T09:00')}
          ready
          onOpen={nothing}
          onCreate={nothing}
          onChange={nothing}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
  const grid = screen.getByRole('grid');
  await user.tab();
  expect(grid).toHaveFocus();
  // The rows that are seen are known with the first frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const before = grid.getAttribute('aria-activedescendant');
  mockDrawn.length = 0;

  const changed = await changesOf(grid, () => user.keyboard(`{${key}}`));

  expect(grid.getAttribute('aria-activedescendant')).not.toBe(before);
  expect(mockDrawn).toEqual([]);
  const elements = [...changed].filter((node) => node instanceof HTMLElement);
  expect(elements).toHaveLength(cells);
  for (const element of elements) expect(element).toHaveAttribute('role', 'gridcell');
});
