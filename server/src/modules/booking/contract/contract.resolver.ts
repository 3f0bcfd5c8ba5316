import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Costs } from '../../../api/graphql/costs.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { parseContractPreview } from './contract.commands.js';
import { ContractPreviewInput } from './contract.input.js';
import type { ContractService } from './contract.service.js';

/** The queries by which the contract of a rental is downloaded, and an example of it looked at before it is used. */
@Resolver()
export class ContractResolver {
  constructor(private readonly contracts: ContractService) {}

  @Authorized('ADMIN')
  @Costs(2_000)
  @Query(() => String, {
    description:
      'An example of a contract as a PDF in base64, in the model and with the general conditions that were typed; nothing is stored. Admin only. Errors: VALIDATION, AGENCY.NOT_FOUND, TOO_MANY_REQUESTS, PDF.UNAVAILABLE.',
  })
  async contractPreview(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => ContractPreviewInput) input: ContractPreviewInput,
  ): Promise<string> {
    return (await this.contracts.preview(caller, parseContractPreview(input))).toString('base64');
  }

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
