import { usedStyles } from './usedStyles';

const html = '<div class="card open"><p class="m_1a">x</p></div>';

test('rules of classes that the page does not use are left out, in layers and media queries too', () => {
  const css =
    '@layer a,b;.card{color:red}.other{color:blue}@layer a{.m_1a{top:0}.m_2b{top:1px}}@media (width>1em){.other{top:0}}p{margin:0}';
  expect(usedStyles(css, html)).toBe('@layer a,b;.card{color:red}@layer a{.m_1a{top:0}}p{margin:0}');
});

test('a selector needs every class that it names, except those in a condition', () => {
  const css = '.card.open{top:0}.card .gone,.card p{top:1px}.card:not(.gone){top:2px}:where(.gone,.card) p{top:3px}';
  expect(usedStyles(css, html)).toBe(
    '.card.open{top:0}.card p{top:1px}.card:not(.gone){top:2px}:where(.gone,.card) p{top:3px}',
  );
});

test('braces and semicolons in texts and comments do not end a rule', () => {
  const css = '.card:before{content:"};{"}/* } */.card[data-x="a.b,c{"]{top:0}';
  expect(usedStyles(css, html)).toContain('.card:before{content:"};{"}');
  expect(usedStyles(css, html)).toContain('.card[data-x="a.b,c{"]{top:0}');
});

test('fonts are kept, and the animations that a rule names', () => {
  const css =
    '@font-face{font-family:A}@keyframes turn{to{rotate:1turn}}@keyframes away{to{top:0}}.card{animation:turn 1s}.gone{animation:away 1s}';
  expect(usedStyles(css, html)).toBe(
    '@font-face{font-family:A}@keyframes turn{to{rotate:1turn}}.card{animation:turn 1s}',
  );
});

test('variables are kept if a style or the page uses them', () => {
  const css = ':root{--a:1px;--b:url("x;y");--c:var(--a)}.card{top:var(--c)}';
  expect(usedStyles(css, '<p class="card" style="left:var(--d)">')).toBe(
    ':root{--a:1px;--c:var(--a)}.card{top:var(--c)}',
  );
});
