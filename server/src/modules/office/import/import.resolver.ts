import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
  type SubscriptionHandlerData,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { PageInput } from '../../../api/graphql/page.types.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { ImportDraftRecord } from './import-draft.entity.js';
import { ImportKind, LineOutcome } from './import-kind.js';
import { cleanFileName, parseSources } from './import.commands.js';
import { IMPORT_PROGRESSED, type ImportProgress } from './import.events.js';
import { CheckImportInput, RunImportInput, UploadImportInput } from './import.input.js';
import type { ImportLine, ImportService } from './import.service.js';
import {
  ImportColumnType,
  ImportCountsType,
  ImportFieldType,
  ImportLinePage,
  ImportLineType,
  ImportProgressType,
  ImportType,
} from './import.types.js';

/** Imports of vehicles, customers and reservations from workbooks and CSV files. */
@Resolver(() => ImportType)
export class ImportResolver {
  constructor(private readonly service: ImportService) {}

  @Authorized('ADMIN')
  @Query(() => ImportType, {
    name: 'import',
    nullable: true,
    description: 'An import of the caller; null if there is none. Admin only.',
  })
  importOf(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<ImportDraftRecord | null> {
    return this.service.find(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Query(() => ExportedFile, {
    description: 'A workbook to fill in, with an example and a sheet that says what each column takes. Admin only.',
  })
  importTemplate(
    @Ctx() caller: GraphQLContext,
    @Arg('kind', () => ImportKind) kind: ImportKind,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'importTemplate', { kind });
  }

  @Authorized('ADMIN')
  @Query(() => ExportedFile, {
    description:
      'The wrong lines of an import as a workbook, with a column that says what is wrong. Admin only. Error: IMPORT.NOT_FOUND.',
  })
  importWrongLines(
    @Ctx() caller: GraphQLContext,
    @Arg('importId', () => ID, { description: '`Import.id`.' }) importId: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'importWrongLines', { id: importId });
  }

  @Authorized('ADMIN')
  @Mutation(() => ImportType, {
    description:
      'Stores a table, with a matching of its columns by their headings. Nothing is imported yet. Admin only. Errors: IMPORT.FILE if it cannot be read, UPLOAD.TOO_LARGE.',
  })
  async uploadImport(
    @Arg('input', () => UploadImportInput) input: UploadImportInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ImportDraftRecord> {
    const bytes = await readUpload(await input.file, 'file');
    if (!bytes) throw new ValidationError({ file: ['Choisissez un fichier.'] });
    return this.service.upload(actor, { kind: input.kind, fileName: cleanFileName(input.fileName), bytes });
  }

  @Authorized('ADMIN')
  @Mutation(() => ImportType, {
    description:
      'Tries every line with this matching of columns and says what would become of it; nothing is stored. Admin only. Errors: IMPORT.NOT_FOUND, VALIDATION.',
  })
  async checkImport(
    @Arg('input', () => CheckImportInput) input: CheckImportInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ImportDraftRecord> {
    const draft = await this.service.get(actor, idOf(input.id));
    const { fields } = this.service.rulesOf(draft.kind);
    const sources = input.sources ? parseSources(fields, draft, input.sources) : draft.sources;
    return this.service.check(actor, draft.id, sources);
  }

  @Authorized('ADMIN')
  @Mutation(() => ImportType, {
    description:
      'Imports the lines in one transaction: all, or nothing. A second call changes nothing more. Admin only. Errors: IMPORT.WRONG_LINES, IMPORT.UNCHECKED, IMPORT.NOT_FOUND.',
  })
  runImport(
    @Arg('input', () => RunImportInput) input: RunImportInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ImportDraftRecord> {
    return this.service.run(actor, idOf(input.id), input.leaveOutWrong);
  }

  @Authorized('ADMIN')
  @Subscription(() => ImportProgressType, {
    description: 'How far the check or the import of a table of the caller is, about fifty times. Admin only.',
    topics: IMPORT_PROGRESSED.name,
    filter: ({ payload, args, context }: SubscriptionHandlerData<ImportProgress, { id: string }, GraphQLContext>) =>
      context.actor.kind === 'admin' && payload.employeeId === context.actor.id && payload.draftId === idOf(args.id),
  })
  importProgressed(
    @Root() { done, total }: ImportProgress,
    // The filter of the subscription reads this argument.
    @Arg('id', () => ID) _id: string,
  ): ImportProgressType {
    return { done, total };
  }

  @FieldResolver(() => Int, { description: 'The number of its lines.' })
  lineCount(@Root() { rows }: ImportDraftRecord): number {
    return rows.length;
  }

  @FieldResolver(() => [ImportColumnType], { description: 'Its columns, in their order.' })
  columns(@Root() { headings, rows }: ImportDraftRecord): ImportColumnType[] {
    const first = rows.slice(0, EXAMPLES);
    return headings.map((heading, index) => ({ heading, examples: first.flatMap(({ cells }) => cells[index] || []) }));
  }

  @FieldResolver(() => [ImportFieldType], { description: 'What can be imported, and from which columns it is.' })
  async fields(
    @Root() { kind, sources }: ImportDraftRecord,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ImportFieldType[]> {
    const sourceOf = new Map(sources.map((source) => [source.field, source]));
    const fields = await this.service.fieldsOf(actor, kind);
    return fields.map(({ name, heading, required, note, choices }) => ({
      ...{ name, heading, required, note, choices: [...choices] },
      column: sourceOf.get(name)?.column ?? null,
      value: sourceOf.get(name)?.value ?? null,
    }));
  }

  @FieldResolver(() => ImportCountsType, { description: 'Its lines by what becomes of them.' })
  counts(@Root() { results }: ImportDraftRecord): ImportCountsType {
    const count = (wanted: LineOutcome): number => (results ?? []).filter(({ outcome }) => outcome === wanted).length;
    return {
      added: count(LineOutcome.NEW),
      updated: count(LineOutcome.UPDATED),
      unchanged: count(LineOutcome.UNCHANGED),
      wrong: count(LineOutcome.WRONG),
    };
  }

  @FieldResolver(() => ImportLinePage, {
    description: 'Its lines, all or those of one outcome, with what the check found.',
  })
  lines(
    @Root() draft: ImportDraftRecord,
    @Arg('outcome', () => LineOutcome, { nullable: true }) outcome?: LineOutcome | null,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ) {
    const { items, ...rest } = this.service.lines(draft, outcome ?? null, pageRequest(page?.page, page?.size));
    return { ...rest, items: items.map(toLine) };
  }
}

const EXAMPLES = 3;

function toLine({ cells, problems, remark, ...line }: ImportLine): ImportLineType {
  return { ...line, remark: remark ?? null, cells: [...cells], problems: [...problems] };
}
