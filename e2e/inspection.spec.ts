import type { Locator } from '@playwright/test';
import { logIn } from './acts.ts';
import { expect, test } from './fixtures.ts';
import { Finger, giveCamera, photograph } from './phone.ts';

/** What a departure with eight photos may take by hand. */
const mostTaps = 25;
/** What a return with eight photos, four charges and the invoice may take. */
const mostTapsBack = 22;

/** Returns over how many lines the words of a button go. */
const linesOf = (button: Locator): Promise<number> =>
  button.locator('.mantine-Button-label').evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    return words.getClientRects().length;
  });

test.describe('L’employé fait le départ et le retour sur le parking', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'avec huit photos, en 25 gestes au plus ; au retour une rayure, et le client a son PDF',
    { tag: ['@phone', '@main'] },
    async ({ page, agency }) => {
      await giveCamera(page);
      const { number } = await agency.rentalIn(2);
      await page.goto(`/dossier/${number}`);
      await page.getByRole('link', { name: 'Faire le départ avec photos' }).click();
      await expect(page.getByRole('heading', { name: `Départ ${number}` })).toBeVisible();

      const finger = new Finger(page);
      const next = page.getByRole('button', { name: 'Suivant' });
      // Another journey may have read the papers of this driver before: they come back then.
      for (const [name, text] of [
        [/^Permis délivré le/, '01-03-2015'],
        [/^Permis valable jusqu’au/, '01-03-2035'],
        [/^Date de naissance/, '05-05-1990'],
        [/^N° de permis/, 'P123456'],
        [/^CIN/, 'AB123456'],
      ] as const) {
        const field = page.getByRole('textbox', { name });
        if ((await field.inputValue()) === '') await finger.type(field, text);
      }
      await finger.tap(next);
      await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
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
      // The buttons below are of one size.
      const sizeOf = (name: string) =>
        page.getByRole('button', { name }).evaluate((it) => getComputedStyle(it).fontSize);
      expect(await sizeOf('Ouvrir le PDF')).toBe(await sizeOf('Copier le lien'));
      expect(finger.taps).toBeLessThanOrEqual(mostTaps);

      // Back with a scratch; the tab is closed on the way, and the draft goes on where it was.
      await page.getByRole('link', { name: 'Faire le retour avec photos' }).click();
      await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('12000');
      await page.getByRole('radio', { name: '6/8' }).click();
      await next.click();
      await expect(page.getByText(/ne peut pas être inférieur/)).toBeVisible();
      await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('12150');
      await next.click();
      await photograph(page, finger, 2);
      await page.reload();
      await expect(page.getByRole('button', { name: /: photo prise$/ })).toHaveCount(2);
      await expect(page.getByRole('switch', { name: 'Montrer la photo du départ' })).toBeVisible();
      await next.click();
      await page.getByRole('img', { name: /^Dessin du véhicule/ }).click({ position: { x: 90, y: 60 } });
      await page.getByLabel('Taille du dommage 1').selectOption('3 à 10 cm');
      await next.click();
      await expect(page.getByRole('list', { name: 'Frais proposés au retour' })).toContainText('Carburant manquant');
      await page.getByRole('button', { name: 'Régler plus tard' }).click();
      await finger.sign();
      await page.getByRole('button', { name: 'Valider' }).click();
      await expect(list).toContainText(/Retour du .*12\s150\skm, carburant 6\/8 · 1 dommage constaté/);

      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Ouvrir le PDF' }).click();
      await (await opened).close();
    },
  );
});

test.describe('L’employé règle la location au retour, avant la signature', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'quatre frais, la caution et la facture, avec huit photos, en 22 gestes au plus',
    { tag: ['@phone', '@main'] },
    async ({ page, agency }) => {
      await giveCamera(page);
      const { number } = await agency.rentalIn(-2);
      await agency.departWithDeposit(number);
      await page.goto(`/dossier/${number}`);

      const finger = new Finger(page);
      const next = page.getByRole('button', { name: 'Suivant' });
      await finger.tap(page.getByRole('link', { name: 'Faire le retour', exact: true }));
      await finger.type(page.getByRole('textbox', { name: /^Kilométrage/ }), '12150');
      await finger.tap(page.getByRole('radio', { name: '6/8' }));
      await finger.tap(page.getByText('Sale', { exact: true }));
      await finger.tap(next);
      await photograph(page, finger);
      await finger.tap(next);
      await finger.tap(page.getByRole('img', { name: /^Dessin du véhicule/ }));
      await finger.tap(next);
      const charges = page.getByRole('list', { name: 'Frais proposés au retour' });
      await expect(charges.getByRole('listitem')).toHaveCount(4);
      await finger.tap(page.getByRole('button', { name: /^Retenir .*Dh et rendre .*Dh$/ }));
      await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText(
        /Règlement : Retenir .* et rendre/,
      );
      await finger.sign();
      await finger.tap(page.getByRole('button', { name: 'Valider' }));
      await expect(page.getByRole('heading', { name: 'Retour terminé : merci, Hicham Berrada' })).toBeVisible();
      await expect(page.getByText('La location est réglée.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Relevé de caution' })).toBeVisible();
      await finger.tap(page.getByRole('button', { name: 'Facturer' }));
      const invoice = page.waitForEvent('popup');
      await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Émettre la facture' }));
      await (await invoice).close();
      await expect(page.getByRole('button', { name: 'Ouvrir la facture' })).toBeVisible();
      expect(finger.taps).toBeLessThanOrEqual(mostTapsBack);
    },
  );
});

test.describe('L’employé échange le véhicule d’une location', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'chacun a son état des lieux : le repris avec une bosse, le donné, puis le retour',
    { tag: '@phone' },
    async ({ page, agency }) => {
      await giveCamera(page);
      const { number } = await agency.rentalIn(-2);
      await agency.swap(number);
      await page.goto(`/dossier/${number}`);
      const swap = page.getByRole('region', { name: 'État des lieux de l’échange' });
      const finger = new Finger(page);
      const next = page.getByRole('button', { name: 'Suivant' });
      const finish = async (): Promise<void> => {
        await finger.sign();
        await page.getByRole('button', { name: 'Valider' }).click();
      };

      await swap.getByRole('link', { name: /^Véhicule repris/ }).click();
      await expect(page.getByRole('heading', { name: `Échange ${number} : véhicule repris` })).toBeVisible();
      await expect(page.getByText(/Relevé à l’échange : 12\s100\skm, carburant 6\/8/)).toBeVisible();
      await next.click();
      await photograph(page, finger, 2);
      await next.click();
      await page.getByRole('img', { name: /^Dessin du véhicule/ }).click({ position: { x: 90, y: 60 } });
      await page.getByLabel('Type du dommage 1').selectOption('Bosse');
      await next.click();
      await finish();
      const list = page.getByRole('list', { name: 'États des lieux' });
      await expect(list).toContainText(/Retour du .*12\s100\skm, carburant 6\/8 · 1 dommage constaté/);
      await expect(swap.getByRole('link')).toHaveCount(1);

      await swap.getByRole('link', { name: /^Véhicule donné/ }).click();
      await next.click();
      await photograph(page, finger, 1);
      await next.click();
      await expect(page.getByText('Aucun dommage connu.')).toBeVisible();
      await next.click();
      await finish();
      await expect(list).toContainText(/Départ du .*12\s000\skm, carburant 8\/8/);
      await expect(swap).toBeHidden();

      await page.getByRole('link', { name: 'Faire le retour avec photos' }).click();
      await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('12080');
      await page.getByRole('radio', { name: 'Plein' }).click();
      await next.click();
      // The picture of this vehicle's own departure guides the photo.
      await expect(page.getByRole('switch', { name: 'Montrer la photo du départ' })).toBeVisible();
      await next.click();
      await expect(page.getByText('Aucun dommage connu.')).toBeVisible();
      await next.click();
      await page.getByRole('button', { name: 'Régler plus tard' }).click();
      await finish();
      await expect(list.getByText(/^Retour du/)).toHaveCount(2);
      await expect(page.getByText(/bosse, côté gauche/i).first()).toBeVisible();
    },
  );
});

test.describe('L’employé fait le départ et le retour sans réseau', () => {
  test.use({ loggedInAs: 'employe', failuresExpected: true });

  test(
    'ferme l’onglet à chaque étape, et tout arrive quand le réseau revient',
    { tag: '@both' },
    async ({ page, context, agency }) => {
      test.setTimeout(240_000);
      await giveCamera(context);
      // It ends within tomorrow at any time of day: only such rentals are taken onto the device.
      const { number } = await agency.rentalIn(-1);
      let tab = page;
      /** Closes the tab as a phone does, and opens another one. */
      const reopen = async (path: string): Promise<void> => {
        await tab.close();
        tab = await context.newPage();
        await tab.goto(path);
      };
      const field = (name: RegExp): Locator => tab.getByRole('textbox', { name });
      const next = (): Promise<void> => tab.getByRole('button', { name: 'Suivant' }).click();
      const photosTaken = (): Locator => tab.getByRole('button', { name: /: photo prise$/ });
      const takeDay = async (): Promise<void> => {
        await tab.goto('/journee');
        await expect(tab.getByText('Disponible sans réseau sur cet appareil.')).toBeVisible();
        await context.setOffline(true);
      };
      const shown = () => agency.inspectionsOf(number);

      await takeDay();
      const departure = `/dossier/${number}/depart`;
      // Other pages need the network.
      await expect(tab.goto('/listCar')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await reopen('/journee');
      await expect(tab.getByRole('heading', { name: 'Ma journée' })).toBeVisible();

      await reopen(departure);
      await field(/^Permis délivré le/).fill('01-03-2015');
      await field(/^Permis valable jusqu’au/).fill('01-03-2035');
      await field(/^Date de naissance/).fill('05-05-1990');
      await field(/^N° de permis/).fill('P123456');
      await field(/^CIN/).fill('AB123456');
      await reopen(departure);
      await expect(field(/^Permis valable jusqu’au/)).toHaveValue('01-03-2035');
      await expect(field(/^CIN/)).toHaveValue('AB123456');
      await next();
      await expect(tab.getByText(/ces sommes sont les dernières connues/)).toBeVisible();
      await next();
      await field(/^Kilométrage/).fill('12010');
      await tab.getByRole('radio', { name: 'Plein' }).click();
      await reopen(departure);
      await expect(field(/^Kilométrage/)).toHaveValue(/12\s010/);
      await expect(tab.getByRole('radio', { name: 'Plein' })).toBeChecked();
      await next();
      await photograph(tab, new Finger(tab), 3);
      await reopen(departure);
      await expect(photosTaken()).toHaveCount(3);
      await photograph(tab, new Finger(tab), 8, 4);
      await reopen(departure);
      await expect(photosTaken()).toHaveCount(8);
      await next();
      await tab.getByRole('img', { name: /^Dessin du véhicule/ }).click({ position: { x: 90, y: 60 } });
      await expect(tab.getByLabel('Taille du dommage 1')).toBeVisible();
      await reopen(departure);
      await expect(tab.getByLabel('Taille du dommage 1')).toBeVisible();
      await next();
      await reopen(departure);
      await expect(tab.getByRole('region', { name: 'Récapitulatif' })).toContainText('8 photos · 1 nouveau dommage');
      await new Finger(tab).sign();
      await tab.getByRole('button', { name: 'Valider' }).click();
      await expect(tab.getByText('Départ en attente d’envoi')).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Renvoyer' })).toBeVisible();
      await reopen('/journee');
      await expect(tab.getByRole('link', { name: '1 non envoyé' })).toBeVisible();
      const waiting = tab.getByRole('region', { name: 'Sur cet appareil' });
      await expect(waiting).toContainText('Terminé, en attente d’envoi');
      expect(await linesOf(waiting.getByRole('link', { name: /^Ouvrir/ }))).toBe(1);
      expect(await shown()).toMatchObject({ stage: 'PLANNED', kinds: [] });
      await context.setOffline(false);
      await expect(tab.getByRole('link', { name: '1 non envoyé' })).toHaveCount(0);
      expect(await shown()).toEqual({ stage: 'OUT', photos: 8, missing: 0, kinds: ['DEPARTURE COMPLETED'] });

      await takeDay();
      const back = `/dossier/${number}/retour`;
      await reopen(back);
      await field(/^Kilométrage/).fill('12150');
      await tab.getByRole('radio', { name: '6/8' }).click();
      await reopen(back);
      await expect(field(/^Kilométrage/)).toHaveValue(/12\s150/);
      await next();
      await photograph(tab, new Finger(tab), 2);
      await reopen(back);
      await expect(photosTaken()).toHaveCount(2);
      await next();
      await reopen(back);
      await next();
      await expect(tab.getByText(/Sans réseau, les frais ne peuvent pas être calculés/)).toBeVisible();
      await tab.getByRole('button', { name: 'Continuer sans régler' }).click();
      await tab.getByRole('checkbox', { name: 'Le client refuse de signer' }).check();
      await field(/^Motif du refus/).fill('Pressé');
      await reopen(back);
      await expect(field(/^Motif du refus/)).toHaveValue('Pressé');
      await tab.getByRole('button', { name: 'Terminer sans signature' }).click();
      await expect(tab.getByText('Retour en attente d’envoi')).toBeVisible();
      // The tab is closed before the network is back: the next start sends it.
      await tab.close();
      await context.setOffline(false);
      tab = await context.newPage();
      await tab.goto('/journee');
      await expect.poll(shown).toEqual({
        ...{ stage: 'RETURNED', photos: 2, missing: 0 },
        kinds: ['DEPARTURE COMPLETED', 'RETURN COMPLETED'],
      });
      await expect(tab.getByRole('region', { name: 'Sur cet appareil' })).toHaveCount(0);
    },
  );
});

test('Une employée qui se déconnecte ne laisse rien de sa journée sur l’appareil', async ({ page, agency }) => {
  const { email, password } = await agency.hire();
  await page.goto('/loginAdmin');
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journee');
  await expect(page.getByText('Disponible sans réseau sur cet appareil.')).toBeVisible();
  const answers = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('answers');
          request.onerror = () => reject(new Error('The device has no answers.'));
          request.onsuccess = () => {
            const count = request.result.transaction('answers').objectStore('answers').count();
            count.onsuccess = () => {
              request.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  expect(await answers()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Hanane Journée' }).click();
  await page.getByRole('menuitem', { name: 'Déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(answers).toBe(0);
});
