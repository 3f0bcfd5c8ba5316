import { pageWindow } from './pageWindow';

test('shows every page up to nine', () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, null, 30]],
  [15, [1, null, 12, 13, 14, 15, 16, 17, 18, null, 30]],
  [30, [1, null, 23, 24, 25, 26, 27, 28, 29, 30]],
])('never shows more than nine links (page %i)', (page, expected) => {
  const shown = pageWindow(page, 30);
  expect(shown).toEqual(expected);
  expect(shown.filter((item) => item !== null)).toHaveLength(9);
});
