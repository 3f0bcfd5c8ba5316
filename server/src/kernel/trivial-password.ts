import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * About 49,000 passwords of published breaches, in lower case, which an attacker tries first. Loaded at the first new password, in a
 * quarter of a second.
 */
let common: ReadonlySet<string> | undefined;
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    (require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')).dictionary[
      'passwords-common'
    ] as readonly string[],
  );
  return common;
}

/** Words that an attacker in France or Morocco tries and that the list, which is mostly English, lacks. */
const LOCAL_WORDS = new Set([
  ...[
    'agence',
    'bienvenue',
    'bonjour',
    'conducteur',
    'dacia',
    'location',
    'locationvoiture',
    'locationvoitures',
    'loueur',
  ],
  ...['agadir', 'casa', 'essaouira', 'fes', 'kenitra', 'maghreb', 'maroc', 'marrakech', 'marrakesh', 'meknes', 'oujda'],
  ...[
    'rabat',
    'rabatsale',
    'raja',
    'tanger',
    'tetouan',
    'wydad',
    'inchallah',
    'hamdoulillah',
    'bismillah',
    'reservation',
  ],
]);

/** How many digits and signs around a common word still leave it easy to guess. */
const MAX_ORNAMENT = 6;
/** Telephone numbers and dates are all shorter than this. */
const MIN_DIGITS = 12;
const MIN_DIFFERENT = 4;
const MIN_WORD = 3;
/** How many characters of a password must not come from the person's own names. */
const MIN_OWN = 5;
/** How many characters are read of each thing known of the owner. */
const MAX_ABOUT = 200;
/** With this share of neighbouring characters or more, a text is a run like 12345678 or abcdefgh. */
const RUN_SHARE = 0.7;
/** Signs that stand for letters; 1 and ! stand for two letters each. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Returns what is wrong with an easily guessed password, as the end of a French sentence that begins with « Le mot de passe »; undefined
 * for any other. `about` is what is known of its owner: names and e-mail address. Takes a few microseconds, linear in the length.
 */
export function trivialPassword(password: string, about: readonly unknown[] = []): string | undefined {
  const text = password.normalize('NFC').toLowerCase();
  if (commonPasswords().has(text)) return 'figure parmi les mots de passe les plus courants : choisissez-en un autre';
  if (/^\p{Nd}+$/u.test(text) && text.length < MIN_DIGITS) {
    return `ne doit pas être fait seulement de chiffres, à moins d'en compter ${MIN_DIGITS}`;
  }
  if (new Set(text).size < MIN_DIFFERENT || isPeriodic(text)) return 'répète toujours les mêmes caractères';
  if (isRun(text)) return 'est une suite de caractères trop facile à deviner';
  if (isOrnamentedWord(text)) return "n'est qu'un mot courant avec quelques chiffres ou signes : allongez-le";
  if (isOwnName(text, about)) return 'ne doit pas être fait de votre nom ou de votre adresse e-mail';
  return undefined;
}

/** Tells whether the text repeats the same few characters. */
function isPeriodic(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

/** Tells whether most characters follow their neighbour in the alphabet or among the digits, up or down. */
function isRun(text: string): boolean {
  let neighbours = 0;
  for (let i = 1; i < text.length; i++) {
    if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) neighbours += 1;
  }
  return neighbours >= RUN_SHARE * (text.length - 1);
}

/** Tells whether the text is a common word, perhaps with look-alike characters, with a few digits and signs around it. */
function isOrnamentedWord(text: string): boolean {
  const word = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  if (word.length < MIN_WORD || text.length - word.length > MAX_ORNAMENT) return false;
  return ['i', 'l'].some((one) => {
    const plain = word.replace(/[^\p{L}]/gu, (sign) => (sign === '1' || sign === '!' ? one : (LETTERS[sign] ?? sign)));
    return commonPasswords().has(plain) || LOCAL_WORDS.has(plain);
  });
}

/** Tells whether the text is only the owner's names and a few characters. */
function isOwnName(text: string, about: readonly unknown[]): boolean {
  const names = about
    .flatMap((known) =>
      (typeof known === 'string' ? known.slice(0, MAX_ABOUT) : '')
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{Nd}]+/u),
    )
    .filter((name) => name.length >= MIN_WORD)
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return false;
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  return rest !== text && rest.replace(/[^\p{L}\p{Nd}]/gu, '').length < MIN_OWN;
}
