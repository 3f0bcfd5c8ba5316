import { MantineProvider } from '@mantine/core';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { minutesOf } from '../../kit/timeline/wallMinutes';
import { barsByVehicle } from './bars';
import type { PlanningVehicleFieldsFragment } from './Planning.generated';
import { PlanningGrid } from './PlanningGrid';

const mockDrawn: string[] = [];

jest.mock('../../domain/vehicle/VehicleThumb', () => ({
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

const show = (): HTMLElement => {
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
  return screen.getByRole('grid');
};

test.each([
  ['ArrowRight', 'to the next day', 1],
  ['ArrowDown', 'to the next vehicle', 2],
])('%s leads %s and draws that cell and the one before anew, no row and no bar', async (key, _, cells) => {
  const user = userEvent.setup({ delay: null });
  const grid = show();
  await user.tab();
  expect(grid).toHaveFocus();
  const before = grid.getAttribute('aria-activedescendant');
  mockDrawn.length = 0;

  const changed = await changesOf(grid, () => user.keyboard(`{${key}}`));

  expect(grid.getAttribute('aria-activedescendant')).not.toBe(before);
  expect(mockDrawn).toEqual([]);
  const elements = [...changed].filter((node) => node instanceof HTMLElement);
  expect(elements).toHaveLength(cells);
  for (const element of elements) expect(element).toHaveAttribute('role', 'gridcell');
});

test('draws the rows that are scrolled to', () => {
  const grid = show();
  expect(screen.queryByText('Dacia Logan 39')).not.toBeInTheDocument();

  fireEvent.scroll(grid, { target: { scrollTop: 1200 } });

  expect(screen.getByText('Dacia Logan 39')).toBeInTheDocument();
  expect(screen.queryByText('Dacia Logan 0')).not.toBeInTheDocument();
});

describe('The card of a bar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const states = (): (string | null)[] =>
    [...document.querySelectorAll('[data-state] dl')].map((facts) => facts.textContent);
  const rest = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
  /** A pointer comes onto a bar. jsdom's events do not say which kind it is, and where. */
  const come = (bar: Element, pointerType: string): void => {
    const event = createEvent.pointerOver(bar);
    Object.defineProperties(event, { pointerType: { value: pointerType }, clientX: { value: 300 } });
    fireEvent(bar, event);
  };
  const firstBar = (grid: HTMLElement): Element => grid.querySelector('[data-bar]') ?? grid;

  test('opens while a mouse rests on the bar, and closes when the grid scrolls', () => {
    const grid = show();
    come(firstBar(grid), 'mouse');
    rest(100);
    expect(states()).toEqual([]);
    rest(300);
    expect(states()).toHaveLength(1);

    fireEvent.scroll(grid, { target: { scrollTop: 10 } });
    expect(states()).toEqual([]);
  });

  test('does not open for a finger', () => {
    come(firstBar(show()), 'touch');
    rest(1000);
    expect(states()).toEqual([]);
  });
});
