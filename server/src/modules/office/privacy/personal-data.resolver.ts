import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';

/** The query by which customers download an archive of their personal data (docs/rules/privacy.md#what-customers-get-of-it). */
@Resolver()
export class PersonalDataResolver {
  @Authorized('CUSTOMER')
  @Query(() => ExportedFile, {
    description:
      'All data stored about the calling customer, as a ZIP archive of JSON, PDF and pictures; at most five times a day. Errors: TOO_MANY_REQUESTS, PDF.UNAVAILABLE.',
  })
  myDataExport(@Ctx() caller: GraphQLContext): Promise<ExportedFile> {
    return exportedFile(caller, 'myDataExport', {});
  }
}
