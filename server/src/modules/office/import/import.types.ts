import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../api/graphql/page.types.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { ImportStatus } from './import-draft.entity.js';
import { ImportKind, LineOutcome } from './import-kind.js';

@ObjectType('ImportField', { description: 'A field that an import can fill, and from where.' })
export class ImportFieldType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its French name, the heading in the template.' })
  heading!: string;

  @Field(() => Boolean, { description: 'Whether each new record needs it.' })
  required!: boolean;

  @Field(() => String, { description: 'What may be written, in French.' })
  note!: string;

  @Field(() => [String], { description: 'The values of a choice; empty for any other field.' })
  choices!: string[];

  @Field(() => Int, { nullable: true, description: 'The column that it is read from, counted from 0.' })
  column!: number | null;

  @Field(() => String, { nullable: true, description: 'The text that it has in all lines.' })
  value!: string | null;
}

@ObjectType('ImportColumn', { description: 'A column of an uploaded table.' })
export class ImportColumnType {
  @Field(() => String, { description: 'Its heading; empty if it has none.' })
  heading!: string;

  @Field(() => [String], { description: 'What stands in its first lines, to recognise it by.' })
  examples!: string[];
}

@ObjectType('ImportProblem', { description: 'What is wrong with a line of an import.' })
export class ImportProblemType {
  @Field(() => String, { nullable: true, description: 'Name of the field; null if it is about the whole line.' })
  field!: string | null;

  @Field(() => String, { description: 'A French sentence.' })
  message!: string;
}

@ObjectType('ImportLine', { description: 'A line of an import.' })
export class ImportLineType {
  @Field(() => Int, { description: 'Its number in the file.' })
  line!: number;

  @Field(() => [String], { description: 'Its cells, as read.' })
  cells!: string[];

  @Field(() => LineOutcome, { description: 'What becomes of it.' })
  outcome!: LineOutcome;

  @Field(() => [ImportProblemType], { description: 'What is wrong with it; empty if nothing is.' })
  problems!: ImportProblemType[];

  @Field(() => String, { nullable: true, description: 'A French sentence about what else it does.' })
  remark!: string | null;
}

@ObjectType({ description: 'A page of the lines of an import.' })
export class ImportLinePage extends PageOf(ImportLineType) {}

@ObjectType('ImportCounts', {
  description: 'The lines of an import by what becomes of them; all are 0 before a check.',
})
export class ImportCountsType {
  @Field(() => Int, { description: 'New records.' })
  added!: number;

  @Field(() => Int, { description: 'Records that change.' })
  updated!: number;

  @Field(() => Int, { description: 'Records that are the same already.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Lines that are wrong.' })
  wrong!: number;
}

@ObjectType('Import', {
  description: 'An uploaded table that is being imported. Admin only; it is deleted the night after.',
})
export class ImportType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => ImportKind, { description: 'What its lines are.' })
  kind!: ImportKind;

  @Field(() => ImportStatus, { description: 'How far it is.' })
  status!: ImportStatus;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' })
  createdAt!: Date;
}

@ObjectType('ImportProgress', { description: 'How far a check or an import is.' })
export class ImportProgressType {
  @Field(() => Int, { description: 'Lines that were tried.' })
  done!: number;

  @Field(() => Int, { description: 'All lines.' })
  total!: number;
}
