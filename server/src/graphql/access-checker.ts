import type { AuthCheckerFn } from 'type-graphql';
import { type Access, requireAccess } from '../shared/access.js';
import { ForbiddenError } from '../shared/domain-error.js';
import type { GraphQLContext } from './context.js';

/** `@Authorized('STAFF')` on an operation or a field: denied unless a permission is named and held. */
export const checkAccess: AuthCheckerFn<GraphQLContext, Access> = ({ context }, roles) => {
  const [access] = roles;
  if (!access) throw new ForbiddenError();
  requireAccess(context.actor, access);
  return true;
};
