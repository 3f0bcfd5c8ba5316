import { generateSync } from 'otplib';

const stepMs = 30_000;

/** An authenticator application with one key. */
export class Authenticator {
  #lastStep = 0;

  /** @param key base 32, with the spaces that people read it by */
  constructor(private readonly key: string) {}

  /** Returns a code that was not used before: each is valid once, and the server also accepts the next one. */
  async code(): Promise<string> {
    const present = () => Math.floor(Date.now() / stepMs);
    const step = Math.max(this.#lastStep + 1, present());
    while (step > present() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    this.#lastStep = step;
    return generateSync({ secret: this.key.replace(/\s/g, ''), epoch: (step * stepMs) / 1000 });
  }
}
