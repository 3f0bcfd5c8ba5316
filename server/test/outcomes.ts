import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every mail that was written as a file below a directory, by what programs tell a repetition by. */
export function mailKeys(directory: string): string[] {
  return globSync('**/*.eml', { cwd: directory })
    .map((file) => /^Message-ID: <(.*)@/im.exec(readFileSync(join(directory, file), 'utf8'))?.[1] ?? file)
    .sort();
}

/** Looks again and again until something holds. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
