import { writeForOwnerOnly } from '../platform/files/owner-only.js';

/**
 * Runs one of the `npm run` commands: prints what `run` resolves to, or prints why it failed and exits with 1. Files that the command
 * writes are accessible to its user only.
 */
export async function runCommand(
  run: () => Promise<string>,
  sentenceOf: (error: unknown) => string = messageOf,
): Promise<void> {
  writeForOwnerOnly();
  try {
    console.log(await run());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** Returns the message of an error, or another thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
