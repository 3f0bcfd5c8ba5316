import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The headless shell comes first, because a page takes half the processor time in it that it takes in a browser with windows. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'chrome',
];

const answersWithinMs = 15_000;
const fetchedWithinMs = 60_000;
const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

const cacheDir = join(import.meta.dirname, '../node_modules/.cache/location-voitures');
/** Debian's headless shell, unpacked beside the tests: the machine's own packages stay as they are. */
const unpacked = join(cacheDir, 'headless-shell');
const debianShell = 'usr/lib/chromium/chromium-headless-shell';
const unpackedShell = join(unpacked, debianShell);

/** Returns the path of an installed Chromium, Chrome or Edge that starts; undefined if there is none. */
export function findBrowser(): string | undefined {
  return candidates().find((path) => existsSync(path) && starts(path));
}

/**
 * Works like `findBrowser`, but fetches Debian's headless shell if the browser found has windows, and installs a browser if there is none: by
 * apt as root on Debian, else Playwright's own.
 */
export function provideBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found === process.env.CHROME_PATH || isShell(found) || !unpackShell() ? found : findBrowser();
  if (isRootOnDebian()) {
    console.log('No browser found: installing Chromium with apt-get …');
    run('apt-get', ['update', '-qq']);
    // One by one, because not every Debian release has the shell.
    for (const name of ['chromium', 'chromium-headless-shell'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.log("No browser found: installing Playwright's Chromium …");
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  return findBrowser();
}

function candidates(): string[] {
  const { CHROME_PATH, PATH = '', PLAYWRIGHT_BROWSERS_PATH, PROGRAMFILES, LOCALAPPDATA } = process.env;
  const directories = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const onWindows = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    .filter((directory) => directory !== undefined)
    .flatMap((directory) => [
      join(directory, 'Google/Chrome/Application/chrome.exe'),
      join(directory, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  const caches = [
    PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    LOCALAPPDATA && join(LOCALAPPDATA, 'ms-playwright'),
  ].filter((directory) => directory !== undefined && directory !== '');
  const inCache = caches.flatMap((directory) => [
    ...globSync(`${directory}/chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}`),
    ...globSync(`${directory}/chromium-*/chrome-*/chrome{,.exe}`),
    ...globSync(`${directory}/chromium-*/chrome-mac*/*.app/Contents/MacOS/*`),
  ]);
  const all = [unpackedShell, ...onPath, ...onMac, ...onWindows, ...inCache];
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...all.filter(isShell), ...all.filter((path) => !isShell(path))];
}

/** Tells whether the program is Chromium without windows. */
function isShell(path: string): boolean {
  return /headless[-_]shell/.test(path);
}

/**
 * Fetches the packages of the headless shell with apt and unpacks them, for which nobody needs to be root. Returns false, after some minutes at
 * most, where that is not possible: there is no apt, no network, or the shell needs libraries that are not there.
 */
function unpackShell(): boolean {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return false;
  console.log('Fetching the headless shell of Chromium …');
  mkdirSync(cacheDir, { recursive: true });
  const draft = mkdtempSync(join(cacheDir, 'headless-shell-'));
  try {
    const download = () =>
      succeeds('apt-get', [...impatient, 'download', 'chromium-headless-shell', 'chromium-common'], draft);
    // An image often comes without lists of packages.
    const isFetched =
      download() || (isRootOnDebian() && succeeds('apt-get', [...impatient, 'update'], draft) && download());
    if (!isFetched) return false;
    const packages = globSync('*.deb', { cwd: draft });
    if (!packages.every((name) => succeeds('dpkg-deb', ['-x', name, '.'], draft))) return false;
    if (!starts(join(draft, debianShell))) return false;
    for (const name of packages) rmSync(join(draft, name));
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(draft, unpacked);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Runs a program without showing what it says; tells whether it succeeded in time. */
function succeeds(command: string, args: string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: fetchedWithinMs }).status === 0;
}

/** Tells whether it starts: on some systems `chromium` only explains how to install it. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { timeout: answersWithinMs, encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch {
    return false;
  }
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
