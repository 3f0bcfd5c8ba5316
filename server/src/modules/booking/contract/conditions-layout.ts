import { type Condition, hasNumber } from '../../fleet/agency/contract-conditions.js';

/** Articles of at most so many characters are kept on one page. */
const UNBROKEN_SIGNS = 1_200;
/** The most characters of conditions that fill a single page in the largest size, as the default ones do. */
const ONE_PAGE_SIGNS = 4_200;
/** The most characters of conditions in the middle size. */
const MIDDLE_SIGNS = 9_000;

/** An article as printed. */
export interface PrintedCondition {
  readonly heading: string | null;
  readonly text: string;
}

/** Returns the size of letters in points: longer conditions are smaller. */
export function conditionsSize(conditions: readonly Condition[]): number {
  const signs = signsOf(conditions);
  if (signs <= ONE_PAGE_SIGNS) return 11;
  return signs <= MIDDLE_SIGNS ? 9.5 : 8.5;
}

/** Tells whether an article is so long that it may be broken over pages. */
export function mayBreak({ text }: PrintedCondition): boolean {
  return linesAs(text) > UNBROKEN_SIGNS;
}

/** Tells whether conditions fit on one page, where they may stand in two columns. */
export function onOnePage(conditions: readonly Condition[]): boolean {
  return signsOf(conditions) <= ONE_PAGE_SIGNS;
}

/** Numbers the articles that have a title without a number of its own. */
export function printedConditions(
  conditions: readonly Condition[],
  numbered: (number: number, title: string) => string,
): PrintedCondition[] {
  let number = 0;
  return conditions.map(({ title, text }) => {
    if (title === null) return { heading: null, text };
    number += 1;
    return { heading: hasNumber(title) ? title : numbered(number, title), text };
  });
}

function signsOf(conditions: readonly Condition[]): number {
  return conditions.reduce((signs, { title, text }) => signs + (title?.length ?? 0) + linesAs(text), 0);
}

/** Characters of half a line, which a paragraph's end costs on average. */
const LINE_END = 45;

function linesAs(text: string): number {
  return text.length + (text.split('\n').length - 1) * LINE_END;
}
