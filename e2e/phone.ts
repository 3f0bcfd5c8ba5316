/** What somebody does with a phone: taps that are counted, photos, a signature. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Counts what a finger does: each tap on a button or into a field, and each stroke. */
export class Finger {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.pressSequentially(text);
  }

  /** Types into a field that the keyboard's own key leads to from the one before. */
  async typeNext(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.pressSequentially(text);
  }

  /** Opens a list and chooses from it. */
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(option);
  }

  async sign(): Promise<void> {
    this.taps += 1;
    const pad = this.page.getByRole('img', { name: /signature/i });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('There is no pad.');
    await this.page.mouse.move(box.x + 40, box.y + 80);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + 180, box.y + 140, { steps: 8 });
    await this.page.mouse.move(box.x + 260, box.y + 70, { steps: 8 });
    await this.page.mouse.up();
  }
}

/** A browser without windows has no camera: a drawing that changes with the time stands for one. */
export const giveCamera = (to: Page | BrowserContext): Promise<unknown> =>
  to.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1920, height: 1080 });
    const paint = (): void => {
      const context = canvas.getContext('2d');
      if (!context) return;
      const now = Date.now();
      context.fillStyle = `hsl(${now % 360} 60% 50%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      // No two photos are alike, not even of two tabs: a device keeps equal ones once.
      for (let bit = 0; bit < 24; bit += 1) {
        context.fillStyle = (now >> bit) & 1 ? 'white' : 'black';
        context.fillRect(bit * 80, 0, 80, canvas.height / 2);
      }
    };
    paint();
    setInterval(paint, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
  });

export const photograph = async (page: Page, finger: Finger, most = 8, from = 1): Promise<void> => {
  const shutter = page.getByRole('button', { name: 'Prendre la photo' });
  // On a phone both buttons have room for their words.
  for (const name of ['Prendre la photo', 'Choisir un fichier']) {
    const label = page.getByRole('button', { name }).locator('.mantine-Button-label');
    await expect.poll(() => label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  for (let taken = from; taken <= most; taken += 1) {
    await finger.tap(shutter);
    await expect(page.getByRole('button', { name: /: photo prise$/ })).toHaveCount(taken);
  }
};
