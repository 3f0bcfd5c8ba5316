import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.js';
import { DateTimeScalar } from '../../graphql/scalars.js';
import { Customer } from '../customer/customer.entity.js';
import { Employee } from '../employee/employee.entity.js';
import { LoginInput } from './auth.input.js';
import type { AuthService } from './auth.service.js';

@ObjectType({ description: 'The account that is logged in; exactly one of the two is set.' })
class Me {
  @Field(() => Customer, { nullable: true, description: 'Set when a customer is logged in.' })
  customer?: Customer;

  @Field(() => Employee, { nullable: true, description: 'Set when a member of staff is logged in.' })
  employee?: Employee;
}

@ObjectType({ description: 'A login that succeeded.' })
class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When the token ends by itself.' })
  expiresAt!: Date;

  @Field(() => Me, { description: 'Whose it is.' })
  me!: Me;
}

@Resolver()
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

  @Authorized('ANYONE')
  @Query(() => Me, { nullable: true, description: 'Who is logged in; null for a visitor.' })
  async me(@Ctx() { actor }: GraphQLContext): Promise<Me | null> {
    return actor.kind === 'visitor' ? null : this.auth.me(actor);
  }

  @Authorized('ANYONE')
  @Mutation(() => AuthPayload, {
    description:
      'Logs a customer in for 30 days. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.BLOCKED, TOO_MANY_REQUESTS.',
  })
  async loginCustomer(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() { ip }: GraphQLContext,
  ): Promise<AuthPayload> {
    const { account, ...login } = await this.auth.loginCustomer(input, ip);
    return { ...login, me: { customer: account } };
  }

  @Authorized('ANYONE')
  @Mutation(() => AuthPayload, {
    description:
      'Logs a member of staff in for 12 hours. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.INACTIVE, TOO_MANY_REQUESTS.',
  })
  async loginEmployee(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() { ip }: GraphQLContext,
  ): Promise<AuthPayload> {
    const { account, ...login } = await this.auth.loginEmployee(input, ip);
    return { ...login, me: { employee: account } };
  }

  @Authorized('ANYONE')
  @Mutation(() => Boolean, { description: "Ends the caller's session at once. Error: UNAUTHENTICATED." })
  async logout(@Ctx() { actor }: GraphQLContext): Promise<boolean> {
    await this.auth.logout(actor);
    return true;
  }
}
