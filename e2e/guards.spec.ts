import { emailOf, password } from './agency.ts';
import { logIn } from './acts.ts';
import { expect, test } from './fixtures.ts';

test(
  'Sans connexion, les pages réservées mènent à la bonne porte et y reviennent',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/loginAdmin?redirect=%2Fdashboard');
    await page.goto('/waitVerification');
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboardClient');
    await expect(page).toHaveURL('/login?redirect=%2FdashboardClient');
    await page.goto('/listreservation?etat=accepter');
    await expect(page).toHaveURL('/loginAdmin?redirect=%2Flistreservation%3Fetat%3Daccepter');
    await logIn(page, emailOf('employe'), password);
    await expect(page).toHaveURL('/listreservation?etat=accepter');
    await expect(page.getByRole('heading', { name: 'Réservations' })).toBeVisible();
  },
);

test('Une adresse inconnue mène à la page 404, qui ramène à l’accueil, comme un formulaire sans véhicule', async ({
  page,
}) => {
  await page.goto('/nulle/part?x=1');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Look like you’re lost')).toBeVisible();
  await expect(page.getByText('the page you are looking for not avaible!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  // A form without a vehicle has nothing to show either.
  await page.goto('/reservationRapid?date_debut=2030-01-01T10:00');
  await expect(page).toHaveURL('/');
});

test.describe('Un client vérifié', () => {
  test.use({ loggedInAs: 'client' });

  test('n’entre pas chez le personnel, n’attend plus, et quitte sa session à la porte', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboardClient');
    await page.goto('/waitVerification');
    await expect(page).toHaveURL('/dashboardClient');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
    await page.goto('/dashboardClient');
    await expect(page).toHaveURL('/login?redirect=%2FdashboardClient');
  });
});

test.describe('Un client non vérifié', () => {
  test.use({ loggedInAs: 'attente' });

  test('est mené à la page d’attente', async ({ page }) => {
    await page.goto('/dashboardClient');
    await expect(page).toHaveURL('/waitVerification');
    await page.goto('/listreservation');
    await expect(page).toHaveURL('/waitVerification');
  });
});
