import ExcelJS from 'exceljs';
import type { TestApp } from './test-app.js';

/** A line of an import as the API returns it. */
export interface ImportedLine {
  readonly line: number;
  readonly outcome: string;
  readonly remark: string | null;
  readonly problems: readonly { readonly field: string | null; readonly message: string }[];
}

/** An import as the API returns it. */
export interface Imported {
  readonly id: string;
  readonly status: string;
  readonly fileName: string;
  readonly lineCount: number;
  readonly fields: readonly { readonly name: string; readonly column: number | null; readonly value: string | null }[];
  readonly counts: {
    readonly added: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly wrong: number;
  };
  readonly lines: { readonly items: readonly ImportedLine[] };
}

const IMPORT = `id status fileName lineCount fields { name column value } counts { added updated unchanged wrong }
  lines(page: { size: 100 }) { items { line outcome remark problems { field message } } }`;

/** A value for all lines, or the number of a column. */
export interface SentSource {
  readonly field: string;
  readonly column?: number;
  readonly value?: string;
}

/** Uploads, checks and runs imports as an Admin. */
export class TestImports {
  constructor(
    private readonly app: TestApp,
    private readonly token: string,
  ) {}

  upload(kind: string, bytes: Buffer, fileName = 'fichier.csv') {
    return this.app.graphqlUpload<{ uploadImport: Imported }>(
      `mutation ($input: UploadImportInput!) { uploadImport(input: $input) { ${IMPORT} } }`,
      { input: { kind, fileName } },
      { 'input.file': { name: fileName, bytes } },
      this.token,
    );
  }

  check(id: string, sources?: readonly SentSource[]) {
    return this.app.graphql<{ checkImport: Imported }>(
      `mutation ($input: CheckImportInput!) { checkImport(input: $input) { ${IMPORT} } }`,
      { input: { id, sources } },
      this.token,
    );
  }

  run(id: string, leaveOutWrong = false) {
    return this.app.graphql<{ runImport: Imported }>(
      `mutation ($input: RunImportInput!) { runImport(input: $input) { ${IMPORT} } }`,
      { input: { id, leaveOutWrong } },
      this.token,
    );
  }

  async stored(id: string): Promise<Imported> {
    const { data } = await this.app.graphql<{ import: Imported }>(
      `query ($id: ID!) { import(id: $id) { ${IMPORT} } }`,
      { id },
      this.token,
    );
    return data?.import as Imported;
  }

  /** Uploads and checks a table; fails the test if either is refused. */
  async checked(kind: string, bytes: Buffer, sources?: readonly SentSource[]): Promise<Imported> {
    const uploaded = await this.upload(kind, bytes);
    expect(uploaded.errors).toBeUndefined();
    const { data, errors } = await this.check(uploaded.data?.uploadImport.id ?? '', sources);
    expect(errors).toBeUndefined();
    return data?.checkImport as Imported;
  }

  /** Uploads, checks and runs; fails the test if any of it is refused. */
  async done(kind: string, bytes: Buffer, leaveOutWrong = false): Promise<Imported> {
    const { id } = await this.checked(kind, bytes);
    const { data, errors } = await this.run(id, leaveOutWrong);
    expect(errors).toBeUndefined();
    return data?.runImport as Imported;
  }
}

/** Writes a CSV file with semicolons, as a French Excel does. */
export function csvOf(rows: readonly (readonly unknown[])[]): Buffer {
  return Buffer.from(rows.map((row) => row.join(';')).join('\r\n'));
}

/** Writes a workbook of one sheet; `shape` may change it. */
export async function xlsxOf(
  rows: readonly (readonly ExcelJS.CellValue[])[],
  shape: (sheet: ExcelJS.Worksheet) => void = () => undefined,
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Feuille 1');
  sheet.addRows(rows.map((row) => [...row]));
  shape(sheet);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
