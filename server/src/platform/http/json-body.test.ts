import { shapeOf } from './json-body.js';

it.each([
  ['{}', 1],
  ['[[1],{"a":[]}]', 3],
  ['{"a":"[[[[{{{{"}', 1],
  [String.raw`{"a":"\"[[[","b":[[]]}`, 3],
  [String.raw`{"a":"\\","b":[[]]}`, 3],
  [String.raw`{"a":"\\\"[[","b":1}`, 1],
  ['"unended [[[', 0],
  ['', 0],
])('%s is nested %i deep', (text, depth) => {
  expect(shapeOf(text)).toEqual({ depth, plainLength: text.length });
});

it('stops at the bound, and leaves out one drawn signature', () => {
  expect(shapeOf('['.repeat(500_000)).depth).toBe(65);
  const image = `data:image/png;base64,${'A'.repeat(300)}`;
  expect(shapeOf(JSON.stringify({ image })).plainLength).toBe(JSON.stringify({ image: '' }).length - 1);
  expect(shapeOf(JSON.stringify({ image, other: image })).plainLength).toBeGreaterThan(300);
});
