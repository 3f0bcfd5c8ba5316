import { Extensions } from 'type-graphql';

/** The key of a field's weight among the extensions of the schema. */
export const COST_EXTENSION = 'cost';

/**
 * Declares what one call of a query, mutation, subscription or field costs beside what is selected below it; where nothing is
 * declared, 100 for the first three and 1 for a field. 25 points stand for a millisecond of the processor, and an operation may
 * cost MAX_COMPLEXITY points altogether, so what prints a document or writes a workbook declares some 2,000.
 */
export function Costs(points: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [COST_EXTENSION]: points });
}
