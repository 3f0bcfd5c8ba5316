import { render, screen } from '@testing-library/react';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { damageViews } from '../../domain/inspection/inspectionDraft';
import { VehicleDrawing } from './VehicleDrawing';

const linesOf = (category: VehicleCategory, view: (typeof damageViews)[number]): string => {
  const { container, unmount } = render(<VehicleDrawing category={category} view={view} marks={[]} />);
  const lines = [...container.querySelectorAll('path, circle')].map((line) => line.outerHTML).join('');
  unmount();
  return lines;
};

it.each(damageViews)('draws a hatchback, a saloon and an SUV, each by its categories: %s', (view) => {
  const drawn = (category: VehicleCategory) => linesOf(category, view);
  expect(drawn('SMALL_CITY_CAR')).toBe(drawn('CITY_CAR'));
  expect(drawn('FAMILY_SEDAN')).toBe(drawn('LUXURY_SEDAN'));
  expect(drawn('COMPACT_SUV')).not.toBe(drawn('CITY_CAR'));
  expect(drawn('COMPACT_SUV')).not.toBe(drawn('FAMILY_SEDAN'));
  // From the front a hatchback and a saloon look alike.
  if (view !== 'FRONT') expect(drawn('CITY_CAR')).not.toBe(drawn('FAMILY_SEDAN'));
});

it('places damage alike on every shape', () => {
  const marks = [{ clientId: 'a', x: 250, y: 500, old: true, label: 'Rayure' }];
  for (const category of ['CITY_CAR', 'COMPACT_SUV'] as const) {
    const { unmount } = render(<VehicleDrawing category={category} view="LEFT" marks={marks} />);
    const text = screen.getByText('1');
    expect(text).toHaveAttribute('x', '250');
    expect(text).toHaveAttribute('y', '229');
    unmount();
  }
});
