import { dirhams, linkTo } from './acts.ts';
import { expect, inDays, test } from './fixtures.ts';

test.describe('Les tarifs chez le personnel', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'L’admin ajoute une saison, le visiteur voit le prix de chaque jour, l’admin la supprime et le prix revient',
    { tag: '@desktop' },
    async ({ page, someoneElse, trip: { period, vehicle } }) => {
      const name = `Fête ${Date.now()}`;
      const middle = new Date(Date.parse(`${period.startsAt.slice(0, 10)}T00:00Z`) + 86_400_000)
        .toISOString()
        .slice(0, 10);
      await page.goto('/tarifs');
      await page.getByRole('button', { name: 'Ajouter une saison' }).first().click();
      const form = page.getByRole('dialog', { name: 'Ajouter une saison' });
      await form.getByRole('textbox', { name: 'Nom' }).fill(name);
      await form.getByLabel('Premier jour').fill(middle);
      await form.getByLabel('Dernier jour').fill(inDays(1).slice(0, 10));
      await form.getByRole('textbox', { name: 'Pourcentage' }).fill('100');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toHaveText('Le dernier jour ne peut pas précéder le premier.');
      await form.getByLabel('Dernier jour').fill(middle);
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('cell', { name: 'Tous les véhicules : +100 %' })).toBeVisible();

      const { dailyPrice, total } = vehicle.quote;
      const visitor = await someoneElse();
      await visitor.goto(linkTo('/reservationRapid', period, vehicle.id));
      const summary = visitor.getByRole('complementary', { name: 'Votre réservation' });
      await expect(summary.getByText(/^2 j à .+\sDh, 1 j à .+\sDh$/)).toBeVisible();
      await expect(summary).toContainText(dirhams(Number(total) + Number(dailyPrice)));

      await page.getByRole('button', { name: `Supprimer ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('La saison a été supprimée.')).toBeVisible();
      await visitor.reload();
      await expect(summary).toContainText(dirhams(total));
      await expect(summary.getByText(/ j à /)).toBeHidden();
    },
  );
});
