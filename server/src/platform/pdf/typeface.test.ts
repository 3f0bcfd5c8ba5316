import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { writingOf } from '../../../test/pdf-marks.js';
import { Words } from './document-kit.js';
import { FONT_FAMILY, openFonts, printable, runsOf } from './typeface.js';

/** Prints texts and returns what is written, in drawing order. */
async function printed(...texts: string[]): Promise<string[]> {
  await openFonts(texts);
  const words = texts.map((text) => createElement(Words, { key: text, children: text }));
  const page = createElement(Page, { size: 'A4', style: { fontFamily: FONT_FAMILY, fontSize: 9 } }, words);
  const pdf = await renderToBuffer(createElement(Document, {}, page));
  return writingOf(pdf);
}

const written = async (text: string): Promise<string> => (await printed(text)).join('').trim().normalize('NFC');
const reversed = (text: string): string => [...text].reverse().join('');

describe('a printed text', () => {
  it.each([
    'Élodie Œuvrard',
    'Łukasz Şahin Őry',
    'Сергей Ґалаґан Ђорђе',
    'Γεώργιος Ἀθήνη',
    'Nguyễn Thị Hồng Đượng',
    'ⵜⴰⵎⴰⵣⵉⵖⵜ',
    'नमस्ते',
    '王小明 陳大文',
    'さくら カナ 髙橋',
    '김철수',
    'Հայկ ქეთი',
    '≥ → ← ≤ × € ½ ﬁn',
  ])('has the letters of %s', async (text) => {
    expect(await written(text)).toBe(text);
  });

  it.each(['محمد بن العلوي', 'שרה כהן'])('runs from right to left in %s', async (text) => {
    expect(await written(text)).toBe(reversed(text));
  });

  it('keeps the order of a line with several scripts', async () => {
    expect(await written('Latin é, محمد بن Сергей, שרה 王小明.')).toBe(
      `Latin é, ${reversed('محمد بن')} Сергей, ${reversed('שרה')} 王小明.`,
    );
  });

  it.each([
    ['e\u0301te\u0301 Nguye\u0302\u0303n', 'été Nguyễn'],
    ['и\u0301мя', 'и\u0301мя'],
    ['a\u2011b x\u202fy\u2009z', 'a-b x\u00a0y z'],
    ['zero\u200bwidth\ufeff \u00adend\u2060', 'zerowidth end'],
    ['lone \ud800 end', 'lone \ufffd end'],
    ['not \ufffe a character', 'not \ufffd a character'],
    ['cuneiform 𒀀', 'cuneiform \ufffd'],
    ['family 👨\u200d👩\u200d👧', 'family \ufffd'],
    ['a\u0000b\tc', 'ab c'],
  ])('shows %j as %j', async (text, expected) => {
    expect(await written(text)).toBe(expected.normalize('NFC'));
  });

  it('is not hyphenated where the font or the direction changes', async () => {
    const text = 'Русский, Ελληνικά, עברית שלום, ⵜⴰⵎⴰⵣⵉⵖⵜ, हे, '.repeat(8);
    expect(await written(text)).not.toContain('-');
  });

  it('reads as the same letters in every document', async () => {
    await written('É Á Ö');
    expect(await written('EAO 小')).toBe('EAO 小');
    expect(await written('⼩')).toBe('⼩');
    expect(await written('小')).toBe('小');
  });
});

describe('runsOf', () => {
  const main = { family: 'Main', signs: new Set(' aben,') };
  const other = { family: 'Other', signs: new Set('abenễ→\ufffd') };
  const large = { family: 'Large', signs: new Set('王a'), letters: /\p{Script=Han}/u };

  it('prints a word in one font, and a symbol alone in another', () => {
    expect(runsOf('ban, nễn → a', [main, other])).toEqual([
      { family: 'Main', text: 'ban, ' },
      { family: 'Other', text: 'nễn' },
      { family: 'Main', text: ' ' },
      { family: 'Other', text: '→' },
      { family: 'Main', text: ' a' },
    ]);
  });

  it('splits a word that no font has in whole, and keeps a font to its script', () => {
    expect(runsOf('a王', [main, other, large])).toEqual([
      { family: 'Main', text: 'a' },
      { family: 'Large', text: '王' },
    ]);
  });

  it('shows a sign once for all that belongs together and cannot be printed', () => {
    expect(runsOf('a👨\u200d👩', [main, other])).toEqual([
      { family: 'Main', text: 'a' },
      { family: 'Other', text: '\ufffd' },
    ]);
  });
});

it('keeps marks of direction and joiners, which change how other characters are printed', () => {
  expect(printable('\u2068a\u2069 می\u200cخواهم\u202e')).toBe('\u2068a\u2069 می\u200cخواهم');
});
