import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { parseAccountDeletion } from './account-deletion.commands.js';
import { DeleteAccountInput } from './account-deletion.input.js';
import type { AccountDeletionService } from './account-deletion.service.js';

/** The mutation by which customers delete their own account (docs/rules/privacy.md#what-customers-get-of-it). */
@Resolver()
export class AccountDeletionResolver {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Authorized('CUSTOMER')
  @Mutation(() => Boolean, {
    description:
      "Withdraws the caller's open requests, anonymises their account and ends every session; past rentals stay with the agency, as the law requires. Errors: VALIDATION, AUTH.WRONG_PASSWORD, CUSTOMER.RENTAL_AHEAD, CUSTOMER.RENTAL_UNSETTLED, TOO_MANY_REQUESTS.",
  })
  async deleteMyAccount(
    @Arg('input', () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() { actor, ip }: GraphQLContext,
  ): Promise<boolean> {
    await this.deletion.delete(actor, parseAccountDeletion(input), ip);
    return true;
  }
}
