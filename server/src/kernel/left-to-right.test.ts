import { leftToRight } from './left-to-right.js';

it('sets a plate with an Arabic letter from left to right, and leaves others as they are', () => {
  expect(leftToRight('12345-أ-6')).toBe('\u206612345-أ\u200e-6\u2069');
  expect(leftToRight('12345-A-6')).toBe('12345-A-6');
});
