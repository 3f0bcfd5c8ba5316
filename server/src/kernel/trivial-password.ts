import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Tried first by whoever guesses: about 49,000 passwords of published breaches, in lower case. Read at the first new password, in a quarter of a second. */
let common: ReadonlySet<string> | undefined;
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    (require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')).dictionary[
      'passwords-common'
    ] as readonly string[],
  );
  return common;
}

/** Words that a French or Moroccan guesser tries and the list, which is mostly English, lacks. */
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

/** Digits and signs beside a common word that a guesser appends as a matter of course. */
const MAX_ORNAMENT = 6;
/** All telephone numbers and dates are shorter. */
const MIN_DIGITS = 12;
const MIN_DIFFERENT = 4;
const MIN_WORD = 3;
/** What of a password must not be the person's own names. */
const MIN_OWN = 5;
/** Of each thing known of the owner, in characters. */
const MAX_ABOUT = 200;
/** From this share of neighbours on a text is a run like 12345678 or abcdefgh. */
const RUN_SHARE = 0.7;
/** Signs that stand for letters; 1 and ! for either of two. */
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
 * What is wrong with a password that is guessed among the first, in French, to follow « Le mot de passe »; undefined for any
 * other. `about` is what is known of its owner: names and e-mail address. Linear in the length, a few microseconds.
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

/** The same few characters again and again. */
function isPeriodic(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

/** Mostly neighbours in the alphabet or among the digits, upwards or downwards. */
function isRun(text: string): boolean {
  let neighbours = 0;
  for (let i = 1; i < text.length; i++) {
    if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) neighbours += 1;
  }
  return neighbours >= RUN_SHARE * (text.length - 1);
}

/** A common word, its letters perhaps replaced by look-alikes, with a few digits and signs around it. */
function isOrnamentedWord(text: string): boolean {
  const word = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  if (word.length < MIN_WORD || text.length - word.length > MAX_ORNAMENT) return false;
  return ['i', 'l'].some((one) => {
    const plain = word.replace(/[^\p{L}]/gu, (sign) => (sign === '1' || sign === '!' ? one : (LETTERS[sign] ?? sign)));
    return commonPasswords().has(plain) || LOCAL_WORDS.has(plain);
  });
}

/** Nothing but the owner's names and a few characters. */
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
