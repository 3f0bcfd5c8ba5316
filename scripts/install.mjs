/**
 * Installs the dependencies if they are missing or the lockfile changed. Runs before the other scripts, with the machine's own Node (18 or
 * later), because the pinned one comes with the dependencies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.cache/location-voitures/installed');
const runtime = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
const heartbeatMs = 10_000;

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(runtime) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  await install();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

async function install() {
  const started = Date.now();
  console.log('Installing the dependencies (one to three minutes the first time) …');
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds(started)} s`), heartbeatMs);
  // npm skips native packages that refuse the running Node, so an older Node only installs the pinned one.
  const isOld = major(process.versions.node) < major(pinned);
  let code = isOld ? await npm(process.execPath, '--omit=dev', '--workspaces=false') : 0;
  // Development packages are needed whatever NODE_ENV is, because the pages are built here.
  if (code === 0) code = await npm(isOld ? runtime : process.execPath, '--include=dev');
  clearInterval(heartbeat);
  if (code !== 0) {
    console.error('npm install failed: see its message above. Is the package registry reachable?');
    process.exit(1);
  }
  console.log(`Dependencies installed in ${seconds(started)} s.`);
}

/**
 * @param {string} node the program that runs npm
 * @param {string[]} scope what is installed
 * @returns {Promise<number>} exit code
 */
function npm(node, ...scope) {
  const cli = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=optional', ...scope];
  return new Promise((resolve) => {
    const child = spawn(cli ? node : 'npm', cli ? [cli, ...args] : args, {
      cwd: root,
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !cli && process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string} version */
function major(version) {
  return Number(version.split('.')[0]);
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
