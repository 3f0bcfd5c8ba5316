import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { IgnoresDeadToken } from '../../../api/graphql/dead-token.js';
import { parseCredentials } from './auth.commands.js';
import { LoginInput } from './auth.input.js';
import { AuthPayload, Me } from './auth.types.js';
import type { EmployeesById } from './employees-by-id.js';
import type { AuthService } from './auth.service.js';

/** Logs customers and staff in and out, and returns the account of the caller (`me`). */
@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('ANYONE')
  @Query(() => Me, { nullable: true, description: 'The logged-in account; null for a visitor.' })
  async me(@Ctx() { actor }: GraphQLContext): Promise<Me | null> {
    return actor.kind === 'visitor' ? null : this.auth.me(actor);
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Logs a customer in for 30 days. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.BLOCKED, TOO_MANY_REQUESTS.',
  })
  async loginCustomer(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() { origin, keepDevice }: GraphQLContext,
  ): Promise<AuthPayload> {
    const { account, deviceToken, ...login } = await this.auth.loginCustomer(parseCredentials(input), origin);
    keepDevice(deviceToken);
    return { ...login, me: { customer: account } };
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Logs a member of staff in for 12 hours. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.INACTIVE, TOO_MANY_REQUESTS.',
  })
  async loginEmployee(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() { origin, keepDevice }: GraphQLContext,
  ): Promise<AuthPayload> {
    const { account, deviceToken, ...login } = await this.auth.loginEmployee(parseCredentials(input), origin);
    keepDevice(deviceToken);
    return { ...login, me: { employee: await this.employees.get(account.id) } };
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => Boolean, { description: "Ends the caller's session at once. Error: UNAUTHENTICATED." })
  async logout(@Ctx() { actor, hasDeadToken }: GraphQLContext): Promise<boolean> {
    if (!hasDeadToken) await this.auth.logout(actor);
    return true;
  }
}
