import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { parseContactMessage } from './contact.commands.js';
import { ContactMessageInput } from './contact.input.js';
import type { ContactService } from './contact.service.js';

/** The mutation by which visitors send a message to the agency. */
@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Authorized('ANYONE')
  @OpenToKeys()
  @Mutation(() => Boolean, {
    description: 'Sends a message to the agency by mail. Errors: VALIDATION, TOO_MANY_REQUESTS.',
  })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() { ip }: GraphQLContext,
  ): Promise<boolean> {
    await this.contact.send(parseContactMessage(input), ip);
    return true;
  }
}
