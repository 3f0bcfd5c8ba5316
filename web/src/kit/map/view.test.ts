import { closeZoom, viewOf } from './view';

test('one agency is shown zoomed in', () => {
  expect(viewOf([[33.59, -7.63]], 800, 400)).toEqual({ center: [33.59, -7.63], zoom: closeZoom });
});

test('several agencies all fit with a margin', () => {
  const { center, zoom } = viewOf(
    [
      [33.5883, -7.6319],
      [31.6346, -8.0107],
      [35.7806, -5.8128],
    ],
    800,
    420,
  );
  expect(center[0]).toBeCloseTo(33.7, 1);
  expect(center[1]).toBeCloseTo(-6.9, 1);
  expect(zoom).toBeGreaterThan(5);
  expect(zoom).toBeLessThan(7);
});

test('without a place the whole country is shown', () => {
  expect(viewOf([], 800, 400).zoom).toBe(5);
});
