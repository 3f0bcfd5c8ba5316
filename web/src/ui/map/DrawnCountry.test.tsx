import { render, screen } from '@testing-library/react';
import { DrawnCountry } from './DrawnCountry';

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
  expect(screen.queryByText('Rabat-Sale')).not.toBeInTheDocument();
  unmount();
  draw(100);
  for (const name of ['Casablanca', 'Rabat-Sale', 'Fes']) expect(screen.getByText(name)).toBeInTheDocument();
});
