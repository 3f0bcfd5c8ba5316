import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseAction, linkTo, readNumber } from './acts.ts';
import type { Agency } from './agency.ts';
import { expect, inDays, test, type Trip } from './fixtures.ts';

/** What a page is opened with. */
interface Visit {
  page: Page;
  trip: Trip;
  agency: Agency;
}

interface PageToCheck {
  name: string;
  /** Opens it and waits for what shows that it is complete. */
  open: (page: Page, trip: Trip, agency: Agency) => Promise<void>;
}

/** The pages of each area, which one journey opens one after another. */
type PagesByArea = Record<string, PageToCheck[]>;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const publicPages: PagesByArea = {
  'Le site': [
    {
      name: 'L’accueil',
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'Le bas de l’accueil',
      open: async (page) => {
        await page.goto('/#contact');
        await expect(page.getByRole('form', { name: 'Écrire à l’agence' })).toBeVisible();
        await page.getByRole('heading', { name: 'Nos agences' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('group', { name: 'Carte des agences' })).toBeVisible();
      },
    },
    {
      name: 'La comparaison',
      open: async (page, { period, vehicle }) => {
        await page.goto(`${linkTo('/parcAuto', period)}&comparer=${vehicle.id}&comparaison=1`);
        await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'Le parc',
      open: async (page, { period }) => {
        await page.goto(linkTo('/parcAuto', period));
        await heading(page, /véhicules disponibles/);
      },
    },
    {
      name: 'Le détail d’un véhicule',
      open: async (page, { period, vehicle }) => {
        await page.goto(`${linkTo('/parcAuto', period)}&vehicule=${vehicle.id}`);
        await expect(page.getByRole('table', { name: 'Prix selon la durée' })).toBeVisible();
      },
    },
  ],
  'La réservation et les portes': [
    {
      name: 'La réservation rapide et ses erreurs',
      open: async (page, { period, vehicle }) => {
        await page.goto(linkTo('/reservationRapid', period, vehicle.id));
        await page.getByRole('button', { name: 'Reserver' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'La réservation complète',
      open: async (page, { period, vehicle }) => {
        await page.goto(linkTo('/reservation', period, vehicle.id));
        await expect(page.getByText('Total', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'La connexion du personnel',
      open: async (page) => {
        await page.goto('/loginAdmin');
        await heading(page, 'Se Connecter Admin');
      },
    },
    {
      name: 'La connexion des clients',
      open: async (page) => {
        await page.goto('/login');
        await heading(page, 'Se connecter');
      },
    },
    {
      name: 'L’inscription',
      open: async (page) => {
        await page.goto('/inscription');
        await heading(page, 'Inscription');
      },
    },
    {
      name: 'La page 404',
      open: async (page) => {
        await page.goto('/404');
        await heading(page, '404');
      },
    },
  ],
};

const staffPages: PagesByArea = {
  'La flotte et son entretien': [
    {
      name: 'La flotte',
      open: async (page) => {
        await page.goto('/listCar?alerte=bad,expire');
        await expect(page.getByRole('button', { name: /^Voir les détails/ }).first()).toBeVisible();
      },
    },
    {
      name: 'La fiche d’un véhicule',
      open: async (page, { vehicle }) => {
        await page.goto(`/listCar?fiche=${vehicle.id}`);
        await expect(page.getByRole('dialog').getByText('Prix par jour')).toBeVisible();
      },
    },
    {
      name: 'Le formulaire d’un véhicule, ses deux pages et leurs erreurs',
      open: async (page) => {
        await page.goto('/addCar');
        const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' });
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await form.getByRole('button', { name: 'Page Suivant' }).click();
        await expect(form.getByRole('group', { name: 'Galerie' })).toBeVisible();
      },
    },
    {
      name: 'Les maintenances et leurs filtres',
      open: async (page) => {
        await page.goto('/listmaintenance?alerte=bad,expire');
        await expect(page.getByRole('button', { name: /^En retard : / }).first()).toBeVisible();
      },
    },
    {
      name: 'Une maintenance à modifier, avec ses erreurs et un créneau proposé',
      open: async (page) => {
        await page.goto('/listmaintenance');
        await page
          .getByRole('button', { name: /^Modifier la maintenance/ })
          .first()
          .click();
        const form = page.getByRole('dialog', { name: 'Modifier une maintenance' });
        await form.getByRole('checkbox', { name: 'Immobiliser le véhicule' }).check();
        await expect(form.getByRole('button', { name: 'Utiliser ce créneau' })).toBeVisible();
        await form.getByLabel(/^Date de la maintenance/).fill('');
        await form.getByRole('button', { name: 'Modifier' }).click();
        await expect(form.getByRole('alert').first()).toBeVisible();
      },
    },
    {
      name: 'L’avertissement après la connexion',
      open: async (page) => {
        await page.goto('/404');
        await page.evaluate(() => sessionStorage.setItem('maintenance-warning', '1'));
        await page.goto('/listmaintenance');
        await expect(page.getByRole('dialog', { name: 'Oops Entretien Obligatoire !!' })).toBeVisible();
      },
    },
  ],
  'Le catalogue': [
    {
      name: 'Les prestataires, un ajout et ses erreurs',
      open: async (page) => {
        await page.goto('/listprestataire?recherche=a');
        await expect(page.getByRole('button', { name: /^Modifier / }).first()).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Ajouter un prestataire' }).click();
        await page.getByRole('button', { name: 'Valider' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'Les marques, une marque à modifier',
      open: async (page) => {
        await page.goto('/listmarque');
        await expect(page.getByRole('switch').first()).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('button', { name: /^Modifier / })
          .first()
          .click();
        await expect(page.getByRole('img', { name: 'Aperçu : Image' })).toBeVisible();
      },
    },
    {
      name: 'Les agences, une agence à modifier',
      open: async (page) => {
        await page.goto('/listAgence');
        await expect(page.getByRole('button', { name: /^Modifier / }).first()).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('button', { name: /^Modifier / })
          .first()
          .click();
        await expect(page.getByLabel(/^Modèle de contrat/)).toBeVisible();
      },
    },
  ],
  'Les chiffres et les réglages': [
    {
      name: 'Le tableau de bord',
      open: async (page) => {
        await page.goto('/dashboard');
        await heading(page, 'Réservations par état');
        await expect(page.getByRole('link', { name: /À traiter/ })).toContainText(/\d/);
      },
    },
    {
      name: 'Les statistiques',
      open: async (page) => {
        await page.goto('/statistiquevehicule');
        await expect(page.getByText(/^La Somme:/).first()).toBeVisible();
        await page.getByText('Voir les chiffres').first().click();
        await expect(page.getByRole('table', { name: 'Location Statistiques' })).toBeVisible();
      },
    },
    {
      name: 'Les paramètres',
      open: async (page) => {
        await page.goto('/parametres');
        await expect(page.getByRole('textbox', { name: /^Nom de l’entreprise/ })).toHaveValue(/./);
      },
    },
    {
      name: 'L’import : le fichier, ses colonnes et ses lignes',
      open: async (page) => {
        await page.goto('/import?type=clients');
        await expect(page.getByRole('button', { name: 'Choisir un fichier' }).first()).toBeVisible();
        await expectAccessible(page);
        const buffer = Buffer.from('Nom;Prénom;Tél\nAccessible;Ali;abc\nAccessible;Sara;0600000001');
        await page.locator('input[type=file]').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer });
        await expect(page.getByRole('button', { name: 'Vérifier les lignes' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
        await expect(page.getByText('Une ligne a une erreur.')).toBeVisible();
      },
    },
    {
      name: 'Les clés d’accès, une clé à créer et son texte',
      open: async (page) => {
        await page.goto('/integrations');
        await page.getByRole('button', { name: 'Créer une clé' }).first().click();
        const form = page.getByRole('dialog', { name: 'Créer une clé d’accès' });
        await form.getByRole('button', { name: 'Créer' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await form.getByLabel(/^Nom/).fill('Courtier Atlas');
        await form.getByLabel('Flotte').selectOption('Lecture et écriture');
        await form.getByRole('button', { name: 'Créer' }).click();
        const shown = page.getByRole('dialog', { name: 'Votre clé d’accès' });
        await expectAccessible(page);
        await shown.getByRole('button', { name: 'J’ai gardé la clé' }).click();
        await expect(page.getByRole('button', { name: 'Révoquer Courtier Atlas' }).first()).toBeVisible();
      },
    },
  ],
  'Le suivi': [
    {
      name: 'La position d’un véhicule',
      open: async (page) => {
        await page.goto('/listCar?position=2');
        await expect(page.getByRole('button', { name: /Rapprocher la carte/ })).toBeVisible();
      },
    },
    {
      name: 'La carte de la flotte, la fiche d’un véhicule',
      open: async (page) => {
        await page.goto('/carte');
        await expect(page.getByRole('button', { name: 'Sans nouvelle 0' })).toBeVisible();
        await page.getByRole('list', { name: 'Véhicules sur la carte' }).getByRole('button').first().click();
        await expect(page.getByRole('link', { name: 'Ouvrir la position' })).toBeVisible();
      },
    },
    {
      name: 'Les trajets d’un véhicule',
      open: async (page) => {
        await page.goto('/historique?vehicule=2');
        await heading(page, /^Arrêts|Aucune position enregistrée/);
      },
    },
    {
      name: 'Les événements de la flotte',
      open: async (page) => {
        await page.goto('/historique');
        await expect(page.getByText(/^Excès de vitesse · /).first()).toBeVisible();
      },
    },
    {
      name: 'Les zones autorisées',
      open: async (page) => {
        await page.goto('/zones');
        await expect(page.getByText('Maroc, au nord de Tarfaya')).toBeVisible();
      },
    },
  ],
  'Les réservations et les locations': [
    {
      name: 'La liste des réservations, une demande ouverte',
      open: async (page, { vehicle, period }, agency) => {
        const number = await agency.request(vehicle.id, period);
        await page.goto('/listreservation?etat=en-traitement');
        await page.getByRole('link', { name: `Ouvrir la réservation ${number}` }).click();
        await expect(page.getByRole('button', { name: 'Accepter' })).toBeVisible();
      },
    },
    {
      name: 'La liste des locations, un paiement et ses erreurs',
      open: async (page) => {
        await page.goto('/listLocation');
        await page
          .getByRole('button', { name: /^Détails / })
          .first()
          .click();
        const sheet = page.getByRole('dialog', { name: /^Location / });
        await expect(sheet.getByRole('button', { name: 'Ouvrir le contrat' })).toBeVisible();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Enregistrer un paiement' }).click();
        const form = page.getByRole('dialog', { name: /^Paiement/ });
        await form.getByRole('textbox', { name: /^Montant/ }).fill('0');
        await form.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'Le dossier d’une location, la signature de son avenant et une prolongation',
      open: async (page) => {
        await page.goto('/listLocation?etape=en_retard');
        await page
          .getByRole('button', { name: /^Détails / })
          .first()
          .click();
        await page.getByRole('link', { name: 'Ouvrir le dossier' }).click();
        await heading(page, /Dossier /);
        const file = page.url();
        await expectAccessible(page, { hasDarkMode: true });
        const amendment = page.getByRole('link', { name: 'Signer ici l’avenant 1' });
        if (await amendment.isVisible()) {
          await page.goto((await amendment.getAttribute('href')) ?? '');
          await expect(page.getByRole('img', { name: 'Cadre de signature' })).toBeVisible();
          await expectAccessible(page);
          await page.goto(file);
        }
        await chooseAction(page, 'Prolonger ou modifier');
        await page.getByText('Retour anticipé', { exact: true }).click();
        await expect(page.getByLabel(/^Kilométrage du véhicule rendu/)).toBeVisible();
      },
    },
    {
      name: 'La journée et un retour, pas à pas',
      open: async (page) => {
        await page.goto('/journee');
        await expect(page.getByRole('region', { name: 'Départs' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page
          .getByRole('link', { name: /^Faire le retour / })
          .first()
          .click();
        await heading(page, /^Retour /);
        await expectAccessible(page, { hasDarkMode: true });
        const next = page.getByRole('button', { name: 'Suivant' });
        await page.getByRole('textbox', { name: /^Kilométrage/ }).fill('900000');
        await page.getByRole('radio', { name: 'Plein' }).click();
        await next.click();
        await expect(page.getByRole('list', { name: 'Vues à photographier' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await next.click();
        await page.getByRole('button', { name: 'Ajouter un dommage, côté gauche' }).click();
        await expectAccessible(page, { hasDarkMode: true });
        await next.click();
        await expect(page.getByRole('button', { name: 'Régler plus tard' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('button', { name: 'Régler plus tard' }).click();
        await expect(page.getByRole('img', { name: 'Cadre de signature' })).toBeVisible();
      },
    },
    {
      name: 'Un départ immédiat, pas à pas',
      open: async (page) => {
        await page.goto('/depart-immediat');
        await expect(page.getByRole('button', { name: '3 jours' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('button', { name: '3 jours' }).click();
        await page.getByRole('switch', { name: 'Montrer les véhicules occupés' }).click();
        await expect(page.getByRole('list', { name: 'Montrer les véhicules occupés' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('list', { name: 'Voiture' }).getByRole('button').first().click();
        await expect(page.getByRole('textbox', { name: /^Nom/ })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('textbox', { name: /^Nom/ }).fill('Berrada');
        await page.getByRole('textbox', { name: /^Prénom/ }).fill('Hicham');
        await page.getByRole('textbox', { name: /^Téléphone/ }).fill('0661223344');
        await page.getByRole('button', { name: 'Suivant' }).click();
        await expect(page.getByRole('button', { name: 'Réserver, puis les papiers' })).toBeVisible();
      },
    },
  ],
  'Les gens': [
    {
      name: 'La liste des clients, une fiche ouverte',
      open: async (page) => {
        // Not the newest one, which another journey may delete meanwhile.
        await page.goto('/listClient?champ=email&recherche=client@demo.ma');
        await page.getByRole('link', { name: /^Ouvrir la fiche de/ }).click();
        await expect(page.getByRole('heading', { name: 'Historique', exact: true })).toBeVisible();
      },
    },
    {
      name: 'Un client à ajouter, et ses erreurs',
      open: async (page) => {
        await page.goto('/listClient');
        await page.getByRole('button', { name: 'Ajouter un Client' }).first().click();
        await page.getByRole('button', { name: 'Valider' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'La liste des employés',
      open: async (page) => {
        await page.goto('/User');
        await expect(page.getByRole('button', { name: /^Modifier / }).first()).toBeVisible();
      },
    },
    {
      name: 'Le profil du personnel',
      open: async (page) => {
        await page.goto('/profile');
        await heading(page, 'Informations personnelles');
      },
    },
  ],
  'Les prix et l’argent': [
    {
      name: 'Les tarifs, une saison et ses erreurs',
      open: async (page) => {
        await page.goto('/tarifs');
        await expect(page.getByRole('region', { name: 'Ce qu’un client paierait' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('button', { name: 'Ajouter une saison' }).first().click();
        const form = page.getByRole('dialog', { name: 'Ajouter une saison' });
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'Le calendrier des prix',
      open: async (page) => {
        await page.goto('/calendrier-prix');
        await expect(page.getByRole('row', { name: /^Berlines de luxe/ })).toBeVisible();
      },
    },
    {
      name: 'Les options, une option et ses erreurs',
      open: async (page) => {
        await page.goto('/options');
        await expect(page.getByRole('table')).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('button', { name: 'Ajouter une option ou un frais' }).first().click();
        const form = page.getByRole('dialog', { name: 'Ajouter une option ou un frais' });
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'Les codes promo, un code et ses erreurs',
      open: async (page) => {
        await page.goto('/promotions');
        await expect(page.getByRole('button', { name: 'Ajouter un code promo' }).first()).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.getByRole('button', { name: 'Ajouter un code promo' }).first().click();
        const form = page.getByRole('dialog', { name: 'Ajouter un code promo' });
        await form.getByRole('button', { name: 'Valider' }).click();
        await expect(form.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'La caisse et le rapport du jour',
      open: async (page) => {
        await page.goto('/caisse');
        await expect(page.getByRole('region', { name: 'Ma caisse' })).toBeVisible();
        await expectAccessible(page, { hasDarkMode: true });
        await page.goto(`/caisse?vue=rapport&jour=${inDays(-1).slice(0, 10)}`);
        await expect(page.getByRole('table').first()).toBeVisible();
      },
    },
    {
      name: 'Les cautions à rendre',
      open: async (page) => {
        await page.goto('/cautions');
        await heading(page, /^Cautions/);
        await page.getByRole('button', { name: 'Montants par gamme' }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      },
    },
  ],
  'Le calendrier, l’aide et la recherche': [
    {
      name: 'L’aide',
      open: async (page) => {
        await page.goto('/aide');
        await heading(page, 'Aide');
      },
    },
    {
      name: 'Le calendrier des disponibilités',
      open: async (page) => {
        await page.goto('/tablereservation');
        await heading(page, 'Calendrier des disponibilités');
        await expect(page.getByRole('grid').or(page.getByRole('heading', { name: /^Départs/ }))).toBeVisible();
        await expect(page.getByText(/^\d{4,5}-[A-Z]-\d+/).first()).toBeVisible();
      },
    },
    {
      name: 'Une réservation écrite au comptoir et ses erreurs',
      open: async (page) => {
        await page.goto('/tablereservation');
        await page.getByRole('button', { name: 'Nouvelle réservation' }).click();
        const form = page.getByRole('dialog', { name: 'Nouvelle réservation' });
        await form.getByRole('button', { name: 'Réserver', exact: true }).click();
        await expect(form.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'La recherche partout',
      open: async (page) => {
        await page.goto('/tablereservation');
        await page.getByRole('button', { name: /Rechercher partout/ }).click();
        await page.getByRole('combobox', { name: 'Rechercher partout' }).fill('dacia');
        await expect(page.getByRole('option', { name: /Dacia/ }).first()).toBeVisible();
      },
    },
  ],
};

/** Opens pages one after another and expects each to be accessible. */
async function expectAllAccessible(pages: PageToCheck[], context: Visit, hasDarkMode = false): Promise<void> {
  const { page, trip, agency } = context;
  for (const { name, open } of pages)
    await test.step(name, async () => {
      await open(page, trip, agency);
      await expectAccessible(page, { hasDarkMode });
    });
}

for (const [area, pages] of Object.entries(publicPages)) {
  test(`${area} : chacun peut lire et agir`, async ({ sharedPage: page, trip, agency }) => {
    test.slow();
    await expectAllAccessible(pages, { page, trip, agency });
  });
}

test.describe('Chez le personnel', () => {
  test.use({ loggedInAs: 'admin' });

  for (const [area, pages] of Object.entries(staffPages)) {
    test(`${area} : chacun peut lire et agir`, async ({ sharedPage: page, trip, agency }) => {
      test.slow();
      await expectAllAccessible(pages, { page, trip, agency }, true);
    });
  }

  test('Le mode sombre se choisit et reste', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Passer en mode clair' })).toBeVisible();
  });
});

test('Sans animations, aucune couleur ne passe par une transition', async ({ sharedPage: page }) => {
  await page.goto('/parcAuto');
  await expect(page.getByRole('article').first()).toBeVisible();
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect([...new Set(durations)]).toEqual(['0s']);
});

test('Une réservation rapide se fait au clavier seul', { tag: '@main' }, async ({ page, trip }) => {
  const { keyboard } = page;
  /** Presses Tab until what is named has the focus. */
  const tabTo = async (role: 'button' | 'link' | 'textbox' | 'combobox', name: string | RegExp): Promise<void> => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses++) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reaches ${String(name)}.`);
  };

  await page.goto(linkTo('/parcAuto', trip.period));
  await tabTo('button', `Réserver ${trip.vehicle.name}`);
  await keyboard.press('Enter');
  await tabTo('link', 'Reservation Rapide');
  await keyboard.press('Enter');
  const fields = { Nom: 'Naciri', Prénom: 'Leïla', Téléphone: '0622334455', Email: 'leila.naciri@example.com' };
  for (const [label, value] of Object.entries(fields)) {
    await tabTo('textbox', new RegExp(`^${label}`));
    await keyboard.type(value);
  }
  for (const label of ['Lieu de livraison', 'Lieu de retour']) {
    await tabTo('combobox', label);
    await keyboard.type('Tang');
    await expect(page.getByRole('combobox', { name: label })).toHaveValue('Tangier');
  }
  await tabTo('button', 'Reserver');
  await keyboard.press('Enter');
  await readNumber(page);
  await tabTo('button', 'Fermer');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test.describe('Sur un téléphone, ce qui se touche a 44 px de haut', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /**
   * Returns the visible buttons and fields that are lower, and the links that stand alone. Those whose target is enlarged by a pseudo-element
   * are left out, and boxes, which have labels.
   */
  const low = (page: Page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio], [type=hidden]), li a'),
      ].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const drawn = ['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none');
        const seen = width > 0 && getComputedStyle(element).visibility === 'visible';
        return !seen || drawn || height >= 43.5 ? [] : [`${element.outerHTML.slice(0, 120)} ${String(height)}`];
      }),
    );

  /** Opens pages one after another and expects everything that is touched to be high enough. */
  async function expectHighEnough(page: Page, addresses: string[]): Promise<void> {
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        expect(await low(page)).toEqual([]);
      });
  }

  test('sur le site', async ({ sharedPage: page }) => {
    await expectHighEnough(page, ['/', '/parcAuto', '/login', '/inscription', '/reservation?id_vehicule=1']);
  });

  test.describe('chez le personnel', () => {
    test.use({ loggedInAs: 'admin' });

    test('sur ses pages', async ({ sharedPage: page }) => {
      await expectHighEnough(page, [
        '/dashboard',
        '/journee',
        '/listreservation',
        '/tablereservation',
        '/statistiquevehicule',
        '/parametres',
      ]);
    });
  });
});
