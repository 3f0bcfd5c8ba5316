import { Field, ObjectType } from 'type-graphql';
import type { OfferedFile } from '../../platform/documents/prepared-file.js';
import type { GraphQLContext } from './context.js';
import { Costs } from './costs.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

/** What making a file takes: 80 ms of a processor. A document takes more, in a thread of its own. */
const FILE_POINTS = 2_000;

@ObjectType({
  description:
    'A file that the caller may have: a workbook or a document. It is made when its address is fetched, with the rights that the caller has then.',
})
export class ExportedFile {
  constructor(private readonly offered: OfferedFile) {}

  @Field(() => String, { description: 'The name to save it under, with its extension.' })
  get fileName(): string {
    return this.offered.fileName;
  }

  @Field(() => String, { description: 'Its media type.' })
  get mediaType(): string {
    return this.offered.mediaType;
  }

  @Field(() => String, {
    description:
      'Where to fetch it with GET, a path below the server’s origin. No header is needed: whoever has the address has the file. Errors: EXPORT.FILTER_TOO_LARGE.',
  })
  url(): string {
    return this.offered.address();
  }

  @Field(() => DateTimeScalar, { description: 'Until when the address serves: five minutes.' })
  get expiresAt(): Date {
    return this.offered.expiresAt;
  }

  @Costs(FILE_POINTS)
  @Field(() => String, {
    description:
      'Its bytes in Base64, made within this request. Errors: EXPORT.TOO_LARGE, PDF.UNAVAILABLE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.',
    deprecationReason: 'Fetch `url`: large files come as they are, not within JSON.',
  })
  async base64(): Promise<string> {
    return (await this.offered.bytes()).toString('base64');
  }
}

/** Answers a query with the file that is prepared under its name. Throws what preparing it throws. */
export async function exportedFile(
  caller: GraphQLContext,
  source: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ExportedFile> {
  return new ExportedFile(await caller.files.offer(caller, source, args));
}
