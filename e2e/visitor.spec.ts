import type { Locator } from '@playwright/test';
import {
  choosePlace,
  choosePlaces,
  dirhams,
  fill,
  fillPerson,
  follow,
  linkTo,
  pickDay,
  pickPeriod,
  readNumber,
  track,
  written,
} from './acts.ts';
import { expect, inDays, test } from './fixtures.ts';

const salma = {
  lastName: 'El Idrissi',
  firstName: 'Salma',
  phone: '0612345678',
  email: 'salma.elidrissi@example.com',
};

test(
  'Un visiteur cherche ses dates, voit les prix, réserve vite et suit son numéro',
  { tag: ['@both', '@main'] },
  async ({ page, trip, isMobile }) => {
    const { vehicle } = trip;
    await page.goto('/');
    await pickPeriod(page, trip.period);
    await page.getByRole('button', { name: 'Chercher' }).click();

    await expect(page).toHaveURL(/\/parcAuto\?/);
    const found = page.getByRole('heading', { name: /\d+ véhicules disponibles/ });
    await expect(found).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await expect(page.getByText(`du ${written(trip.period.startsAt)} au ${written(trip.period.endsAt)}`)).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: vehicle.name, exact: true }) });
    await expect(card).toContainText(dirhams(vehicle.quote.total));
    await expect(card).toContainText('pour 3 jours');
    await expect(card).toContainText(dirhams(vehicle.quote.registeredTotal));

    await card.getByRole('link', { name: vehicle.name }).click();
    const detail = page.getByRole('dialog', { name: vehicle.name });
    const prices = detail.getByRole('table', { name: 'Prix selon la durée' });
    await expect(prices.getByRole('row')).not.toHaveCount(1);
    await expect(prices).toContainText(dirhams(vehicle.quote.dailyPrice));
    await expect(detail.getByText('pour 3 jours')).toContainText(dirhams(vehicle.quote.total));
    await detail.getByRole('button', { name: 'Réserver' }).click();

    const prompt = page.getByRole('dialog', { name: 'Vous n’êtes pas inscrits!' });
    await expect(prompt).toContainText('15 %');
    await expect(prompt.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute('href', /^\/inscription/);
    await expect(prompt.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', /^\/login\?redirect=/);
    await prompt.getByRole('link', { name: 'Reservation Rapide' }).click();

    await expect(page.getByRole('heading', { name: 'Reservation Rapide' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Date de début/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Date de retour/ })).toBeDisabled();
    await expect(page.getByRole('complementary', { name: 'Votre réservation' })).toContainText(
      dirhams(vehicle.quote.total),
    );
    await fillPerson(page, salma);
    await choosePlaces(page);
    await page.getByRole('button', { name: 'Reserver' }).click();

    const number = await readNumber(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page).toHaveURL(/\/$/);

    const tracking = await track(page, number.toLowerCase().replace('-', ' '), isMobile);
    await expect(tracking.getByRole('list', { name: 'Avancement' })).toHaveText('En traitement');
    await expect(tracking).toContainText(vehicle.name);
    await expect(tracking).toContainText(written(trip.period.startsAt));
  },
);

test('Un visiteur réserve en douze touches au plus', { tag: '@phone' }, async ({ page, trip }) => {
  // Each press on the page counts, those that open a list and choose in it as well; what is typed does not, nor does the
  // keyboard's key that leads to the next field, nor the steps to the months in which the journeys' trips lie.
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    await target.click();
    presses += 1;
  };
  const car = page.getByRole('button', { name: `Réserver ${trip.vehicle.name}`, exact: true }).first();
  await page.goto('/');
  await press(page.getByRole('button', { name: /^Départ/ }));
  const picker = page.getByRole('dialog', { name: 'Veuillez-vous selectionner la date' });
  await expect(picker.locator('[aria-current=date]')).toBeFocused();
  const shown = picker.getByRole('button', { name: /^\p{L}+ \d{4}$/u });
  await expect(shown).toBeVisible();
  await pickDay(picker, trip.period.startsAt);
  await expect(picker).toHaveAccessibleName('Veuillez-vous selectionner la date de retour');
  await pickDay(picker, trip.period.endsAt);
  presses += 2;
  await press(picker.getByRole('button', { name: 'Selectionner' }));
  await press(page.getByRole('button', { name: 'Chercher' }));
  await press(car);
  await press(page.getByRole('link', { name: 'Reservation Rapide' }));
  await press(page.getByRole('textbox', { name: /^Nom/ }));
  for (const typed of [salma.lastName, salma.firstName, salma.phone, salma.email]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await choosePlace(page, 'Lieu de livraison', 'Rabat-Sale');
  presses += 2;
  await expect(page.getByRole('combobox', { name: 'Lieu de retour' })).toHaveValue('Rabat-Sale');
  await press(page.getByRole('button', { name: 'Reserver' }));
  await readNumber(page);
  expect(presses).toBeLessThanOrEqual(12);

  const popup = page.getByRole('dialog', { name: 'Votre réservation a été enregistrée' });
  await expect(popup).toContainText(trip.vehicle.name);
  await expect(popup).toContainText('Rabat-Sale');
  await expect(popup).toContainText(/\d\sDh/);
  await expect(popup).toContainText('Notre équipe vous rappelle au 06 12 34 56 78 pour confirmer.');
});

test('La bulle WhatsApp ne couvre ni bouton ni champ', { tag: '@both' }, async ({ page, trip }) => {
  for (const address of ['/', '/parcAuto', linkTo('/reservationRapid', trip.period, trip.vehicle.id), '/login']) {
    await page.goto(address);
    const bubble = page.getByRole('link', { name: 'Écrire à l’agence sur WhatsApp' });
    await expect(bubble).toHaveCount(1);
    const covered = await bubble.evaluate(async (element) => {
      const found = new Set<string>();
      const step = window.innerHeight / 3;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const { left, right, top: above, bottom } = element.getBoundingClientRect();
        for (const x of [left + 1, (left + right) / 2, right - 1])
          for (const y of [above + 1, (above + bottom) / 2, bottom - 1])
            for (const under of document.elementsFromPoint(x, y)) {
              // What lies under the bar on top is the bar's business.
              if (under.matches('header')) break;
              const control = under.closest('a, button, input, select, textarea, label');
              if (control && control !== element && !control.contains(element) && !element.contains(control))
                found.add(control.outerHTML.slice(0, 120));
            }
      }
      return [...found];
    });
    expect(covered, address).toEqual([]);
  }
});

test('Un visiteur se trompe dans le formulaire, recharge la page et ne perd rien', async ({ page, trip, agency }) => {
  await page.goto(linkTo('/reservationRapid', trip.period, trip.vehicle.id));
  const name = page.getByRole('textbox', { name: /^Nom/ });
  const phone = page.getByRole('textbox', { name: /^Téléphone/ });
  const submit = page.getByRole('button', { name: 'Reserver' });
  await submit.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/obligatoire/);
  await expect(page.getByRole('combobox', { name: 'Lieu de livraison' })).toHaveAccessibleDescription(/obligatoire/);

  await fillPerson(page, { ...salma, phone: 'six cents' });
  await choosePlaces(page);
  await submit.click();
  await expect(phone).toHaveAccessibleDescription(/chiffres/);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(phone).toHaveValue('six cents');
  await expect(name).toHaveValue(salma.lastName);

  await page.reload();
  await expect(name).toHaveValue(salma.lastName);
  await expect(phone).toHaveValue('six cents');
  await expect(page.getByRole('combobox', { name: 'Lieu de retour' })).toHaveValue('Marrakech');

  await phone.fill(salma.phone);
  await submit.dblclick();
  await readNumber(page);
  expect(await agency.countReservations(trip.vehicle.id, trip.period)).toBe(1);
});

test(
  'Un visiteur donne ses papiers et ceux d’un deuxième conducteur',
  { tag: '@main' },
  async ({ page, trip, isMobile }) => {
    await page.goto(linkTo('/reservation', trip.period, trip.vehicle.id));
    const driver = page.getByRole('region', { name: 'Information Client' });
    const second = page.getByRole('region', { name: 'Deuxième conducteur (Optionnel)' });
    await second.getByRole('button', { name: 'Ajouter un deuxième conducteur' }).click();
    await fillPerson(page, salma);
    await fill(driver, { 'N° de permis': 'B1234567', 'N° CIN': 'BE456789', Nationalité: 'Marocaine' });
    await fill(second, { Nom: 'Dubois' });
    await choosePlaces(page);
    await page.getByRole('textbox', { name: /^Commentaire/ }).fill('Siège enfant, merci.');
    await page.getByRole('button', { name: 'Reserver' }).click();
    await expect(second.getByRole('textbox', { name: /^Prénom/ })).toHaveAccessibleDescription(/obligatoire/);

    await fill(second, {
      Prénom: 'Jean-Pierre',
      Téléphone: '+33 6 12 34 56 78',
      'N° de permis': '14AB56789',
      'N° de passeport': '18FV12345',
      Nationalité: 'Française',
    });
    await page.getByRole('button', { name: 'Reserver' }).click();
    const number = await readNumber(page);
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(await track(page, number, isMobile)).toContainText('En traitement');
  },
);

test('Un visiteur cherche une gamme où tout est pris et l’apprend', async ({ page, trip, agency }) => {
  for (const { id, quote } of await agency.freeVehicles(trip.period, ['LUXURY_SEDAN'])) {
    await agency.accept(await agency.request(id, trip.period), quote.total);
  }
  await page.goto(`${linkTo('/parcAuto', trip.period)}&gammes=berlines-de-luxe`);
  await expect(page.getByRole('heading', { name: 'vehicules disponibles!' })).toBeVisible();
  await expect(
    page.getByText('Désoler aucan vehicules(gamme) disponibles à cet date, veuillez-vous choisir autre date'),
  ).toBeVisible();
});

test('Un visiteur se trompe de dates et lit ce qu’il faut corriger', async ({ page, trip }) => {
  const alert = page.getByRole('alert').filter({ hasText: 'Veuillez-vous correcter la date!' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(alert).toContainText('Veuillez-vous remplire tous les champs');

  await page.goto(linkTo('/parcAuto', { startsAt: trip.period.startsAt, endsAt: trip.period.startsAt }));
  await expect(alert).toContainText('La date retour doit etre superieur à la date debut');
  await pickPeriod(page, { endsAt: trip.period.endsAt });
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('heading', { name: /véhicules disponibles/ })).toBeVisible();

  await page.goto(linkTo('/parcAuto', { startsAt: inDays(-2), endsAt: trip.period.endsAt }));
  await expect(alert).toContainText('La date debut doit etre superieur à la date d’aujourd’hui');
});

test(
  'Un visiteur filtre, revient en arrière, recharge et partage sa recherche',
  { tag: '@both' },
  async ({ page, trip, someoneElse, isMobile }) => {
    const period = page.getByText(`du ${written(trip.period.startsAt)} au ${written(trip.period.endsAt)}`);
    const chips = page.getByRole('list', { name: 'Filtres choisis' });
    await page.goto(linkTo('/parcAuto', trip.period));
    await expect(period).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByRole('checkbox', { name: 'Automatique', exact: true }).click();
    if (isMobile) await page.getByRole('button', { name: 'Voir les résultats' }).click();
    await expect(chips).toContainText('Automatique');
    const shared = page.url();

    await page.reload();
    await expect(chips).toContainText('Automatique');
    await expect(period).toBeVisible();

    await page.goBack();
    await expect(period).toBeVisible();
    await expect(chips).toBeHidden();

    const friend = await someoneElse();
    await friend.goto(shared);
    await expect(friend.getByRole('list', { name: 'Filtres choisis' })).toContainText('Automatique');
    await expect(friend.getByText(`du ${written(trip.period.startsAt)}`)).toBeVisible();
  },
);

test('Un visiteur cherche un numéro qui n’existe pas', async ({ page, isMobile }) => {
  const tracking = await track(page, 'ABCDE-FGH23', isMobile);
  await expect(tracking.getByRole('alert')).toContainText('Réservation introuvable');
  await expect(tracking.getByRole('alert')).toContainText('La réservation N°: ABCDE-FGH23 est introuvable');
  await page.goBack();
  await expect(tracking).toBeHidden();
  await follow(page, 'Nos véhicules', isMobile);
  await expect(page).toHaveURL(/\/parcAuto$/);
});
