import ExcelJS from 'exceljs';

/** Reads the first sheet of a workbook; undefined if it has none. */
export async function readSheet(bytes: Uint8Array): Promise<ExcelJS.Worksheet | undefined> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook.worksheets[0];
}
