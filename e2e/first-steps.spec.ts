import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { logIn } from './acts.ts';
import { expect, test } from './fixtures.ts';

/** Counts what a new owner does by hand: clicks, and fields that are typed or chosen. */
class Hand {
  clicks = 0;
  fields = 0;

  constructor(
    private readonly page: Page,
    private readonly place: Locator,
  ) {}

  async fill(label: RegExp, text: string): Promise<void> {
    this.fields += 1;
    await this.place.locator('input:not([type=file]), textarea').and(this.page.getByLabel(label)).fill(text);
  }

  async choose(label: RegExp, option: string): Promise<void> {
    this.fields += 1;
    await this.place.locator('select').and(this.page.getByLabel(label)).selectOption(option);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Saves a step; the next form takes the focus. */
  async next(done: number): Promise<void> {
    await this.click(this.place.getByRole('button', { name: 'Enregistrer et continuer' }));
    await expect(this.place.getByText(`Fait : ${done} sur 6`)).toBeVisible();
  }
}

test('Une nouvelle agence arrive à son premier contrat signé sans quitter ses premiers pas', async ({ ownAgency }) => {
  // A server of its own starts and logs in.
  test.slow();
  const { admin, newPage } = ownAgency;
  const page = await newPage();
  await page.goto('/');
  await expect(page.getByText('Aucun véhicule de cette gamme pour le moment.')).toBeVisible();
  for (const claim of ['Assurance comprise', 'Livraison dans', 'de remise', 'Témoignages'])
    await expect(page.getByText(claim)).toHaveCount(0);

  await page.goto('/loginAdmin');
  await logIn(page, admin.email, admin.password);
  const steps = page.getByRole('region', { name: 'Premiers pas' });
  await expect(steps.getByText('Fait : 0 sur 6')).toBeVisible();
  const hand = new Hand(page, steps);

  await hand.fill(/^Nom/, 'Toubkal Cars');
  await hand.fill(/^Telephone/, '0522 30 40 50');
  await hand.fill(/^Email/, 'contact@toubkal.example');
  await hand.fill(/^Adresse/, '12, bd Zerktouni, Casablanca');
  await hand.choose(/^Ville/, 'Casablanca');
  await hand.fill(/^RC/, '412587');
  await hand.fill(/^Patente/, '35408912');
  await hand.fill(/^IF/, '26114785');
  await hand.fill(/^Cnss/, '5218734');
  await hand.fill(/^ICE/, '002145873000064');
  await expectAccessible(page, { hasDarkMode: true });
  await hand.next(1);

  await expect(steps.getByRole('combobox', { name: 'Marque' })).toBeFocused();
  await hand.fill(/^Marque/, 'Dacia');
  await page.keyboard.press('Tab');
  await hand.fill(/^Nom/, 'Dacia Logan');
  await hand.fill(/^Immatriculation/, '12345-A-6');
  await hand.choose(/^Gamme/, 'Citadines');
  await hand.fill(/^Modèle/, '2024');
  await hand.choose(/^Carburant/, 'Gazoil');
  await hand.choose(/^Transmission/, 'Manuelle');
  await hand.choose(/^Couleur/, 'Blanc');
  await hand.fill(/^Prix par jour/, '300');
  await hand.next(2);

  await hand.fill(/^Caution/, '5000');
  await hand.fill(/^Franchise/, '4000');
  await hand.click(steps.getByRole('checkbox', { name: 'Siège enfant' }));
  await expectAccessible(page, { hasDarkMode: true });
  await hand.next(3);

  // The colleague can wait; the texts are there to be read.
  await hand.click(steps.getByRole('listitem').filter({ hasText: 'Les textes du site' }).getByRole('button'));
  await expect(steps.getByLabel(/^Titre de la page/)).toHaveValue('Location de voitures : Casablanca');
  await hand.next(4);

  await hand.click(steps.getByRole('listitem').filter({ hasText: 'La première location' }).getByRole('button'));
  await hand.fill(/^Nom/, 'Tazi');
  await hand.fill(/^Prénom/, 'Nadia');
  await hand.fill(/^Téléphone/, '0661 99 88 77');
  await expect(steps.getByText('3 jours, 900')).toBeVisible();
  await hand.click(steps.getByRole('button', { name: 'Réserver et ouvrir le dossier' }));
  await page.waitForURL(/\/dossier\//);
  await expect(page.getByText('Franchise', { exact: true })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await hand.click(page.getByRole('link', { name: 'Faire signer' }));
  const contract = await opened;
  await contract.getByRole('textbox', { name: /clavier/ }).fill('Nadia Tazi');
  hand.fields += 1;
  await hand.click(contract.getByRole('button', { name: 'Écrire mon nom' }));
  await hand.click(contract.getByRole('button', { name: 'Valider' }));
  await expect(contract.getByText('Update successfully.')).toBeVisible();

  // From the empty agency to the signed contract; the long way took 21 clicks and 45 fields on six screens.
  expect(hand.clicks).toBeLessThanOrEqual(12);
  expect(hand.fields).toBeLessThanOrEqual(26);

  await contract.goto('/');
  await expect(contract.getByText('Livraison dans 39 villes')).toBeVisible();
  await expect(contract.getByText('Assurance comprise')).toHaveCount(0);
});
