import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OutlineLayer } from './OutlineLayer';
import type { Outline } from './zoneOutline';

/** A map whose pixel is a tenth of a degree, from 40° north, 10° west. */
const Drawing = () => {
  const [outline, setOutline] = useState<Outline>({ vertices: [], closed: false });
  return (
    <>
      <OutlineLayer
        outline={outline}
        color="#0b6e3f"
        onChange={setOutline}
        onPreview={setOutline}
        onDrop={() => undefined}
        latLngToPixel={([north, east]) => [(east + 10) * 10, (40 - north) * 10]}
        pixelToLatLng={([x, y]) => [40 - y / 10, x / 10 - 10]}
        mapState={{ bounds: { ne: [40, 0], sw: [30, -10] }, zoom: 5, center: [35, -5], width: 100, height: 100 }}
      />
      <output>{outline.vertices.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(', ')}</output>
    </>
  );
};

const surface = () => screen.queryByRole('button', { name: 'Poser un sommet sur la carte' });

test('a corner is added where the map is clicked', () => {
  render(<Drawing />);
  fireEvent.click(surface()!, { detail: 1, clientX: 30, clientY: 60 });
  expect(screen.getByRole('status')).toHaveTextContent('34 -7');
});

test('by keyboard corners are added one after the other, until the first one closes the zone', async () => {
  const user = userEvent.setup();
  render(<Drawing />);
  await user.tab();
  expect(surface()).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('status').textContent?.split(', ')).toHaveLength(3);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sommet 1 : fermer la zone' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(surface()).not.toBeInTheDocument();
});
