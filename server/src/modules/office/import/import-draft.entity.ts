import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { TableRow } from '../../../platform/xlsx/table-file.js';
import { Employee } from '../../people/account/employee.entity.js';
import { ImportKind, type LineOutcome } from './import-kind.js';

/** How far an import is. */
export enum ImportStatus {
  UPLOADED = 'UPLOADED',
  CHECKED = 'CHECKED',
  DONE = 'DONE',
}

/** From where a field takes its values: a column, counted from 0, or one text for all lines; neither leaves the field out. */
export interface FieldSource {
  readonly field: string;
  readonly column: number | null;
  readonly value: string | null;
}

/** A French sentence about a cell; `field` is null if it is about the whole line. */
export interface LineProblem {
  readonly field: string | null;
  readonly message: string;
}

/** What a check or the import itself found about a line. */
export interface LineResult {
  readonly outcome: LineOutcome;
  readonly problems: readonly LineProblem[];
  readonly remark?: string | undefined;
}

/** An uploaded table with its matching, until it is imported; it is deleted the night after (docs/rules/import.md#drafts). */
@Entity()
export class ImportDraft extends BaseEntity<'status' | 'sources'> {
  @Enum({ items: () => ImportKind })
  kind!: ImportKind;

  @Enum({ items: () => ImportStatus })
  status: ImportStatus = ImportStatus.UPLOADED;

  @Property({ type: 'text' })
  fileName!: string;

  @Index()
  @ManyToOne(() => Employee, { mapToPk: true, fieldName: 'employee_id', deleteRule: 'cascade' })
  employeeId!: number;

  @Property({ type: 'string[]', columnType: 'text[]' })
  headings!: string[];

  @Property({ type: 'json' })
  rows!: TableRow[];

  @Property({ type: 'json' })
  sources: FieldSource[] = [];

  /** In the order of `rows`; null until a check. */
  @Property({ type: 'json', nullable: true })
  results?: LineResult[] | null;
}

/** The table of ImportDraft for queries. */
export interface ImportDraftTable {
  readonly importDraft: Columns<ImportDraft>;
}

/** A row of ImportDraft as readers return it. */
export type ImportDraftRecord = Selectable<ImportDraftTable['importDraft']>;

registerEnumType(ImportStatus, {
  name: 'ImportStatus',
  description: 'How far an import is: UPLOADED → CHECKED → DONE.',
  valuesConfig: {
    UPLOADED: { description: 'The columns wait for their matching to be confirmed.' },
    CHECKED: { description: 'Every line was tried; nothing is stored.' },
    DONE: { description: 'The lines that are right were stored.' },
  },
});
