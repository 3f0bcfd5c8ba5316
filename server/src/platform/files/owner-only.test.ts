import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDirectory, letGroupPass } from './owner-only.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o7777;

it.each([0o755, 0o770, 0o701, 0o704, 0o750])('closes a directory of mode %o', (mode) => {
  chmodSync(directory, mode);
  expect(closeDirectory(directory)).toEqual({ mode: `0${mode.toString(8)}`, mended: true });
  expect(modeOf(directory)).toBe(0o700);
});

it('leaves unchanged a closed directory, and one that only a group may pass through', () => {
  expect(closeDirectory(directory)).toBeUndefined();
  letGroupPass(directory, statSync(directory).gid);
  expect(closeDirectory(directory)).toBeUndefined();
  expect(modeOf(directory)).toBe(0o710);
});

it('reports a deliberately shared directory as open, and leaves it unchanged', () => {
  chmodSync(directory, 0o1777);
  expect(closeDirectory(directory)).toEqual({ mode: '1777', mended: false });
  expect(modeOf(directory)).toBe(0o1777);
});
