import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the key of every mail written below a directory, by which programs detect duplicates. */
export function mailKeys(directory: string): string[] {
  return globSync('**/*.eml', { cwd: directory })
    .map((file) => /^Message-ID: <(.*)@/im.exec(readFileSync(join(directory, file), 'utf8'))?.[1] ?? file)
    .sort();
}

/** Checks repeatedly until a condition holds. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
