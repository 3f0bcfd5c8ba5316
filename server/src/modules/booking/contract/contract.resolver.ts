import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';

/** The query by which the contract of a rental is downloaded as a PDF. */
@Resolver()
export class ContractResolver {
  @Authorized('ACCOUNT')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'The contract of a rental as a PDF, for its owner and the staff. Errors: RESERVATION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, PDF.UNAVAILABLE.',
  })
  rentalContract(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'rentalContract', { number });
  }
}
