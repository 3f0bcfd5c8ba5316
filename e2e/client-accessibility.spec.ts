import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('La signature d’un contrat : chacun peut lire et agir', async ({ sharedPage: page, trip, agency }) => {
  const number = await agency.request(trip.vehicle.id, trip.period);
  await agency.accept(number, trip.vehicle.quote.total);
  await page.goto(`/signature?numreservation=${number}`);
  await expect(page.getByRole('img', { name: 'Cadre de signature' })).toBeVisible();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, { isLast: true });
});

test('Le mot de passe oublié et son lien : chacun peut lire et agir', async ({ sharedPage: page }) => {
  await page.goto('/motDePasseOublie');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('L’e-mail est obligatoire.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reinitialisation?token=vieux');
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  await expectAccessible(page, { isLast: true });
});

test.describe('Chez le client', () => {
  test.use({ loggedInAs: 'client' });

  test('Ses réservations et leur détail : chacun peut lire et agir', async ({ sharedPage: page }) => {
    await page.goto('/dashboardClient');
    const details = page.getByRole('button', { name: /^Voir la réservation/ }).first();
    await expect(details).toBeVisible();
    await expectAccessible(page);
    await details.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Réserver à nouveau' })).toBeVisible();
    await expectAccessible(page, { isLast: true });
  });

  test('Son profil, ses erreurs et la suppression : chacun peut lire et agir', async ({ sharedPage: page }) => {
    await page.goto('/profilClient');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByText('L’ancien mot de passe est obligatoire.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
    await expect(page.getByRole('dialog', { name: 'Êtes-vous sûr?' })).toBeVisible();
    await expectAccessible(page, { isLast: true });
  });
});

test.describe('Chez un client qui attend', () => {
  test.use({ loggedInAs: 'attente' });

  test('La page d’attente : chacun peut lire et agir', async ({ sharedPage: page }) => {
    await page.goto('/waitVerification');
    await expect(page.getByRole('button', { name: 'resend code' })).toBeVisible();
    await expectAccessible(page, { isLast: true });
  });
});
