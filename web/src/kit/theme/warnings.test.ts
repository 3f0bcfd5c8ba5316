import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('warnings have the theme’s saffron: Mantine’s own yellow and orange are under 4.5:1 on their ground', () => {
  const root = join(__dirname, '../..');
  const pale = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    /color="(yellow|orange)"/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(pale).toEqual([]);
});
