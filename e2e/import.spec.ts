import { enter } from './acts.ts';
import { expect, test } from './fixtures.ts';

const headings = 'Matricule;Nom;Marque;Catégorie;Boîte;Énergie;Couleur;Année;Tarif;Places;Valises';
const line = (plate: string, color = 'Blanc', price = '300'): string =>
  `${plate};Dacia Logan;Dacia;Citadines;Manuelle;Diesel;${color};2023;${price};5;2`;
const fileOf = (...lines: string[]) => ({
  name: 'Ma flotte.csv',
  mimeType: 'text/csv',
  // As Excel writes it on a French Windows.
  buffer: Buffer.from([headings, ...lines].join('\r\n'), 'latin1'),
});

test('L’admin d’une agence neuve importe ses véhicules, corrige une ligne et importe à nouveau', async ({
  ownAgency,
}) => {
  test.slow();
  const { agency, admin, newPage } = ownAgency;
  await agency.ask(
    'mutation ($input: CreateAgencyInput!) { createAgency(input: $input) { id } }',
    {
      input: {
        ...{ name: 'Atlas Anfa', address: 'Casablanca', email: 'anfa@example.com', phone: '0522000000' },
        ...{ mobile: '0661000000', tradeRegister: '1', cnss: '2', patente: '3', taxId: '4', ice: '5' },
      },
    },
    'admin',
  );
  const page = await newPage();
  await enter(page, admin);
  await page.goto('/listCar');
  await page.getByRole('link', { name: 'Importer' }).first().click();
  await expect(page.getByRole('heading', { name: 'Importer des données' })).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf(line('1001-A-6'), line('1002-A-6', 'Turquoise'), line('1003-A-6')));
  await expect(page.getByLabel('Colonne pour « Carburant »')).toHaveValue('5');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Une ligne a une erreur.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 / })).toContainText('« Turquoise » n’est pas dans la liste');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les lignes en erreur' }).click();
  const wrongLines = await download;
  expect(wrongLines.suggestedFilename()).toBe('vehicules-a-corriger.xlsx');
  await page.getByRole('button', { name: 'Importer 2 lignes sans les erreurs' }).click();
  await expect(page.getByText('Ajoutés : 2 · mis à jour : 0 · inchangés : 0')).toBeVisible();

  // The downloaded lines can be imported as they are, and are still wrong.
  await page.getByRole('link', { name: 'Importer un autre fichier' }).click();
  await page.locator('input[type=file]').setInputFiles(await wrongLines.path());
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Il n’y a aucune ligne à importer.')).toBeVisible();
  await page.getByRole('button', { name: 'Changer les colonnes' }).click();
  await page.getByLabel('Colonne pour « Couleur »').selectOption({ label: 'La même valeur pour toutes les lignes…' });
  await page.getByLabel('Valeur de « Couleur » pour toutes les lignes').selectOption('Bleu');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
  await expect(page.getByText('Ajoutés : 1 · mis à jour : 0 · inchangés : 0')).toBeVisible();

  // The whole file again, with one price changed: nothing is doubled.
  await page.goto('/import?type=vehicules');
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf(line('1001-A-6', 'Blanc', '350'), line('1002 | A | 6', 'Bleu'), line('1003-A-6')));
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByRole('link', { name: /Mises à jour/ })).toContainText('1');
  await page.getByRole('button', { name: 'Importer 3 lignes' }).click();
  await expect(page.getByText('Ajoutés : 0 · mis à jour : 1 · inchangés : 2')).toBeVisible();
  await page.getByRole('link', { name: 'Voir les véhicules' }).click();
  await expect(page.getByText('3 véhicules')).toBeVisible();
});
