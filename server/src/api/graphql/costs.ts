import { Extensions } from 'type-graphql';

/** The key of a field's cost among the extensions of the schema. */
export const COST_EXTENSION = 'cost';

/**
 * Declares what one call of a query, mutation, subscription or field costs in addition to its selection; the default is 100 for the first
 * three and 1 for a field. 25 points stand for a millisecond of CPU time, and an operation may cost MAX_COMPLEXITY points in total, so an
 * operation that prints a document or writes a workbook declares some 2,000.
 */
export function Costs(points: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [COST_EXTENSION]: points });
}
