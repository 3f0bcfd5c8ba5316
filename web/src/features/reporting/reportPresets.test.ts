import { spanBefore, spanOf } from './reportPresets';

const today = '2026-03-15';

test('presets are whole months or days up to today', () => {
  expect(spanOf('lastMonth', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanOf('days30', today)).toEqual({ from: '2026-02-14', to: '2026-03-15' });
  expect(spanOf('months3', today)).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(spanOf('thisYear', today)).toEqual({ from: '2026-01-01', to: '2026-03-15' });
});

test('a month is compared with the month before, other days with as many before them', () => {
  expect(spanBefore(null, today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanBefore({ from: '2026-02-01', to: '2026-02-28' }, today)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(spanBefore({ from: '2026-03-06', to: '2026-03-15' }, today)).toEqual({ from: '2026-02-24', to: '2026-03-05' });
});
