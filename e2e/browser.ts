import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The headless shell comes first, because without windows it takes a third less of the machine. */
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

/** Returns the path of an installed Chromium, Chrome or Edge that starts; undefined if there is none. */
export function findBrowser(): string | undefined {
  return candidates().find((path) => existsSync(path) && starts(path));
}

/** Works like `findBrowser`, but installs one if there is none: by apt as root on Debian, else Playwright's own. */
export function provideBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
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
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...onPath, ...onMac, ...onWindows, ...inCache];
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
