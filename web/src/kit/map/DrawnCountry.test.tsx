import { render, screen } from '@testing-library/react';
import { DrawnCountry } from './DrawnCountry';
import { placeLabels } from './labels';
import { cities, type LatLng } from './morocco';
import { scaleOf } from './view';

/** Renders the map at a scale in pixels per degree. */
const draw = (scale: number) =>
  render(
    <DrawnCountry
      latLngToPixel={([north, east]) => [(east + 17) * scale, (36 - north) * scale]}
      mapState={{ bounds: { ne: [36, 0], sw: [20, -17] }, zoom: 5, center: [28, -8], width: 400, height: 400 }}
    />,
  );

test("when zoomed out no city's name overlaps another one; zoomed in all are shown", () => {
  const { unmount } = draw(20);
  expect(screen.getByText('Casablanca')).toBeInTheDocument();
  expect(screen.queryByText('Mohammedia')).not.toBeInTheDocument();
  unmount();
  draw(100);
  for (const name of ['Casablanca', 'Rabat-Sale', 'Fes']) expect(screen.getByText(name)).toBeInTheDocument();
});

test('a name keeps clear of the signs upon the map', () => {
  const toPixel = ([north, east]: LatLng): [number, number] => [(east + 17) * 40, (36 - north) * 40];
  const [city] = cities;
  if (!city) throw new Error('There are no cities.');
  const [alone] = placeLabels([city], [], toPixel);
  expect(alone).toMatchObject({ dx: 8, anchor: 'start' });
  const [beside] = placeLabels([city], [city.at], toPixel);
  expect(Math.abs(beside?.dx ?? 0)).toBeGreaterThan(22);
});

test('the scale is a round length that fits', () => {
  expect(scaleOf({ center: [33, -7], zoom: 5 })).toEqual({ km: 200, pixels: 49 });
  expect(scaleOf({ center: [33, -7], zoom: 15 })).toEqual({ km: 0.2, pixels: 50 });
});
