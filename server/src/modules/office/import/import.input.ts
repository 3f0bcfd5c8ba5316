import { Field, ID, InputType, Int } from 'type-graphql';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { ImportKind } from './import-kind.js';

@InputType({ description: 'A table to import.' })
export class UploadImportInput {
  @Field(() => ImportKind, { description: 'What its lines are.' })
  kind!: ImportKind;

  @Field(() => String, { description: 'Name of the file, which the import is shown by.' })
  fileName!: string;

  @Field(() => UploadScalar, {
    description:
      'A workbook (.xlsx) or a CSV file in UTF-8, UTF-16 or Windows-1252 with any separator; 5 000 lines and 10 MB at most.',
  })
  file!: Promise<PendingUpload> | PendingUpload;
}

@InputType({ description: 'From where a field takes its values. Without a column and a value it is left out.' })
export class ImportSourceInput {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => Int, { nullable: true, description: 'The column, counted from 0.' })
  column?: number | null;

  @Field(() => String, { nullable: true, description: 'A text for all lines, instead of a column.' })
  value?: string | null;
}

@InputType({ description: 'The check of an import.' })
export class CheckImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;

  @Field(() => [ImportSourceInput], {
    nullable: true,
    description: 'The whole matching of columns; as it is if left out.',
  })
  sources?: ImportSourceInput[] | null;
}

@InputType({ description: 'The end of an import.' })
export class RunImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether lines that the check found wrong are left out; otherwise they prevent the import.',
  })
  leaveOutWrong!: boolean;
}
