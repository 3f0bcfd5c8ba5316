/** Browser and system of a User-Agent header, in words that people know; null where it does not tell. */
export interface ReadUserAgent {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browsers by the word that names them. A browser also names its ancestors, so the order matters. */
const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chromium|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
];
const PROGRAM = /^(?:curl|Wget|PostmanRuntime|python-requests|okhttp|axios|Dart|insomnia)\b/i;
const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
/** Longer than the header of any browser; only this much is matched and stored. */
const MAX_LENGTH = 400;

/**
 * Reads browser or program, and system, of a User-Agent header. Leaves out versions: they change every month, and nobody recognises a login
 * by them.
 */
export function readUserAgent(userAgent: string | null | undefined): ReadUserAgent {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: named(BROWSERS) ?? PROGRAM.exec(text)?.[0] ?? null, system: named(SYSTEMS) };
}

/** Returns browser and system of a User-Agent header in French: « Firefox sur Windows ». */
export function deviceName(userAgent: string | undefined): string {
  const { browser, system } = readUserAgent(userAgent);
  const name = browser !== null && PROGRAM.test(browser) ? 'un programme' : browser;
  if (name && system) return `${name} sur ${system}`;
  return name ?? (system ? `un navigateur sur ${system}` : 'un appareil inconnu');
}

/** Returns the header as it is stored: shortened, on one line; null if there is none. */
export function storedUserAgent(userAgent: string | null | undefined): string | null {
  const text = (userAgent ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return text === '' ? null : text.slice(0, MAX_LENGTH);
}
