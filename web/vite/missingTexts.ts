/**
 * Names what each language lacks of the French texts: the files without a translation, and the texts that the others lack. Fails on a text
 * file without a French one. Part of `npm run check`.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/platform/i18n/languages.ts';
import { fileIn, missing, readTexts } from './compileTexts.ts';

const root = join(import.meta.dirname, '../src');
const files = globSync('**/{texts,*.texts}.*.ts', { cwd: root }).sort();
const french = files.filter((file) => file.endsWith('.fr.ts'));

for (const language of Object.keys(languages)) {
  if (language === 'fr') continue;
  const parts = french.map((file) => {
    const own = fileIn(language, file);
    const texts = readTexts(join(root, file));
    const begun = files.includes(own);
    const lacking = missing(texts, begun ? readTexts(join(root, own)) : {});
    return { own, begun, lacking, all: missing(texts, {}).length };
  });
  const lacking = parts.reduce((sum, part) => sum + part.lacking.length, 0);
  if (lacking === 0) continue;
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  console.log(`${language}: ${String(lacking)} of ${String(all)} texts are shown in French.`);
  for (const part of parts)
    if (part.begun && part.lacking.length > 0) console.log(`  ${part.own} lacks ${part.lacking.join(', ')}`);
  const none = parts.filter(({ begun }) => !begun).map(({ own }) => own);
  if (none.length > 0) console.log(`  Not begun: ${none.join(', ')}`);
}

const known = Object.keys(languages).flatMap((language) => french.map((file) => fileIn(language, file)));
const strangers = files.filter((file) => !known.includes(file));
for (const file of strangers) console.error(`${file} belongs to no French texts, or to no language of languages.ts.`);
if (strangers.length > 0) process.exitCode = 1;
