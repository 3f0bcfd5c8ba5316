import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { OpenSession, SessionService } from './session.service.js';

@ObjectType('LoginSession', { description: 'An open login of the caller.' })
class LoginSessionType {
  @Field(() => ID, { description: 'Opaque identifier; it gives no access.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Browser or program, e.g. Firefox; null if unknown.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'Operating system, e.g. Android; null if unknown.' })
  system!: string | null;

  @Field(() => String, { nullable: true, description: 'IP address the login came from.' })
  address!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the login was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether this request uses it.' })
  current!: boolean;
}

@InputType({ description: 'The login to end.' })
class EndMySessionInput {
  @Field(() => ID, { description: 'Identifier of the login, from mySessions.' })
  id!: string;
}

/** Lists the caller's own open sessions and ends them (docs/rules/accounts.md#open-logins). */
@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Authorized('ACCOUNT')
  @Query(() => [LoginSessionType], {
    description:
      "The caller's open logins: the current one first, then the last used first; at most 50. Errors: UNAUTHENTICATED, FORBIDDEN (keys have none).",
  })
  async mySessions(@Ctx() { actor }: GraphQLContext): Promise<OpenSession[]> {
    return this.sessions.mine(actor);
  }

  @Authorized('ACCOUNT')
  @Mutation(() => Boolean, {
    description:
      "Ends one of the caller's logins at once, including its open sockets. Errors: SESSION.NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.",
  })
  async endMySession(
    @Arg('input', () => EndMySessionInput) { id }: EndMySessionInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.sessions.end(actor, id);
    return true;
  }

  @Authorized('ACCOUNT')
  @Mutation(() => Boolean, {
    description:
      "Ends every login of the caller's but the current one, including open sockets. Errors: UNAUTHENTICATED, FORBIDDEN.",
  })
  async endMyOtherSessions(@Ctx() { actor }: GraphQLContext): Promise<boolean> {
    await this.sessions.endOthers(actor);
    return true;
  }
}
