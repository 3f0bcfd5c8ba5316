import { ExportTooLargeError, inBatches, MAX_EXPORTED_ROWS } from './exported-rows.js';

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('rows come in the order of the list, loaded in batches', async () => {
  const asked: number[] = [];
  const rows: string[] = [];
  const ids = numbered(420).reverse();
  for await (const row of inBatches(ids, (batch) => {
    asked.push(batch.length);
    // This row was deleted after the ids were read.
    return Promise.resolve(batch.filter((id) => id !== 300).map((id) => `row ${id}`));
  }))
    rows.push(row);
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.max(...asked)).toBeLessThan(ids.length);
  expect(rows).toEqual(ids.filter((id) => id !== 300).map((id) => `row ${id}`));
});

test('a list that is too long for a workbook is refused before it is loaded, and the caller told what to do', async () => {
  const load = (): Promise<never> => Promise.reject(new Error('loaded'));
  const first = inBatches(numbered(MAX_EXPORTED_ROWS + 1), load).next();
  await expect(first).rejects.toThrow(ExportTooLargeError);
  await expect(first).rejects.toMatchObject({
    kind: 'too_large',
    message: expect.stringMatching(/^La liste dépasse 50.000 lignes : précisez les filtres/),
  });
});
