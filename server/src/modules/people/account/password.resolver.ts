import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { IgnoresDeadToken } from '../../../api/graphql/dead-token.js';
import { parsePasswordChange, parsePasswordReset, parseResetRequest } from './password.commands.js';
import { AccountKind, ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.input.js';
import type { PasswordService } from './password.service.js';

/** Lets people set a new password, by a mailed link if they forgot it, or with the present one. */
@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => Boolean, {
    description:
      'Mails a link for a new password, valid once within 30 minutes, if the address has an account; the answer is true either way. Errors: VALIDATION, TOO_MANY_REQUESTS.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
    @Ctx() { ip }: GraphQLContext,
  ): Promise<boolean> {
    await this.passwords.requestReset(parseResetRequest(input), ip);
    return true;
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Query(() => Boolean, {
    description: 'Whether a mailed link can still set a password: not used, not older than 30 minutes.',
  })
  passwordResetLinkUsable(
    @Arg('token', () => String, { description: 'The token of the mailed link.' }) token: string,
  ): Promise<boolean> {
    return this.passwords.isResetLinkUsable(token);
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => AccountKind, {
    description:
      'Sets a new password by the mailed link and ends every session of the account; returns its kind, and so where to log in. Errors: VALIDATION, AUTH.RESET_LINK_INVALID.',
  })
  async resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput): Promise<AccountKind> {
    return this.passwords.reset(parsePasswordReset(input));
  }

  @Authorized('ACCOUNT')
  @Mutation(() => Boolean, {
    description:
      "Changes the caller's password and ends their other sessions. Errors: VALIDATION, AUTH.WRONG_PASSWORD, AUTH.SAME_PASSWORD, TOO_MANY_REQUESTS.",
  })
  async changeMyPassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() { actor, ip }: GraphQLContext,
  ): Promise<boolean> {
    await this.passwords.change(actor, parsePasswordChange(input), ip);
    return true;
  }
}
