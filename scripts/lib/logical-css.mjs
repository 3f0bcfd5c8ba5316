import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Declarations that name a side of the screen instead of a side of the text, which is the other one from right to left. */
const physical = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:margin|padding|border)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
];

/** Four values in a row whose second and fourth differ: the sides of a box. */
const fourSides = /(?:^|[\s;{])(?:margin|padding|inset|border-width)\s*:\s*([^;]+);/;

/**
 * @param {string} line
 * @returns {boolean}
 */
const namesASide = (line) => {
  const sides = (fourSides.exec(line)?.[1] ?? '').replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(/\s+/);
  const uneven = sides.length === 4 && sides[1] !== sides[3];
  return uneven || physical.some((pattern) => pattern.test(line));
};

/**
 * Refuses physical sides in the pages' styles: a language from right to left mirrors the page. What has its sides in every language, as a
 * map has, says why in a comment on the same line that begins with `physical:`.
 *
 * @returns {import('./run.mjs').RunResult}
 */
export function checkLogicalCss() {
  const wrong = globSync('web/src/**/*.css', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          namesASide(line) && !/\/\* physical: \S/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  return wrong.length === 0
    ? { code: 0, output: '' }
    : { code: 1, output: `Write the side of the text (inline-start, inline-end):\n${wrong.join('\n')}\n` };
}
