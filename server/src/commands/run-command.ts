import { writeForOwnerOnly } from '../platform/files/owner-only.js';

/**
 * Runs one of the `npm run` commands: prints what `run` resolves to, or prints why it failed and has the process end with 1. What the
 * command writes belongs to its user alone.
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

/** Gives the message of an error, or what else was thrown as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
