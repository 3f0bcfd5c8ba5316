import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('Les zones autorisées', () => {
  test.use({ loggedInAs: 'admin' });

  test('L’admin dessine une zone sur la carte, la corrige au clavier, l’employé la voit, l’admin la supprime', async ({
    page,
    someoneElse,
  }) => {
    const name = `Zone d’essai ${Date.now()}`;
    await page.goto('/zones');
    await page.getByRole('button', { name: 'Dessiner une zone' }).first().click();
    const map = page.getByRole('group', { name: 'Carte du dessin' });
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no size.');
    const corners = [
      [0.3, 0.3],
      [0.6, 0.3],
      [0.6, 0.6],
      [0.3, 0.6],
    ] as const;
    for (const [index, [x, y]] of corners.entries()) {
      await map.click({ position: { x: box.width * x, y: box.height * y } });
      await expect(page.getByRole('textbox', { name: /^Latitude du sommet/ })).toHaveCount(index + 1);
    }
    await page.getByRole('button', { name: 'Sommet 1 : fermer la zone' }).click();
    const latitude = page.getByRole('textbox', { name: 'Latitude du sommet 2' });
    const before = await latitude.inputValue();
    const corner = page.getByRole('button', { name: 'Sommet 2', exact: true });
    await corner.focus();
    await corner.press('ArrowUp');
    await expect(latitude).not.toHaveValue(before);
    await page.getByRole('button', { name: 'Annuler la dernière étape' }).click();
    await expect(latitude).toHaveValue(before);

    // Side 1–2 is drawn through side 3–4.
    await corner.dragTo(map, { targetPosition: { x: box.width * 0.45, y: box.height * 0.8 } });
    await expect(page.getByText('Les côtés de la zone se croisent : déplacez un sommet.')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la dernière étape' }).click();
    await expect(page.getByText('Les côtés de la zone se croisent : déplacez un sommet.')).toBeHidden();

    await page.getByRole('textbox', { name: 'Nom' }).fill(name);
    // What nobody watches tells nobody anything while other journeys run.
    await page.getByRole('checkbox', { name: 'Zone active' }).uncheck();
    await expectAccessible(page, { hasDarkMode: true });
    await page.getByRole('button', { name: 'Enregistrer la zone' }).click();
    await expect(page.getByText('La zone a été ajoutée.')).toBeVisible();

    const employee = await someoneElse('employe');
    await employee.goto('/zones');
    await expect(employee.getByText(name)).toBeVisible();
    await expect(employee.getByRole('button', { name: `Supprimer la zone ${name}` })).toHaveCount(0);

    await page.getByRole('button', { name: `Supprimer la zone ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText(name)).toHaveCount(0);
  });
});
