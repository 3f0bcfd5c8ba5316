import { dirhams, written } from './acts.ts';
import type { Page } from '@playwright/test';
import { expect, inDays, test, type Trip } from './fixtures.ts';

test.use({ loggedInAs: 'employe' });

/** The calendar from the trip's day on, narrowed to its vehicle's name. */
async function openCalendar(page: Page, { vehicle, period }: Trip): Promise<void> {
  const query = new URLSearchParams({ du: period.startsAt.slice(0, 10), recherche: vehicle.name });
  await page.goto(`/tableReservation?${query.toString()}`);
}

/** Fills the form with what staff ask on the telephone, and sends it. */
async function fillBooking(page: Page, lastName: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nouvelle réservation' });
  await dialog.getByRole('combobox', { name: /^Lieu de livraison/ }).fill('Casab');
  await page.getByRole('option', { name: 'Casablanca', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill(lastName);
  await dialog.getByRole('textbox', { name: /^Prénom/ }).fill('Nadia');
  await dialog.getByRole('textbox', { name: /^Téléphone/ }).fill('0661223344');
  await dialog.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'L’agence réserve en glissant sur le calendrier, déplace la location, puis revient en arrière',
  { tag: '@main' },
  async ({ page, trip }) => {
    await openCalendar(page, trip);
    const grid = page.getByRole('grid', { name: 'Calendrier des véhicules par jour' });
    const row = grid.getByRole('row').filter({ hasText: trip.vehicle.name }).first();
    await expect(row).toBeVisible();
    const days = await grid.getByRole('columnheader').evaluateAll((heads) =>
      heads.slice(1).map((head) => {
        const { left, width } = head.getBoundingClientRect();
        return left + width / 2;
      }),
    );
    const box = (await row.boundingBox()) ?? { y: 0, height: 0 };
    const middle = box.y + box.height / 2;
    const [first = 0, second = 0, third = 0] = days;

    // Escape gives up what was drawn, and the rest of the movement draws nothing.
    await page.mouse.move(first, middle);
    await page.mouse.down();
    await page.mouse.move(second, middle, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.move(third, middle, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.mouse.move(first, middle);
    await page.mouse.down();
    await page.mouse.move(third, middle, { steps: 6 });
    await expect(page.getByText(`${written(trip.period.startsAt)} au`)).toContainText('libre');
    await page.mouse.up();
    const name = `Tazi${String.fromCharCode(97 + Math.floor(Math.random() * 26))}`;
    await fillBooking(page, name);

    const bar = grid.getByRole('button', { name: new RegExp(`^Accepter : Nadia ${name}`) });
    await expect(bar).toBeVisible();
    const place = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const drag = async (): Promise<void> => {
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      await page.mouse.move(place.x + place.width / 2 + (second - first), place.y + place.height / 2, { steps: 6 });
    };
    // A bar that is dropped on the vehicles' names stays where it is, although days are hidden there.
    await drag();
    await page.mouse.move(first - 150, place.y + place.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await drag();
    await page.mouse.up();
    const change = page.getByRole('dialog', { name: /^Modifier/ });
    await expect(change.getByRole('radio', { name: /Garder le total convenu/ })).toBeChecked();
    await change.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(
      grid.getByRole('button', { name: new RegExp(`Nadia ${name}.*du ${written(dayAfter(trip))} au`) }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await expect(page.getByText('Dates rétablies')).toBeVisible();
    await expect(
      grid.getByRole('button', { name: new RegExp(`Nadia ${name}.*du ${written(trip.period.startsAt)} au`) }),
    ).toBeVisible();
  },
);

/** A day after the trip's start. */
function dayAfter({ period }: Trip): string {
  const day = new Date(`${period.startsAt}:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 16);
}

test('Une demande se voit, se déplace et s’ouvre au clavier seul ; une location en travers est nommée', async ({
  page,
  agency,
  trip,
}) => {
  const { vehicle, period } = trip;
  const number = await agency.request(vehicle.id, period, { lastName: 'Clavier', firstName: 'Salma' });
  await openCalendar(page, trip);
  const grid = page.getByRole('grid', { name: 'Calendrier des véhicules par jour' });
  const bar = grid.getByRole('button', { name: new RegExp(`Salma Clavier, ${number}`) });
  await expect(bar).toBeVisible();
  // The rows before the vehicle's own: one key each.
  const rows = await grid.getByRole('row').allInnerTexts();
  const steps = rows.findIndex((text) => text.includes('Salma Clavier'));
  await grid.focus();
  await page.keyboard.press('Control+Home');
  for (let step = 1; step < steps; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${written(dayAfter(trip))} au`).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', { name: `Modifier ${number}` });
  await expect(change.getByText(/Prix annoncé/)).toContainText(dirhams(vehicle.quote.total));
  await change.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(page.getByText(`Réservation ${number} modifiée`)).toBeVisible();
  await expect(change).toBeHidden();
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: `Réservation ${number}` })).toBeVisible();
});

test('L’agenda du jour propose les véhicules libres et les réserve', { tag: '@phone' }, async ({ page, trip }) => {
  await openCalendar(page, trip);
  await expect(page.getByRole('heading', { name: /^Départs/ })).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^Réserver ${trip.vehicle.name}`) })
    .first()
    .click();
  await fillBooking(page, 'Agenda');
  await expect(page.getByRole('button', { name: /Nadia Agenda/ }).first()).toBeVisible();
});

test('Ctrl K trouve une réservation par son numéro et l’ouvre', { tag: '@main' }, async ({ page, agency, trip }) => {
  const number = await agency.request(
    trip.vehicle.id,
    { startsAt: inDays(400), endsAt: inDays(402) },
    { lastName: 'Palette' },
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /Rechercher partout/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher partout' }).fill(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Réservation ${number}` })).toBeVisible();
});
