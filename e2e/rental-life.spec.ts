import type { Page } from '@playwright/test';
import { chooseAction, pickDateTime } from './acts.ts';
import { expect, test } from './fixtures.ts';

const search = async (page: Page, number: string): Promise<void> => {
  await page.goto('/listLocation');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(number);
  await page.getByRole('textbox', { name: 'Rechercher' }).press('Enter');
  await expect(page.getByText('1 location', { exact: true })).toBeVisible();
};

test.describe('L’employé et la vie d’une location', () => {
  test.use({ loggedInAs: 'employe' });

  test(
    'fait partir un véhicule, se trompe de kilométrage, le fait rentrer et encaisse : la location se clôture',
    { tag: ['@both', '@main'] },
    async ({ page, agency }) => {
      const { number } = await agency.rentalIn(2);
      await search(page, number);
      await page.getByRole('button', { name: `Départ ${number}` }).click();
      const departure = page.getByRole('dialog', { name: `Départ de la location ${number}` });
      const km = departure.getByRole('textbox', { name: /^Kilométrage/ });
      await expect(departure.getByText('Aucun kilométrage connu')).toBeVisible();
      await km.fill('12010');
      await departure.getByLabel(/^Carburant/).selectOption('8/8 (plein)');
      await departure.getByRole('button', { name: 'Départ', exact: true }).click();
      await expect(departure).toBeHidden();

      await page.getByRole('button', { name: `Retour ${number}` }).click();
      const back = page.getByRole('dialog', { name: `Retour de la location ${number}` });
      await back.getByRole('textbox', { name: /^Kilométrage/ }).fill('12009');
      await back.getByLabel(/^Carburant/).selectOption('8/8 (plein)');
      await back.getByRole('button', { name: 'Retour', exact: true }).click();
      await expect(back.getByRole('alert')).toContainText('Le kilométrage ne peut pas être inférieur au dernier connu');
      await back.getByRole('textbox', { name: /^Kilométrage/ }).fill('12130');
      await back.getByRole('button', { name: 'Retour', exact: true }).click();
      await expect(back).toBeHidden();

      await page.getByRole('button', { name: `Enregistrer un paiement ${number}` }).click();
      const payment = page.getByRole('dialog', { name: `Paiement de la location ${number}` });
      await payment.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(payment).toBeHidden();
      const sheet = page.getByRole('dialog', { name: `Location ${number}` });
      await expect(sheet.getByText('automatiquement')).toBeVisible();
      await expect(sheet.getByRole('list', { name: 'Trajets' })).toContainText(/12\s130\skm · 8\/8/);
    },
  );

  test('voit ce qui est en retard', async ({ page }) => {
    await page.goto('/listLocation');
    await page.getByLabel('Étape', { exact: true }).selectOption('En retard');
    await expect(page).toHaveURL(/etape=en_retard/);
    await expect(page.getByRole('button', { name: /^Retour / }).first()).toBeVisible();
  });

  test('note un client non présenté : le véhicule est libre aussitôt', async ({ page, agency }) => {
    const { number, vehicleId } = await agency.rentalIn(-2);
    expect(await agency.isFree(vehicleId)).toBe(false);
    await search(page, number);
    await page.getByRole('button', { name: `Non présenté ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: `Client non présenté, location ${number}` });
    await dialog.getByRole('button', { name: 'Non présenté', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Rouvrir ${number}` })).toBeVisible();
    expect(await agency.isFree(vehicleId)).toBe(true);
  });

  test(
    'prolonge une location sur la voiture du client suivant, qui en reçoit une autre, et l’avenant est signé',
    { tag: '@main' },
    async ({ page, agency, trip, someoneElse }) => {
      const { vehicle, period } = trip;
      const later = (days: number, time: string): string =>
        `${new Date(Date.parse(`${period.endsAt.slice(0, 10)}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
      const number = await agency.request(vehicle.id, period);
      await agency.accept(number, vehicle.quote.total);
      const nextPeriod = { startsAt: later(0, '18:00'), endsAt: later(1, '18:00') };
      const next = await agency.request(vehicle.id, nextPeriod, { lastName: 'Suivant', firstName: 'Samir' });
      await agency.accept(next, '600');

      await page.goto(`/listLocation?numero=${number}`);
      await page.getByRole('link', { name: 'Ouvrir le dossier' }).click();
      await expect(page.getByRole('heading', { name: `Dossier ${number}` })).toBeVisible();
      await chooseAction(page, 'Prolonger ou modifier');
      const dialog = page.getByRole('dialog', { name: `Modifier la location ${number}` });
      await pickDateTime(page, 'Nouvelle date fin', later(1, '10:00'));
      await expect(dialog.getByText('Le véhicule est promis')).toBeVisible();
      await expect(dialog.getByText(`(réservation ${next})`)).toBeVisible();

      // Without a vehicle for the next customer nothing is saved.
      await dialog.getByRole('button', { name: 'Enregistrer l’avenant' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: 'est déjà loué' }).first()).toBeVisible();
      await dialog.getByLabel(`Déplacer Samir Suivant (${next}) vers`).selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Enregistrer l’avenant' }).click();
      await expect(dialog).toBeHidden();
      const amendments = page.getByRole('list', { name: 'Avenants' });
      await expect(amendments).toContainText('Avenant n° 1 · Prolongation');
      await expect(amendments).toContainText('Pas encore signé');
      await expect(page.getByRole('list', { name: /^Tout ce qui s’est passé/ })).toContainText(
        'Avenant n° 1 : Prolongation',
      );

      const link = await page.getByRole('link', { name: 'Signer ici l’avenant 1' }).getAttribute('href');
      const customer = await someoneElse();
      await customer.goto(link ?? '');
      await expect(customer.getByRole('heading', { name: `Avenant n° 1 au contrat ${number}` })).toBeVisible();
      await customer.getByLabel('Ou signez au clavier : prénom et nom').fill('Hicham Berrada');
      await customer.getByRole('button', { name: 'Écrire mon nom' }).click();
      await customer.getByRole('button', { name: 'Valider' }).click();
      await expect(customer.getByText('L’avenant n° 1 est signé.')).toBeVisible();
      await expect(amendments).toContainText('Signé le');
      await expect(page.getByRole('link', { name: 'Signer ici l’avenant 1' })).toBeHidden();

      await page.goto(`/dossier/${next}`);
      await expect(page.getByRole('list', { name: 'Avenants' })).toContainText(`Véhicule : ${vehicle.name}`);
      await page.getByLabel('Nouvelle note').fill('Prévenu par téléphone');
      await page.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(page.getByRole('list', { name: 'Notes internes' })).toContainText('Prévenu par téléphone');
      await expect(page.getByRole('button', { name: 'Ajouter la note' })).toBeFocused();
    },
  );
});
