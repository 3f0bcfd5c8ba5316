import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a departure with eight photos may take by hand. */
const mostTaps = 25;

/** Counts what a finger does: each tap on a button or into a field, and each stroke. */
class Finger {
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
const giveCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1920, height: 1080 });
    const paint = (): void => {
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = `hsl(${performance.now() % 360} 60% 50%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
    };
    setInterval(paint, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
  });

const photograph = async (page: Page, finger: Finger, most = 8): Promise<void> => {
  const shutter = page.getByRole('button', { name: 'Prendre la photo' });
  for (let taken = 1; taken <= most; taken += 1) {
    await finger.tap(shutter);
    await expect(page.getByRole('button', { name: /: photo prise$/ })).toHaveCount(taken);
  }
};

test.describe('L’employé fait le départ et le retour sur le parking', () => {
  test.use({ loggedInAs: 'employe' });

  test('avec huit photos, en 25 gestes au plus ; au retour une rayure, et le client a son PDF', async ({
    page,
    agency,
  }) => {
    await giveCamera(page);
    const { number } = await agency.rentalIn(2);
    await page.goto(`/dossier/${number}`);
    await page.getByRole('link', { name: 'Faire le départ avec photos' }).click();
    await expect(page.getByRole('heading', { name: `Départ ${number}` })).toBeVisible();

    const finger = new Finger(page);
    const next = page.getByRole('button', { name: 'Suivant' });
    await finger.type(page.getByRole('textbox', { name: /^Permis délivré le/ }), '01-03-2015');
    await finger.type(page.getByRole('textbox', { name: /^Permis valable jusqu’au/ }), '01-03-2035');
    await finger.type(page.getByRole('textbox', { name: /^Date de naissance/ }), '05-05-1990');
    const licence = page.getByRole('textbox', { name: 'N° de permis' });
    if ((await licence.inputValue()) === '') await finger.type(licence, 'P123456');
    const cin = page.getByRole('textbox', { name: 'CIN' });
    if ((await cin.inputValue()) === '') await finger.type(cin, 'AB123456');
    await finger.tap(next);
    await finger.type(page.getByRole('textbox', { name: /^Kilométrage/ }), '12010');
    await finger.tap(page.getByRole('radio', { name: 'Plein' }));
    await finger.tap(next);
    await photograph(page, finger);
    await finger.tap(next);
    await expect(page.getByRole('heading', { name: 'Dommages', exact: true })).toBeVisible();
    await finger.tap(next);
    await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText('8 photos');
    await finger.sign();
    await finger.tap(page.getByRole('button', { name: 'Valider' }));
    const list = page.getByRole('list', { name: 'États des lieux' });
    await expect(list).toContainText(/Départ du .*12\s010\skm, carburant 8\/8/);
    expect(finger.taps).toBeLessThanOrEqual(mostTaps);

    // Back with a scratch; the tab is closed on the way, and the draft goes on where it was.
    await page.getByRole('link', { name: 'Faire le retour avec photos' }).click();
    await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('12000');
    await page.getByRole('radio', { name: '6/8' }).click();
    await next.click();
    await photograph(page, finger, 2);
    await page.reload();
    await expect(page.getByRole('button', { name: /: photo prise$/ })).toHaveCount(2);
    await expect(page.getByRole('switch', { name: 'Montrer la photo du départ' })).toBeVisible();
    await next.click();
    await page.getByRole('img', { name: /^Dessin du véhicule/ }).click({ position: { x: 90, y: 60 } });
    await page.getByLabel('Taille du dommage 1').selectOption('3 à 10 cm');
    await next.click();
    await finger.sign();
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByRole('alert').first()).toContainText('ne peut pas être inférieur');
    await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('12150');
    for (let step = 0; step < 3; step += 1) await next.click();
    await finger.sign();
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(list).toContainText(/Retour du .*12\s150\skm, carburant 6\/8 · 1 dommage constaté/);

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Ouvrir le PDF' }).click();
    await (await opened).close();
  });
});
