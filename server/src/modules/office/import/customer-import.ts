import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { Actor } from '../../../kernel/actor.js';
import { CUSTOMER_RATING_LABELS, TITLE_LABELS } from '../../people/account/account.labels.js';
import { putCustomers } from '../../people/customer/carried-customers.js';
import { choiceField, choicesOf, dayField, type ImportField, phoneField, textField } from './import-field.js';
import { type ImportRules, type LineWriter, stored, withNames } from './import-kind.js';

/** What identifies a person, the same for customers and for the drivers of reservations; `path` is put before the names of the fields. */
export function personFields(path = ''): ImportField[] {
  const name = (field: string): string => `${path}${field}`;
  return [
    textField({
      ...{ name: name('lastName'), heading: HEADINGS.lastName, example: 'Alaoui' },
      synonyms: ['nom de famille', 'nom du client'],
      note: 'Obligatoire, sauf avec « Nom et prénom »',
    }),
    textField({
      ...{ name: name('firstName'), heading: HEADINGS.firstName, example: 'Karim' },
      synonyms: ['prénom du client'],
      note: 'Obligatoire, sauf avec « Nom et prénom »',
    }),
    textField({
      ...{ name: name('fullName'), heading: HEADINGS.fullName },
      synonyms: ['nom complet', 'client', 'locataire', 'conducteur', 'nom prénom', 'raison sociale'],
      note: 'À la place des deux précédents : le nom, une espace, le prénom',
    }),
    phoneField({
      name: name('phone'),
      heading: HEADINGS.phone,
      synonyms: ['tél', 'gsm', 'mobile', 'portable', 'numéro de téléphone', 'n° de téléphone', 'whatsapp'],
    }),
    textField({
      ...{ name: name('email'), heading: HEADINGS.email, example: 'karim.alaoui@exemple.ma' },
      synonyms: ['email', 'mail', 'courriel', 'adresse mail', 'adresse e-mail', 'adresse email'],
      note: 'Adresse e-mail',
    }),
    textField({
      ...{ name: name('nationalId'), heading: HEADINGS.nationalId, example: 'BE123456' },
      synonyms: [
        'cni',
        'cnie',
        'carte nationale',
        "carte d'identité",
        'n° cin',
        'numéro cin',
        'numéro de cin',
        "pièce d'identité",
      ],
      note: 'Lettres et chiffres',
    }),
    textField({
      ...{ name: name('passportNumber'), heading: HEADINGS.passport },
      synonyms: ['n° passeport', 'n° de passeport', 'numéro de passeport'],
      note: 'Lettres et chiffres',
    }),
    textField({ name: name('nationality'), heading: HEADINGS.nationality, example: 'Marocaine' }),
    textField({
      ...{ name: name('licenceNumber'), heading: HEADINGS.licenceNumber, example: '12/345678' },
      synonyms: ['permis', 'permis de conduire', 'n° permis', 'numéro de permis'],
      note: 'Lettres et chiffres',
    }),
  ];
}

const FIELDS: readonly ImportField[] = [
  choiceField(
    { name: 'title', heading: HEADINGS.title, synonyms: ['sexe', 'titre'] },
    choicesOf(TITLE_LABELS, { MR: ['m', 'mr', 'homme', 'h'], MRS: ['mme', 'mlle', 'femme', 'f'] }),
  ),
  ...personFields(),
  dayField({
    name: 'licenceIssuedOn',
    heading: HEADINGS.licenceIssuedOn,
    example: '',
    synonyms: ['délivrance du permis', 'date du permis', 'date de délivrance'],
  }),
  dayField({
    name: 'licenceExpiresOn',
    heading: HEADINGS.licenceExpiresOn,
    example: '',
    synonyms: ['expiration du permis', 'validité du permis'],
  }),
  dayField({ name: 'birthDate', heading: HEADINGS.birthDate, example: '12/05/1988', synonyms: ['né le', 'naissance'] }),
  textField({
    name: 'address',
    heading: HEADINGS.address,
    example: '12 rue Ibn Batouta, Casablanca',
    synonyms: ['adresse postale', 'domicile'],
  }),
  choiceField(
    { name: 'rating', heading: HEADINGS.rating, synonyms: ['évaluation'], example: '' },
    choicesOf(CUSTOMER_RATING_LABELS),
  ),
  textField({ name: 'ratingReason', heading: HEADINGS.ratingReason }),
  textField({
    name: 'comment',
    heading: HEADINGS.comment,
    synonyms: ['remarque', 'remarques', 'observation', 'observations', 'notes'],
  }),
];

/** Customers, found again as the drivers of reservations are (docs/rules/import.md#customers). */
export function customerImport(): ImportRules {
  return {
    sheetName: 'Clients',
    fileName: 'clients',
    recordName: 'client',
    tables: ['customer'],
    fields: FIELDS,
    writer: (actor) => Promise.resolve(customerWriter(actor)),
  };
}

function customerWriter(actor: Actor): LineWriter {
  return async (tx, lines) => {
    const carried = lines.map(({ values, unreadable, repeats }) => ({
      sent: withNames({ ...values }),
      unreadable,
      repeats,
    }));
    return stored(tx, await putCustomers(tx, actor, carried));
  };
}
