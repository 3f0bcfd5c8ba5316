/** One page of a list, in the same form for GraphQL and REST. */
export interface Page<T> {
  readonly items: T[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A request for a page, already within bounds. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** The number of items of a page if the request names no size, or one outside 1 to MAX_PAGE_SIZE. */
export const DEFAULT_PAGE_SIZE = 20;
/** The most items of a page. A request for more gets DEFAULT_PAGE_SIZE. */
export const MAX_PAGE_SIZE = 100;
/** More pages than any list of an agency has; keeps page × size within the database's integers. */
const MAX_PAGE = 1_000_000;

/** Reads a page from 1 and a size of 1 to 100; anything else becomes the default (docs/rules/back-office.md#lists). */
export function pageRequest(page: unknown, size: unknown): PageRequest {
  return { page: within(page, MAX_PAGE) ?? 1, size: within(size, MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE };
}

/** Makes a page from its items and the total number of all items. */
export function toPage<T>(items: T[], totalCount: number, { page, size }: PageRequest): Page<T> {
  return { items, totalCount, page, pageCount: Math.max(1, Math.ceil(totalCount / size)) };
}

function within(value: unknown, max: number): number | undefined {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : NaN;
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}
