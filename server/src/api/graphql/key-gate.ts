import {
  type DocumentNode,
  type GraphQLField,
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Actor } from '../../kernel/actor.js';
import { noteSecurityEvent } from '../../kernel/acting.js';
import { ForbiddenError } from '../../kernel/domain-error.js';
import { requireArea, requireWriting } from '../../kernel/key-access.js';
import { KEY_TYPES } from './key-types.js';
import { keyAreasOf } from './open-to-keys.js';

/**
 * Checks every field that a key's operation selects, including fragments, before any resolver runs; accounts pass. The document is valid.
 * Throws ForbiddenError for what is closed to keys, ApiKeyScopeError for an area the key does not open, ApiKeyReadOnlyError.
 */
export function checkKeyOperation(
  schema: GraphQLSchema,
  actor: Actor,
  document: DocumentNode,
  operationName: string | null | undefined,
): void {
  const operation = actor.kind === 'key' ? getOperationAST(document, operationName) : undefined;
  if (!operation) return;
  const writes = operation.operation === OperationTypeNode.MUTATION;
  if (writes) requireWriting(actor);
  const info = new TypeInfo(schema);
  const root = schema.getRootType(operation.operation);
  visit(
    separateOperations(document)[operation.name?.value ?? ''] ?? document,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: ({ name: { value: name } }) => {
        if (name.startsWith('__')) return;
        const parent = info.getParentType();
        if (parent === root) checkOperation(actor, info.getFieldDef(), writes);
        else if (parent) checkField(actor, parent.name, name);
        const type = info.getType();
        const area = type ? ruleOf(getNamedType(type).name).area : undefined;
        if (area) requireArea(actor, area, 'READ');
      },
    }),
  );
}

/** Checks whether a key may still get the answer of a query that it sent before; accounts pass. Throws as `checkKeyOperation`. */
export function checkKeyQuery(schema: GraphQLSchema, actor: Actor, name: string): void {
  if (actor.kind !== 'key') return;
  checkOperation(actor, schema.getQueryType()?.getFields()[name], false);
}

function checkOperation(actor: Actor, field: GraphQLField<unknown, unknown> | null | undefined, writes: boolean): void {
  const areas = field && keyAreasOf(field);
  if (!areas) throw refused("Une clé d'accès n'a pas le droit de faire cette opération.");
  for (const area of areas) requireArea(actor, area, writes ? 'WRITE' : 'READ');
}

function checkField(actor: Actor, type: string, field: string): void {
  const { area, open, others } = ruleOf(type);
  // A member of a union is known by its fields only.
  if (area) requireArea(actor, area, 'READ');
  if (!open || open.includes(field)) return;
  if (!others) throw refused(`Une clé d'accès ne peut pas lire le champ « ${field} » de ${type}.`);
  requireArea(actor, others, 'READ');
}

/** Records in the security log that a key was refused, and returns the error. */
function refused(message: string): ForbiddenError {
  noteSecurityEvent('access.refused', { reason: 'key' });
  return new ForbiddenError(message);
}

function ruleOf(type: string): (typeof KEY_TYPES)[string] {
  return (Object.hasOwn(KEY_TYPES, type) ? KEY_TYPES[type] : undefined) ?? {};
}
