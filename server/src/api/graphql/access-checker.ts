import type { AuthCheckerFn } from 'type-graphql';
import { type Access, requireAccess } from '../../kernel/access.js';
import { ForbiddenError } from '../../kernel/domain-error.js';
import type { GraphQLContext } from './context.js';

/** The first refusal of each access in an operation, reused for all that follow, because capturing a stack trace is slow. */
const refusals = new WeakMap<GraphQLContext, Map<Access, Error>>();

/** Checks `@Authorized('STAFF')` on an operation or a field: denies access unless a permission is named and held. */
export const checkAccess: AuthCheckerFn<GraphQLContext, Access> = ({ context }, roles) => {
  const [access] = roles;
  if (!access) throw new ForbiddenError();
  const refused = refusals.get(context)?.get(access);
  if (refused) throw refused;
  try {
    requireAccess(context.actor, access);
  } catch (refusal) {
    if (refusal instanceof Error)
      refusals.set(context, (refusals.get(context) ?? new Map<Access, Error>()).set(access, refusal));
    throw refusal;
  }
  return true;
};
