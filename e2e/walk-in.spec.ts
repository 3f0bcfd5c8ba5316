import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Finger, giveCamera, photograph } from './phone.ts';

/** What a walk-in may take by hand, from the day's page to the keys, with eight photos. */
const mostTaps = 30;

const papers = async (page: Page, finger: Finger): Promise<void> => {
  await finger.type(page.getByRole('textbox', { name: 'N° de permis' }), 'P778899');
  await finger.typeNext(page.getByRole('textbox', { name: /^Permis délivré le/ }), '01-03-2015');
  await finger.typeNext(page.getByRole('textbox', { name: /^Permis valable jusqu’au/ }), '01-03-2035');
  await finger.typeNext(page.getByRole('textbox', { name: /^Date de naissance/ }), '05-05-1990');
  await finger.typeNext(page.getByRole('textbox', { name: 'CIN' }), 'AB778899');
};

test.describe('L’employé loue à quelqu’un qui se présente', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'de « Ma journée » aux clés, avec huit photos, en 30 gestes au plus',
    { tag: ['@phone', '@main'] },
    async ({ page, agency }) => {
      await giveCamera(page);
      const vehicle = await agency.newVehicle(true);
      const name = await agency.nameOf(vehicle);
      await page.goto('/journee');
      const finger = new Finger(page);
      await finger.tap(page.getByRole('link', { name: 'Départ immédiat' }));
      await finger.tap(page.getByRole('button', { name: '3 jours' }));
      await expect(page.getByRole('heading', { name: 'Voiture' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Nom ou immatriculation' }).fill(name);
      await finger.tap(page.getByRole('button', { name: new RegExp(name) }));

      await expect(page.getByRole('heading', { name: 'Client' })).toBeVisible();
      const family = `Passage${Date.now()
        .toString()
        .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
      await finger.type(page.getByRole('textbox', { name: /^Nom/ }), family);
      await finger.typeNext(page.getByRole('textbox', { name: /^Prénom/ }), 'Salma');
      await finger.typeNext(page.getByRole('textbox', { name: /^Tél/ }), '0661998877');
      await expect(page.getByText(/ pour 3 jours$/)).toBeVisible();
      // A reload loses nothing.
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue(family);
      const next = page.getByRole('button', { name: 'Suivant' });
      await finger.tap(next);
      await expect(page.getByRole('heading', { name: 'Prix' })).toBeVisible();
      await finger.tap(page.getByRole('button', { name: 'Réserver, puis les papiers' }));

      await expect(page).toHaveURL(/\/dossier\/[^/]+\/depart$/);
      await papers(page, finger);
      await finger.tap(next);
      await finger.tap(page.getByRole('button', { name: 'Encaisser' }));
      await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
      await finger.tap(page.getByRole('button', { name: 'Prendre la caution' }));
      const deposit = page.getByRole('dialog');
      await finger.choose(deposit.getByRole('combobox', { name: /^Mode/ }), 'Espèces');
      await finger.tap(deposit.getByRole('button', { name: 'Prendre la caution' }));
      await expect(page.getByRole('region', { name: 'Caution' })).toContainText(/détenus/);
      await finger.tap(next);
      await finger.type(page.getByRole('textbox', { name: /^Kilométrage/ }), '12010');
      await finger.tap(page.getByRole('radio', { name: 'Plein' }));
      await finger.tap(next);
      await photograph(page, finger);
      await finger.tap(next);
      await finger.tap(next);
      await expect(page.getByText('Le contrat n’est pas encore signé')).toBeVisible();
      await finger.sign();
      await finger.tap(page.getByRole('button', { name: 'Valider' }));
      await expect(page.getByRole('list', { name: 'États des lieux' })).toContainText(/Départ du .*12\s010\skm/);
      await expect(page.getByRole('link', { name: 'Faire le retour', exact: true })).toBeVisible();
      expect(finger.taps).toBeLessThanOrEqual(mostTaps);
    },
  );
});
