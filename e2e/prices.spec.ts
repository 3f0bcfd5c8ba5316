import type { Page } from '@playwright/test';
import { dirhams, linkTo, reserve } from './acts.ts';
import { expect, inDays, test } from './fixtures.ts';

const salma = { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', email: 'salma@exemple.ma' };

/** Removes the named record of a list, and expects the message that says so. */
async function remove(page: Page, name: string, message: string): Promise<void> {
  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(message)).toBeVisible();
}

test.describe('Les tarifs chez le personnel', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'L’admin ajoute une saison, le visiteur voit le prix de chaque jour, l’admin la supprime et le prix revient',
    { tag: '@main' },
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

      await remove(page, name, 'La saison a été supprimée.');
      await visitor.reload();
      await expect(summary).toContainText(dirhams(total));
      await expect(summary.getByText(/ j à /)).toBeHidden();
    },
  );
});

test.describe('Les options', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'L’admin ajoute une option, le visiteur la prend et paie ce qui est annoncé, le personnel la retire avec un motif',
    { tag: '@main' },
    async ({ page, someoneElse, agency, trip: { period, vehicle } }) => {
      const name = `Coffre de toit ${Date.now()}`;
      await page.goto('/tarifs');
      await page.getByRole('navigation', { name: 'Parties des tarifs' }).getByRole('link', { name: 'Options' }).click();
      await page.getByRole('button', { name: 'Ajouter une option ou un frais' }).first().click();
      const form = page.getByRole('dialog', { name: 'Ajouter une option ou un frais' });
      await form.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
      await form.getByRole('textbox', { name: 'Prix TTC' }).fill('50');
      await form.getByRole('textbox', { name: /^Plafond/ }).fill('20');
      await form.getByRole('textbox', { name: 'Stock par jour' }).fill('1');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toHaveText('Le plafond ne peut pas être inférieur au prix.');
      await form.getByRole('textbox', { name: /^Plafond/ }).fill('');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form).toBeHidden();

      const total = Number(vehicle.quote.total);
      const visitor = await someoneElse();
      await visitor.goto(linkTo('/reservationRapid', period, vehicle.id));
      const summary = visitor.getByRole('complementary', { name: 'Votre réservation' });
      await expect(summary).toContainText(dirhams(total));
      await visitor.getByRole('button', { name: 'Ajouter des options' }).click();
      await visitor.getByRole('checkbox', { name }).check();
      await expect(summary.getByRole('list', { name: 'Détail du prix' })).toContainText(name);
      await expect(summary).toContainText(dirhams(total + 150));
      const number = await reserve(visitor, salma);

      await agency.accept(number, String(total + 150));
      await page.goto(`/dossier/${number}`);
      const lines = page.getByRole('list', { name: 'Lignes du prix' });
      await expect(lines).toContainText(name);
      await expect(lines).toContainText(dirhams(total + 150));
      await page.getByRole('button', { name: `Retirer la ligne ${name}` }).click();
      const removal = page.getByRole('dialog', { name: `Retirer la ligne : ${name}` });
      await removal.getByRole('textbox', { name: 'Motif' }).fill('Galerie incompatible');
      await removal.getByRole('button', { name: 'Retirer' }).click();
      await expect(removal).toBeHidden();
      await expect(lines).toContainText(`Retrait : ${name}`);
      await expect(lines).toContainText(dirhams(total));
      await expect(page.getByText('Galerie incompatible').first()).toBeVisible();

      await page.goto('/options');
      await remove(page, name, 'L’option a été supprimée.');
    },
  );
});

test.describe('Les codes promo', () => {
  test.use({ loggedInAs: 'admin' });

  test(
    'L’admin ajoute un code pour une seule fois, un visiteur réserve avec, le suivant apprend qu’il est épuisé',
    { tag: '@main' },
    async ({ page, someoneElse, trip: { period, vehicle } }) => {
      const code = `JEU-${String(Date.now()).slice(-8)}`;
      await page.goto('/tarifs');
      await page.getByRole('navigation', { name: 'Parties des tarifs' }).getByRole('link', { name: 'Codes' }).click();
      await page.getByRole('button', { name: 'Ajouter un code promo' }).first().click();
      const form = page.getByRole('dialog', { name: 'Ajouter un code promo' });
      await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
      await form.getByRole('textbox', { name: 'Pourcentage' }).fill('150');
      await form.getByRole('textbox', { name: /^Utilisations/ }).fill('1');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form.getByRole('alert')).toHaveText('Le pourcentage doit être un nombre entier de 1 à 100.');
      await form.getByRole('textbox', { name: 'Pourcentage' }).fill('50');
      await form.getByRole('button', { name: 'Valider' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('0 sur 1');

      const total = Number(vehicle.quote.total);
      const visitor = await someoneElse();
      await visitor.goto(linkTo('/reservationRapid', period, vehicle.id));
      const summary = visitor.getByRole('complementary', { name: 'Votre réservation' });
      await expect(summary).toContainText(dirhams(total));
      await visitor.getByRole('button', { name: 'Code promo' }).click();
      const field = visitor.getByRole('textbox', { name: 'Code promo' });
      await field.fill('PERSONNE');
      await expect(visitor.getByText('Ce code promo n’existe pas.')).toBeVisible();
      await expect(summary).toContainText(dirhams(total));
      await field.fill(code.toLowerCase());
      await expect(summary).toContainText(dirhams(total / 2));
      await expect(summary.getByRole('list', { name: 'Détail du prix' })).toContainText(`Code promotionnel ${code}`);
      const number = await reserve(visitor, salma);

      await page.goto(`/dossier/${number}`);
      await expect(page.getByRole('list', { name: 'Lignes du prix' })).toContainText(`Code promotionnel ${code}`);
      await page.goto('/promotions');
      await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('1 sur 1');

      const next = await someoneElse();
      await next.goto(linkTo('/reservationRapid', period, vehicle.id));
      await next.getByRole('button', { name: 'Code promo' }).click();
      await next.getByRole('textbox', { name: 'Code promo' }).fill(code);
      await expect(next.getByText('Ce code promo a déjà été utilisé autant de fois que possible.')).toBeVisible();

      await remove(page, code, 'Le code promo a été supprimé.');
    },
  );
});

test.describe('Le calendrier des prix', () => {
  test.use({ loggedInAs: 'admin' });

  test('L’admin glisse sur trois jours d’une gamme et leur donne un prix, que le calendrier montre', async ({
    page,
  }) => {
    const name = `Salon ${Date.now()}`;
    await page.goto('/calendrier-prix?mois=2029-05');
    const cell = (day: number) =>
      page
        .getByRole('row', { name: /^Berlines de luxe/ })
        .getByRole('button', { name: new RegExp(`^0${day}-05-2029`) });
    await cell(7).hover();
    await page.mouse.down();
    await cell(8).hover();
    await cell(9).hover();
    await page.mouse.up();
    const form = page.getByRole('dialog', { name: 'Ajouter une saison' });
    await expect(form.getByLabel('Premier jour')).toHaveValue('07-05-2029');
    await expect(form.getByLabel('Dernier jour')).toHaveValue('09-05-2029');
    await form.getByRole('textbox', { name: 'Nom' }).fill(name);
    await form.getByRole('textbox', { name: 'Pourcentage' }).fill('100');
    await form.getByRole('button', { name: 'Valider' }).click();
    await expect(form).toBeHidden();
    await expect(cell(8)).toHaveAccessibleName(new RegExp(name));
    await expect(page.getByRole('list', { name: 'Saisons de ce mois' })).toContainText(name);
    await page.goto('/tarifs');
    await remove(page, name, 'La saison a été supprimée.');
  });
});
