import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind } from 'graphql';
import { Extensions } from 'type-graphql';
import { DeadTokenError } from '../../kernel/domain-error.js';

const EXTENSION = 'ignoresDeadToken';

/**
 * Declares an operation that also serves a caller whose token is not valid, because it logs them in or out, or because a mailed link says who they are.
 * Every other operation is refused (docs/rules/accounts.md#a-token-that-is-not-valid).
 */
export function IgnoresDeadToken(): MethodDecorator {
  return Extensions({ [EXTENSION]: true });
}

/** Refuses the operation of a caller whose token is not valid, unless all its fields are declared by `IgnoresDeadToken`. Throws DeadTokenError. */
export function refuseDeadToken(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): void {
  const operation = getOperationAST(document, operationName);
  const fields = operation && schema.getRootType(operation.operation)?.getFields();
  const allIgnore = operation?.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && fields?.[selection.name.value]?.extensions[EXTENSION] === true,
  );
  if (!allIgnore) throw new DeadTokenError();
}
