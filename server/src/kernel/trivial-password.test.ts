import { trivialPassword } from './trivial-password.js';

const SALMA = ['Alaoui', 'Salma', 'salma.alaoui@example.ma'];

describe('an easily guessed password', () => {
  it.each([
    ...['password', 'motdepasse', 'azertyuiop', 'iloveyou', 'chocolat', 'QWERTY123456', 'Password'],
    ...['demo1234', 'demo12345', 'Motdepasse1', 'Password1!', 'P@ssw0rd', 'P@ssw0rd2024!', 'azerty123', 'Test1234!'],
    ...['Casablanca2024', 'maroc2026', 'Marrakech1', 'bienvenue2026', 'adm1n-2026', '!!soleil!!'],
    ...['12345678', '01012000', '0612345678', '19901231'],
    ...['aaaaaaaa', 'abababab', 'demodemo', 'zxczxczxczxc', '********'],
    ...['abcdefgh', 'hgfedcba', '123456789abc', 'abcdefghijklmnop'],
    ...['Salma1990', 'alaoui.salma', 'salma.alaoui', 'Alaoui@2026'],
  ])('is %s', (password) => {
    expect(trivialPassword(password, SALMA)).toEqual(expect.any(String));
  });

  it.each([
    ...['x7Kp2mQz', 'vélo-jaune-42', 'un bon mot de passe', 'correct horse battery', 'chat noir assis', 'tout neuf 1'],
    ...[
      'Oliviers-k3x9',
      '731946028517',
      'كلمة سر طويلة',
      'salma aime les dattes',
      'Zellij, bleu & vert',
      '日本語のパスワード',
    ],
  ])('is not %s', (password) => {
    expect(trivialPassword(password, SALMA)).toBeUndefined();
  });

  it('is not found in missing names, or in names that are not text', () => {
    expect(trivialPassword('alaoui.salma.9')).toBeUndefined();
    expect(trivialPassword('alaoui.salma.9', [undefined, 12, { a: 1 }, 'x'.repeat(100_000)])).toBeUndefined();
  });

  it('is recognised quickly, however the text is built', () => {
    const long = ['@4($3!1|0', 'p@$$w0rd', '1.1.2001-', 'ab', 'é', '\u{1f600}', '!'].map((part) =>
      part.repeat(100).slice(0, 200),
    );
    trivialPassword('the list is read');
    const started = performance.now();
    for (let i = 0; i < 100; i++) for (const password of long) trivialPassword(password, [...SALMA, ...long]);
    expect((performance.now() - started) / (100 * long.length)).toBeLessThan(20);
  });
});
