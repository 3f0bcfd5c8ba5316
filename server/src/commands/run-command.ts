import { writeForOwnerOnly } from '../platform/files/owner-only.js';

/**
 * Runs a command in a process of its own: prints what `run` resolves to, if anything, or prints why it failed and exits with 1. Files that
 * the command writes are accessible to its user only.
 */
export async function runCommand(
  run: () => Promise<string | undefined>,
  sentenceOf: (error: unknown) => string = messageOf,
): Promise<void> {
  writeForOwnerOnly();
  try {
    const result = await run();
    if (result !== undefined) console.log(result);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** Returns the message of an error, or another thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
