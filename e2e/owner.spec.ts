import { inDays, expect, test } from './fixtures.ts';

test.use({ loggedInAs: 'admin' });

test(
  'L’admin lit ses statistiques sur ses propres dates et les retrouve dans le classeur',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Nouveaux clients ce mois')).toBeVisible();
    await page.getByRole('link', { name: 'Statistiques' }).click();
    const revenue = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Revenu des locations Statistiques' }),
      });
    await expect(revenue.last().getByText(/^La Somme: .*Dh$/)).toBeVisible();
    const panel = revenue.last();
    await panel.getByLabel(/^Date de début/).fill(inDays(-60).slice(0, 10));
    await panel.getByLabel(/^Date de fin/).fill(inDays(-1).slice(0, 10));
    await panel.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/date_debut_revenue=/);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Exporter cette liste (XLSX)' }).click();
    expect((await download).suggestedFilename()).toBe('revenus-par-jour.xlsx');
  },
);

test(
  'L’admin change une coordonnée dans les paramètres, et le site la montre',
  { tag: '@main' },
  async ({ page, someoneElse }) => {
    await page.goto('/parametres');
    const domain = page.getByRole('textbox', { name: 'Nom de domaine' });
    await expect(domain).not.toHaveValue('');
    const before = await domain.inputValue();
    await domain.fill('essai.atlasdrive.ma');
    await page.getByRole('button', { name: 'Modifier les paramètre' }).click();
    await expect(page.getByText('Les paramétres a été modifié.')).toBeVisible();
    const visitor = await someoneElse();
    await visitor.goto('/#contact');
    await expect(visitor.getByText('essai.atlasdrive.ma').first()).toBeVisible();
    await domain.fill(before);
    await page.getByRole('button', { name: 'Modifier les paramètre' }).click();
    await expect(page.getByText('Les paramétres a été modifié.').first()).toBeVisible();
  },
);

test('L’admin suit un véhicule en direct, puis relit ses trajets', async ({ page }) => {
  await page.goto('/listCar');
  await page
    .getByRole('button', { name: /^Voir la position en direct (?!Fiat Panda|Dacia Logan |Toyota C-HR )/ })
    .first()
    .click();
  await expect(page.getByRole('meter', { name: 'Vitesse' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Rapprocher la carte/ })).toBeVisible();
  await page.getByRole('link', { name: 'Historiques' }).click();
  await expect(page.getByRole('heading', { name: 'Historique des trajets' })).toBeVisible();
  await page.goto('/listCar?position=2');
  await page.getByRole('button', { name: 'Revenir à la liste des véhicules' }).click();
  await expect(page).toHaveURL(/\/listCar$/);
});

test(
  'L’admin donne une clé à un partenaire, dont le programme lit l’API jusqu’à ce qu’elle soit révoquée',
  { tag: '@main' },
  async ({ page, agency }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Accès tiers' }).click();
    await page.getByRole('button', { name: 'Créer une clé' }).first().click();
    await page.getByLabel(/^Nom/).fill('Courtier Toubkal');
    await page.getByLabel('Réservations').selectOption('Lecture');
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    const key = await page.getByLabel('Clé de « Courtier Toubkal »').inputValue();
    const answer = async (): Promise<unknown> => {
      const response = await fetch(`${agency.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: '{ reservations { totalCount } }' }),
      });
      return response.json();
    };
    expect(await answer()).toEqual({ data: { reservations: { totalCount: expect.any(Number) as unknown } } });
    await page.getByRole('button', { name: 'J’ai gardé la clé' }).click();
    await page.getByRole('button', { name: 'Révoquer Courtier Toubkal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(page.getByText('Clé « Courtier Toubkal » révoquée')).toBeVisible();
    expect(await answer()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  },
);
