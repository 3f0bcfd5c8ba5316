import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.js';
import { ExportedFile, exportedFile } from '../../graphql/exported-file.type.js';
import type { ContractService } from './contract.service.js';

@Resolver()
export class ContractResolver {
  constructor(private readonly service: ContractService) {}

  @Authorized('ACCOUNT')
  @Query(() => ExportedFile, {
    description:
      'The contract of a rental as a PDF, for its owner and the staff. Errors: RESERVATION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, PDF.UNAVAILABLE.',
  })
  async rentalContract(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
  ): Promise<ExportedFile> {
    const { fileName, bytes } = await this.service.document(caller, number);
    return exportedFile(fileName, 'application/pdf', bytes);
  }
}
