import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complete, isFrench, missing, textsIn } from './compileTexts';

const french = {
  title: 'Ma journée',
  days_one: '{count} jour',
  days_other: '{count} jours',
  act: { call: 'Appeler', pay: 'Payer' },
};

test('takes the French texts for what a language lacks, and no French plural form beside its own', () => {
  const arabic = { title: 'يومي', days_two: 'يومان', days_other: '{count} يوم', act: { call: 'اتصال' } };
  expect(complete(french, arabic)).toEqual({
    title: 'يومي',
    days_two: 'يومان',
    days_other: '{count} يوم',
    act: { call: 'اتصال', pay: 'Payer' },
  });
  expect(missing(french, arabic)).toEqual(['act.pay']);
  expect(missing(french, {})).toEqual(['title', 'days', 'act.call', 'act.pay']);
});

test('reads the texts of a language beside the French ones, and marks those of the pseudo-language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const file = join(folder, 'texts.fr.ts');
  writeFileSync(file, "export const texts = { hello: 'Bonjour {name}', nav: { home: 'Accueil' } } as const;");
  writeFileSync(join(folder, 'texts.en.ts'), "export const texts: object = { nav: { home: 'Home' } };");
  expect(textsIn('en', file)).toEqual({ hello: 'Bonjour {name}', nav: { home: 'Home' } });
  expect(textsIn('ar', file)).toEqual({ hello: 'Bonjour {name}', nav: { home: 'Accueil' } });
  expect(textsIn('pseudo', file)).toEqual({ hello: '⟦Bonjour {name}⟧', nav: { home: '⟦Accueil⟧' } });
  rmSync(folder, { recursive: true });
});

test('knows text files by their names', () => {
  expect(['/a/texts.fr.ts', '/a/compare.texts.fr.ts', '/a/texts.ts', '/a/texts.ar.ts'].map(isFrench)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('no text but the documented WhatsApp message has a keyboard’s apostrophe, so that a page shows one kind', () => {
  const files = globSync('**/*texts.fr.ts', { cwd: join(__dirname, '../..') });
  expect(files.length).toBeGreaterThan(40);
  const texts = files.flatMap((file) => JSON.stringify(textsIn('fr', join(__dirname, '../..', file))).split('","'));
  const straight = texts.filter((text) => /\p{L}'\p{L}/u.test(text));
  expect(straight).toEqual([expect.stringContaining("Salam,J'ai effectuer")]);
});
