import { IsOptional } from 'class-validator';
import { inputProblems } from './check-input.js';
import {
  cleanIdentityNumber,
  cleanLine,
  cleanMail,
  cleanName,
  cleanPhone,
  cleanText,
  IsIdentityNumber,
  IsMail,
  IsNewPassword,
  IsPersonName,
  IsPhone,
  IsShortText,
} from './field-rules.js';

class Form {
  @IsPersonName()
  lastName: unknown = 'Alami';

  @IsPhone()
  phone: unknown = '+212600000000';

  @IsMail()
  email: unknown = 'a@b.ma';

  @IsOptional()
  @IsIdentityNumber('La CIN')
  identity: unknown = undefined;

  @IsOptional()
  @IsShortText(1000)
  comment: unknown = undefined;

  @IsNewPassword()
  password: unknown = 'demo1234';
}

function problem(field: keyof Form, value: unknown): string | undefined {
  return inputProblems(Object.assign(new Form(), { [field]: value }))[field]?.[0];
}

describe('names', () => {
  it.each(['Ali', "N'Diaye", 'El-Fassi', 'Jean-Marc Jr.', 'محمد العلوي', 'Zoë', 'D’Arc', 'ⵎⵓⵃⴰ', 'x'.repeat(30)])(
    'takes %s',
    (name) => {
      expect(problem('lastName', cleanName(name))).toBeUndefined();
    },
  );
  it.each(['R2D2', 'a@b', '<b>', 'x\ny', '😀', "'-.", 'a_b', 'a;b'])('refuses %j', (name) => {
    expect(problem('lastName', name)).toBe(
      'Le nom ne doit contenir que des lettres, des espaces, des tirets, des apostrophes et des points.',
    );
  });
  it.each([
    ['\u200bAhmed\u200f', 'Ahmed'],
    ['Ah\u200dmed', 'Ahmed'],
    ['\u202bأحمد\u202c', 'أحمد'],
    ['Ben\u00a0\u2009 Ali', 'Ben Ali'],
    ['Ait‑Ben–Haddou', 'Ait-Ben-Haddou'],
    ['D’Arc', "D'Arc"],
    ['Ｏｍａｒ', 'Omar'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['Zoe\u0308', 'Zoë'],
    ['Zoe\u200b\u0308', 'Zoë'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Jean\tMarc\u2028', 'Jean Marc'],
    ['\u3164', undefined],
  ])('stores %j as %j', (typed, stored) => {
    expect(cleanName(typed)).toBe(stored);
  });
  it('names a sign that cannot be seen', () => {
    expect(problem('lastName', cleanName('Ah\ue000med'))).toBe('Le nom contient un caractère invisible (U+E000).');
    expect(problem('phone', cleanPhone('06\u2800 12'))).toBe('Le téléphone contient un caractère invisible (U+2800).');
  });
  it('refuses 31 characters', () => {
    expect(problem('lastName', 'x'.repeat(31))).toBe('Le nom ne doit pas dépasser 30 caractères.');
  });
  it.each(['', undefined, null, 12, {}, ['Ali']])('refuses %j as missing', (name) => {
    expect(problem('lastName', name)).toBe('Le nom est obligatoire.');
  });
});

describe('telephones', () => {
  it.each(['06 12-34 56 78', '+212 6 12 34 56 78', '00212612345678', '1234567890123456', '+123456789012345', '06–12'])(
    'takes %s',
    (phone) => {
      expect(problem('phone', cleanPhone(phone))).toBeUndefined();
    },
  );
  it.each(['12345678901234567', '+1234567890123456'])('refuses the length of %s', (phone) => {
    expect(problem('phone', cleanPhone(phone))).toBe('Le téléphone ne doit pas dépasser 16 caractères.');
  });
  it.each(['06:12', 'abc', '+', '0+6', '06 poste 3'])('refuses %s', (phone) => {
    expect(problem('phone', cleanPhone(phone))).toContain('que des chiffres');
  });
  it.each([
    ['06.12.34.56.78', '0612345678'],
    ['(+212) 612-345678', '+212612345678'],
    ['+212 (0)6 12 34 56 78', '+212612345678'],
    ['00212 (0) 612 345 678', '00212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
    ['۰۶۱۲۳۴۵۶۷۸', '0612345678'],
    ['０６１２３４５６７８', '0612345678'],
    ['𝟢𝟨𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪', '0612345678'],
    ['\u202a+212\u00a06‑12\u200934−56 78\u202c', '+212612345678'],
    ['06/12/34/56/78', '0612345678'],
    ['(05) 22 12 34 56', '0522123456'],
    ['tel:+212612345678', '+212612345678'],
  ])('stores %j as %s', (typed, stored) => {
    expect(cleanPhone(typed)).toBe(stored);
  });
  it('accepts a number as text', () => {
    expect(cleanPhone(612345678)).toBe('612345678');
  });
});

describe('e-mail addresses', () => {
  it.each(['client@demo.ma', 'a.b+c@sous.domaine.example', "o'neil@x.fr", 'a@bücher.de', 'a@xn--bcher-kva.de'])(
    'takes %s',
    (mail) => {
      expect(problem('email', mail)).toBeUndefined();
    },
  );
  it.each([
    'a',
    'a@b',
    '@b.ma',
    'a@.ma',
    'a@b..ma',
    '.a@b.ma',
    'a.@b.ma',
    'a..b@c.ma',
    'a b@c.ma',
    'a@b.ma\nBcc: x@y.ma',
    'a@b.ma\r\n',
    'a@b.ma,c@d.ma',
    '"a"@b.ma',
    '<a@b.ma>',
    'a@-b.ma',
    'a@b.1',
    'a@[127.0.0.1]',
  ])('refuses %j', (mail) => {
    expect(problem('email', mail)).toBe("L'e-mail n'est pas une adresse valide.");
  });
  it('refuses more than 50 characters', () => {
    expect(problem('email', `${'a'.repeat(45)}@b.ma`)).toBeUndefined();
    expect(problem('email', `${'a'.repeat(46)}@b.ma`)).toBe("L'e-mail ne doit pas dépasser 50 caractères.");
  });
  it('answers at once for a long malicious text', () => {
    expect(problem('email', `a@${'a-'.repeat(500_000)}`)).toBeDefined();
  });
});

describe('the other fields', () => {
  it.each([
    ['12/123456', '12123456'],
    ['BE 123456', 'BE123456'],
    ['ab\u00a01234567', 'AB1234567'],
    ['BE‑١٢٣٤٥٦', 'BE123456'],
    ['\u200eＢＥ１２３４５６', 'BE123456'],
    ['N° 12.345', 'N12345'],
  ])('stores the identity number %j as %s', (typed, stored) => {
    expect(cleanIdentityNumber(typed)).toBe(stored);
    expect(problem('identity', stored)).toBeUndefined();
  });
  it('takes identity numbers of letters and digits', () => {
    expect(problem('identity', 'AB123456')).toBeUndefined();
    expect(problem('identity', undefined)).toBeUndefined();
    expect(problem('identity', 'AB-123')).toBe('La CIN ne doit contenir que des lettres et des chiffres.');
    expect(problem('identity', 'A'.repeat(13))).toBe('La CIN ne doit pas dépasser 12 caractères.');
  });
  it('bounds texts and passwords', () => {
    expect(problem('comment', 'é'.repeat(1000))).toBeUndefined();
    expect(problem('comment', 'é'.repeat(1001))).toBe('Le commentaire ne doit pas dépasser 1000 caractères.');
    expect(problem('password', '1234567')).toBe('Le mot de passe doit compter au moins 8 caractères.');
    expect(problem('password', 'x'.repeat(201))).toBe('Le mot de passe ne doit pas dépasser 200 caractères.');
    expect(problem('password', 12345678)).toBe('Le mot de passe est obligatoire.');
  });
  it('cleans texts', () => {
    expect(cleanText('  e\u0301\u0000 ')).toBe('é');
    expect(cleanText('\ud800')).toBe('\ufffd');
    expect(cleanText({ a: 1 })).toBeUndefined();
    expect(cleanText('   ')).toBeUndefined();
    expect(cleanPhone(' - ')).toBeUndefined();
    expect(cleanMail(' Client@Demo.MA ')).toBe('client@demo.ma');
  });
});

it('keeps what draws a sign in a comment: emoji of several parts, and the spaces of lines', () => {
  const comment = 'Famille 👨\u200d👩\u200d👧, ❤️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\n  – siège';
  expect(cleanText(`\ufeff${comment}\u200b\uffff`)).toBe(comment);
  expect(cleanLine('a\n\u00a0 b')).toBe('a b');
  expect(cleanMail(' Omar\u200b@Demo.ma\u00a0')).toBe('omar@demo.ma');
});
