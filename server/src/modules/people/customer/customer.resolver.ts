import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { IgnoresDeadToken } from '../../../api/graphql/dead-token.js';
import { Customer } from '../account/customer.entity.js';
import { RegisterCustomerInput, UpdateProfileInput, VerifyEmailInput } from './customer.input.js';
import { parseProfile, parseRegistration } from './customer.commands.js';
import type { CustomerService } from './customer.service.js';

/** Lets customers register, verify their e-mail address and edit their own profile. */
@Resolver()
export class CustomerResolver {
  constructor(private readonly customers: CustomerService) {}

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => Customer, {
    description:
      'Makes an account and mails the link that verifies it. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, TOO_MANY_REQUESTS.',
  })
  async registerCustomer(
    @Arg('input', () => RegisterCustomerInput) input: RegisterCustomerInput,
    @Ctx() { ip }: GraphQLContext,
  ): Promise<Customer> {
    return this.customers.register(parseRegistration(input), ip);
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => Boolean, {
    description:
      'Verifies an e-mail address by the link that was mailed to it. Errors: CUSTOMER.LINK_INVALID, CUSTOMER.EMAIL_VERIFIED.',
  })
  async verifyEmail(@Arg('input', () => VerifyEmailInput) input: VerifyEmailInput): Promise<boolean> {
    await this.customers.verifyEmail(input.token);
    return true;
  }

  @Authorized('CUSTOMER')
  @Mutation(() => Boolean, {
    description:
      'Mails the caller a new verification link; false if the address is already verified. Error: TOO_MANY_REQUESTS.',
  })
  async resendVerificationEmail(@Ctx() { actor, ip }: GraphQLContext): Promise<boolean> {
    return this.customers.resendVerification(actor, ip);
  }

  @Authorized('CUSTOMER')
  @Mutation(() => Customer, {
    description: "Changes the caller's own profile. Errors: VALIDATION, CUSTOMER.VERSION_CONFLICT.",
  })
  updateMyProfile(
    @Arg('input', () => UpdateProfileInput) { version, ...profile }: UpdateProfileInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Customer> {
    return this.customers.updateProfile(actor, version, parseProfile(profile));
  }
}
