import { Field, ObjectType } from 'type-graphql';
import type { OfferedFile } from '../../platform/documents/prepared-file.js';
import type { GraphQLContext } from './context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType({
  description:
    'A file that the caller may have: a workbook or a document. It is made when its address is fetched, with the permissions that the caller has then.',
})
export class ExportedFile {
  constructor(private readonly offered: OfferedFile) {}

  @Field(() => String, { description: 'The file name to save it under, with its extension.' })
  get fileName(): string {
    return this.offered.fileName;
  }

  @Field(() => String, { description: 'Its media type.' })
  get mediaType(): string {
    return this.offered.mediaType;
  }

  @Field(() => String, {
    description:
      'The address to fetch it from with GET, a path below the server’s origin. No header is needed: anyone with the address can fetch the file. Errors: EXPORT.FILTER_TOO_LARGE.',
  })
  url(): string {
    return this.offered.address();
  }

  @Field(() => DateTimeScalar, { description: 'When the address expires, after five minutes.' })
  get expiresAt(): Date {
    return this.offered.expiresAt;
  }
}

/** Answers a query with the file prepared under its name. Throws what preparing it throws. */
export async function exportedFile(
  caller: GraphQLContext,
  source: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ExportedFile> {
  return new ExportedFile(await caller.files.offer(caller, source, args));
}
