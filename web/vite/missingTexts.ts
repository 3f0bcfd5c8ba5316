/** Names what each language lacks of the French texts, and fails on a text file without a French one. Part of `npm run check`. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/platform/i18n/languages.ts';
import { fileIn, missing, readTexts } from './compileTexts.ts';

const root = join(import.meta.dirname, '../src');
const files = globSync('**/{texts,*.texts}.*.ts', { cwd: root }).sort();
const french = files.filter((file) => file.endsWith('.fr.ts'));

for (const language of Object.keys(languages)) {
  if (language === 'fr') continue;
  for (const file of french) {
    const own = fileIn(language, file);
    const lacking = missing(readTexts(join(root, file)), files.includes(own) ? readTexts(join(root, own)) : {});
    if (lacking.length > 0) console.log(`${own} is shown in French: ${lacking.join(', ')}`);
  }
}

const known = Object.keys(languages).flatMap((language) => french.map((file) => fileIn(language, file)));
const strangers = files.filter((file) => !known.includes(file));
for (const file of strangers) console.error(`${file} belongs to no French texts, or to no language of languages.ts.`);
if (strangers.length > 0) process.exitCode = 1;
