/**
 * Lets callers who ask the same at the same time share one answer: whoever asks while it is being computed gets it, too. Nothing is kept
 * afterwards.
 */
export class SharedAnswers<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** Returns the answer to a question, which `key` identifies. */
  get(key: readonly unknown[], compute: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const running = this.running.get(name);
    if (running) return running;
    const answer = compute().finally(() => this.running.delete(name));
    this.running.set(name, answer);
    return answer;
  }
}
