/** Actions of users on several pages, by what they see. */
import type { Locator, Page } from '@playwright/test';
import { chosenPassword, type Login, type Period, type Person } from './agency.ts';
import { expect } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

const months = 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre'.split(',');

/** Formats `12 mars 2027`, as the calendar labels its days. */
function dayName(wallTime: string): string {
  const [year = '', month = '', day = ''] = wallTime.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** Formats `12-03-2027 10:00`, as pages show a time. */
export function written(wallTime: string): string {
  const [year, month, day] = wallTime.slice(0, 10).split('-');
  return `${day}-${month}-${year} ${wallTime.slice(11)}`;
}

/** Matches `1 250 Dh`, as pages show a decimal string of dirhams, with any kind of spaces. */
export function dirhams(amount: string | number): RegExp {
  const [whole = '', cents = ''] = Number(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\\s');
  return new RegExp(`(?<![\\d\\s])\\s?${grouped}${cents === '00' ? '' : `,${cents}`}\\sDh`);
}

/** Goes to the day's month in the open picker and chooses the day. */
export async function pickDay(picker: Locator, wallTime: string): Promise<void> {
  const [, ...monthAndYear] = dayName(wallTime).split(' ');
  const wanted = monthAndYear.join(' ');
  const shown = picker.getByRole('button', { name: /^\p{L}+ \d{4}$/u });
  for (let month = (await shown.innerText()).toLowerCase(); month !== wanted;) {
    await picker.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(shown).not.toHaveText(new RegExp(month, 'i'));
    month = (await shown.innerText()).toLowerCase();
  }
  await picker.getByRole('button', { name: dayName(wallTime), exact: true }).click();
}

/** Chooses a moment in the picker of a single field. */
export async function pickDateTime(page: Page, label: string, wallTime: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const picker = page.getByRole('dialog', { name: 'Veuillez-vous selectionner la date' });
  await expect(picker).toBeVisible();
  await pickDay(picker, wallTime);
  await picker.getByLabel('Heure', { exact: true }).selectOption(wallTime.slice(11, 13));
  await picker.getByLabel('Minutes').selectOption(wallTime.slice(14, 16));
  await picker.getByRole('button', { name: 'Selectionner' }).click();
  await expect(picker).toBeHidden();
}

/** Chooses start and return in their common picker; without a start only the return is changed. */
export async function pickPeriod(
  page: Page,
  { startsAt, endsAt }: { startsAt?: string; endsAt: string },
  labels = { startsAt: 'Départ', endsAt: 'Retour' },
): Promise<void> {
  const first = startsAt ? labels.startsAt : labels.endsAt;
  await page.getByRole('button', { name: new RegExp(`^${first}`) }).click();
  const picker = page.getByRole('dialog', { name: 'Veuillez-vous selectionner la date' });
  const setTime = async (label: string, wallTime: string): Promise<void> => {
    await picker.getByLabel(`Heure : ${label}`).selectOption(wallTime.slice(11, 13));
    await picker.getByLabel(`Minutes : ${label}`).selectOption(wallTime.slice(14, 16));
  };
  if (startsAt) {
    await expect(picker).toHaveAccessibleName('Veuillez-vous selectionner la date de debut');
    await pickDay(picker, startsAt);
    await setTime(labels.startsAt, startsAt);
  }
  await expect(picker).toHaveAccessibleName('Veuillez-vous selectionner la date de retour');
  await pickDay(picker, endsAt);
  await setTime(labels.endsAt, endsAt);
  await picker.getByRole('button', { name: 'Selectionner' }).click();
  await expect(picker).toBeHidden();
}

/** Returns the address of a page with vehicle and dates, as in a shared link. */
export function linkTo(path: string, { startsAt, endsAt }: Period, vehicleId?: string): string {
  const query = new URLSearchParams({ date_debut: startsAt, date_fin: endsAt });
  if (vehicleId) query.set('id_vehicule', vehicleId);
  return `${path}?${query.toString()}`;
}

/** Opens a link of the navbar, which a phone keeps in its menu. */
export async function follow(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const navigation = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await navigation.getByRole('link', { name, exact: true }).click();
}

/** Fills the fields below a heading of a form. */
export async function fill(part: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await part.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  }
}

/** Fills the driver's name and contact in the open reservation form. */
export async function fillPerson(page: Page, { lastName, firstName, phone, email }: Person): Promise<void> {
  await fill(page.getByRole('region', { name: 'Information Client' }), {
    Nom: lastName,
    Prénom: firstName,
    Téléphone: phone,
    Email: email,
  });
}

/** Chooses a place in the select field with this label. */
export async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(place);
}

/** Chooses Casablanca as the place of delivery and Marrakech as the place of return. */
export async function choosePlaces(page: Page): Promise<void> {
  await choosePlace(page, 'Lieu de livraison', 'Casablanca');
  await choosePlace(page, 'Lieu de retour', 'Marrakech');
}

/** Reads the number in the success popup. */
export async function readNumber(page: Page): Promise<string> {
  const popup = page.getByRole('dialog', { name: 'Votre réservation a été enregistrée' });
  await expect(popup).toContainText('Votre numero de reservation:');
  const [number] = /[A-Z0-9]{5}-[A-Z0-9]{5}/.exec(await popup.innerText()) ?? [];
  expect(number, 'the number in the popup').toBeDefined();
  return number ?? '';
}

/** Fills the open reservation form, sends it and returns the number of the new request. */
export async function reserve(page: Page, person: Person): Promise<string> {
  await fillPerson(page, person);
  await choosePlaces(page);
  await page.getByRole('button', { name: 'Reserver' }).click();
  return readNumber(page);
}

/** Looks up a number on the home page, in any spelling, and returns the dialog with its answer. */
export async function track(page: Page, number: string, isMobile: boolean): Promise<Locator> {
  await page.goto('/');
  await follow(page, 'Suivi réservation', isMobile);
  const dialog = page.getByRole('dialog', { name: 'Suivi réservation' });
  await dialog.getByRole('textbox', { name: 'Numéro de réservation' }).fill(number);
  await dialog.getByRole('button', { name: 'Suivre' }).click();
  return dialog;
}

/** Fills and submits the login form. Does not wait for the answer. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Makes an address that no other journey uses. */
export const newAddress = (): string => `client.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.com`;

/** Registers by the documented call and verifies the address by the mailed link. */
export async function makeClient(page: Page): Promise<string> {
  const email = newAddress();
  const person = { nom: 'Naciri', prenom: 'Leïla', adresse: '3 rue des Orangers, Fès', sexe: 'Madame' };
  const reply = await page.request.post('/api/inscriptionClient', {
    data: { ...person, telephone: '0622334455', email, password: chosenPassword, device_name: 'browser' },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(await mailedLink(email, '/verification'));
  await expect(page.getByText('Votre adresse e-mail est validée')).toBeVisible();
  return email;
}

/** Dismisses the Admin's warning after a login: the demo agency always has due maintenance. */
export async function dismissWarning(page: Page): Promise<void> {
  const warning = page.getByRole('dialog', { name: 'Oops Entretien Obligatoire !!' });
  await warning.getByRole('button', { name: 'Plus tard' }).click();
  await expect(warning).toBeHidden();
}

/** Expects that a click opens a document in a new window, or downloads it in browsers that cannot show it. */
export async function opensDocument(page: Page, click: () => Promise<void>): Promise<void> {
  let shown: Promise<unknown> | undefined;
  // Checked while the window opens: a moment later its file may have been downloaded, and the window closed.
  const opening = page.waitForEvent('popup', (opened) => {
    shown = Promise.any([opened.waitForURL(/^blob:/), opened.waitForEvent('download')]);
    return true;
  });
  await click();
  const opened = await opening;
  await shown;
  await opened.close();
}

/** Holds back the requests whose address matches a pattern, until the returned function is called. */
export async function holdBack(page: Page, what: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits until React has hydrated a page, if the server drew it, and nothing is loading. */
export async function takenOver(page: Page): Promise<void> {
  // React leaves its marks on the elements that it has hydrated or made.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

/** Chooses an action of the menu beside the next step of a reservation. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Logs a member of the staff in. */
export async function enter(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/loginAdmin');
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}
