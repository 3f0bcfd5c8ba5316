import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { CustomerWarningReader } from './customer-warning.reader.js';
import { CustomerWarningsInput } from './customer-warning.input.js';
import { CustomerWarning } from './customer-warning.types.js';

/** Warns the desk of a person. For the staff. */
@Resolver(() => CustomerWarning)
export class CustomerWarningResolver {
  constructor(private readonly warnings: CustomerWarningReader) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.CUSTOMERS)
  @Query(() => [CustomerWarning], {
    description: 'What the desk should know of a person before it promises a vehicle, the gravest first.',
  })
  customerWarnings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CustomerWarningsInput) input: CustomerWarningsInput,
  ): Promise<CustomerWarning[]> {
    return this.warnings.warnings(actor, input);
  }
}
