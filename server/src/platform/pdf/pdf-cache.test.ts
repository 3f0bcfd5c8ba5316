import { cachePdfs } from './pdf-cache.js';
import type { PdfRenderer, PdfTemplate } from './pdf-renderer.js';

const CONTRACT: PdfTemplate<object> = { file: 'contract' };
const INVOICE: PdfTemplate<object> = { file: 'invoice' };

let printed: string[];
let failure: Error | undefined;
const renderer: PdfRenderer = {
  render: async ({ file }, sheet) => {
    printed.push(`${file} ${JSON.stringify(sheet)}`);
    await Promise.resolve();
    if (failure) throw failure;
    return Buffer.from(printed.at(-1) ?? '');
  },
  close: () => Promise.resolve(),
};

beforeEach(() => {
  printed = [];
  failure = undefined;
});

test('a document is printed once for each version of its content, however many ask at once', async () => {
  const pdf = cachePdfs(renderer);
  const sheet = { number: 'AAAAA-BBBBB', paid: '200' };
  const copies = await Promise.all(Array.from({ length: 40 }, () => pdf.render(CONTRACT, { ...sheet })));
  copies.push(await pdf.render(CONTRACT, sheet));
  expect(printed).toHaveLength(1);
  expect(new Set(copies.map(String))).toEqual(new Set(printed));
  await pdf.render(CONTRACT, { ...sheet, paid: '300' });
  await pdf.render(INVOICE, sheet);
  expect(printed).toHaveLength(3);
});

test('a document that could not be printed is tried again', async () => {
  const pdf = cachePdfs(renderer);
  failure = new Error('no worker');
  await expect(pdf.render(CONTRACT, {})).rejects.toThrow('no worker');
  failure = undefined;
  expect(String(await pdf.render(CONTRACT, {}))).toBe('contract {}');
});
