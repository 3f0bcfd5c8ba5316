/** What people do on several pages, by what they see. */
import type { Locator, Page } from '@playwright/test';
import { chosenPassword, type Period, type Person } from './agency.ts';
import { expect } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

const months = 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre'.split(',');

/** `12 mars 2027`, as the calendar names its days. */
function dayName(wallTime: string): string {
  const [year = '', month = '', day = ''] = wallTime.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** `12-03-2027 10:00`, as the pages write a wall time. */
export function written(wallTime: string): string {
  const [year, month, day] = wallTime.slice(0, 10).split('-');
  return `${day}-${month}-${year} ${wallTime.slice(11)}`;
}

/** `1 250 Dh`, as the pages write a decimal string of dirhams; the spaces in it are of any kind. */
export function dirhams(amount: string | number): RegExp {
  const [whole = '', cents = ''] = Number(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\\s');
  return new RegExp(`(?<![\\d\\s])\\s?${grouped}${cents === '00' ? '' : `,${cents}`}\\sDh`);
}

/** Opens the picker of a date field, goes to the month, chooses day and hour. */
export async function pickDateTime(page: Page, label: string, wallTime: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const picker = page.getByRole('dialog', { name: 'Veuillez-vous selectionner la date' });
  await expect(picker).toBeVisible();
  const [, ...monthAndYear] = dayName(wallTime).split(' ');
  const wanted = monthAndYear.join(' ');
  const shown = picker.getByRole('button', { name: /^\S+ \d{4}$/ });
  for (let month = (await shown.innerText()).toLowerCase(); month !== wanted;) {
    await picker.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(shown).not.toHaveText(new RegExp(month, 'i'));
    month = (await shown.innerText()).toLowerCase();
  }
  await picker.getByRole('button', { name: dayName(wallTime), exact: true }).click();
  await picker.getByLabel('Heure', { exact: true }).selectOption(wallTime.slice(11, 13));
  await picker.getByLabel('Minutes').selectOption(wallTime.slice(14, 16));
  await picker.getByRole('button', { name: 'Selectionner' }).click();
  await expect(picker).toBeHidden();
}

/** The address of a page with vehicle and dates, as a shared link carries them. */
export function linkTo(path: string, { startsAt, endsAt }: Period, vehicleId?: string): string {
  const query = new URLSearchParams({ date_debut: startsAt, date_fin: endsAt });
  if (vehicleId) query.set('id_vehicule', vehicleId);
  return `${path}?${query.toString()}`;
}

/** Opens what the navbar names, which a phone keeps in its menu. */
export async function follow(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const navigation = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await navigation.getByRole('link', { name, exact: true }).click();
}

/** Fills what stands under a heading of a form, field by field. */
export async function fill(part: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await part.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  }
}

export async function fillPerson(page: Page, { lastName, firstName, phone, email }: Person): Promise<void> {
  await fill(page.getByRole('region', { name: 'Information Client' }), {
    Nom: lastName,
    Prénom: firstName,
    Téléphone: phone,
    Email: email,
  });
}

export async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(place);
}

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

/** Looks a number up on the home page, however it is typed, and gives the dialog with its answer. */
export async function track(page: Page, number: string, isMobile: boolean): Promise<Locator> {
  await page.goto('/');
  await follow(page, 'Suivi réservation', isMobile);
  const dialog = page.getByRole('dialog', { name: 'Suivi réservation' });
  await dialog.getByRole('textbox', { name: 'Numéro de réservation' }).fill(number);
  await dialog.getByRole('button', { name: 'Suivre' }).click();
  return dialog;
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** An address that no other journey uses. */
export const newAddress = (): string => `client.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.com`;

/** Signs up by the documented call and proves the address by the mailed link. */
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

/** Puts off what an Admin is warned of after a login: the demo agency always has works that are due. */
export async function dismissWarning(page: Page): Promise<void> {
  const warning = page.getByRole('dialog', { name: 'Oops Entretien Obligatoire !!' });
  await warning.getByRole('button', { name: 'Plus tard' }).click();
  await expect(warning).toBeHidden();
}

/** A document that a click opens in a window of its own; a browser that can't show it there hands it out as a file. */
export async function opensDocument(page: Page, click: () => Promise<void>): Promise<void> {
  let shown: Promise<unknown> | undefined;
  // asked while the window opens: a moment later its file may have been handed out, and the window be gone
  const opening = page.waitForEvent('popup', (opened) => {
    shown = Promise.any([opened.waitForURL(/^blob:/), opened.waitForEvent('download')]);
    return true;
  });
  await click();
  const opened = await opening;
  await shown;
  await opened.close();
}
