/** Longer than anything takes on a busy machine. */
const PATIENCE_MS = 30_000;

/** Waits until a condition holds; throws if it does not in time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await condition());) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
