import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A file made for the caller: a workbook or a document. Nothing of it is kept at an address.',
})
export class ExportedFile {
  @Field(() => String, { description: 'The name to save it under, with its extension.' })
  fileName!: string;

  @Field(() => String, { description: 'Its media type.' })
  mediaType!: string;

  @Field(() => String, { description: 'Its bytes in Base64.' })
  base64!: string;
}

/** The bytes as GraphQL sends them. */
export function exportedFile(fileName: string, mediaType: string, bytes: Buffer): ExportedFile {
  return { fileName, mediaType, base64: bytes.toString('base64') };
}
