import { cleanText } from '../../../kernel/field-rules.js';

/** One article of the general conditions. */
export interface Condition {
  /** Null for a paragraph without a title, which has no number. */
  readonly title: string | null;
  readonly text: string;
}

/**
 * The general conditions of rental of an agency that wrote none of its own. They are also those of every signature that keeps no text:
 * a new wording is a new constant, and these stay for the contracts that were signed with them.
 */
export const CONDITIONS: readonly Condition[] = [
  {
    title: 'Véhicule',
    text: 'Le locataire reçoit le véhicule en bon état de marche, propre, avec ses papiers, sa roue de secours et ses accessoires. Un état contradictoire est dressé au départ et au retour ; toute réserve y est portée avant le départ.',
  },
  {
    title: 'Conducteurs',
    text: "Seules conduisent les personnes désignées au contrat, titulaires d'un permis en cours de validité depuis deux ans au moins. Le prêt et la sous-location du véhicule sont interdits.",
  },
  {
    title: 'Usage',
    text: "Le véhicule est utilisé avec prudence, sur les voies carrossables et sur le seul territoire marocain, sauf accord écrit de l'agence. Sont interdits le remorquage, les compétitions, le transport rémunéré de personnes ou de marchandises et la conduite sous l'effet de l'alcool ou de stupéfiants.",
  },
  {
    title: 'Durée et prolongation',
    text: "La location est comptée par périodes de 24 heures entamées. Toute prolongation est demandée avant l'heure de retour prévue et n'est acquise qu'après l'accord de l'agence ; à défaut, chaque période entamée est due au prix du contrat.",
  },
  {
    title: 'Prix et règlement',
    text: "Le prix comprend la location et la TVA au taux en vigueur. L'avance versée est déduite du total ; le solde est payé au plus tard à la remise du véhicule. Le carburant, les péages et les amendes restent à la charge du locataire.",
  },
  {
    title: 'Carburant',
    text: "Le véhicule est restitué avec la même quantité de carburant qu'au départ. Le carburant manquant est facturé au prix de la pompe.",
  },
  {
    title: 'Assurance',
    text: "Le véhicule est assuré selon la police indiquée au contrat. La franchise, les dommages causés par une faute lourde, par un conducteur non désigné ou sous l'effet de l'alcool, ainsi que les dommages aux pneus, aux jantes, au dessous de caisse et à l'habitacle restent à la charge du locataire.",
  },
  {
    title: 'Accident et vol',
    text: "Le locataire prévient l'agence et les autorités sans délai, remet un constat ou un procès-verbal dans les 48 heures et n'accepte aucune transaction avec un tiers. En cas de vol, il remet les clés et les papiers du véhicule.",
  },
  {
    title: 'Panne et entretien',
    text: "Le locataire surveille les niveaux et les témoins d'alerte et arrête le véhicule en cas d'anomalie. Aucune réparation n'est faite sans l'accord de l'agence ; une réparation autorisée est remboursée sur présentation de la facture.",
  },
  {
    title: 'Infractions',
    text: "Le locataire répond des infractions commises pendant la location. L'agence communique son identité aux autorités qui la demandent.",
  },
  {
    title: 'Restitution',
    text: "Le véhicule est restitué au lieu, au jour et à l'heure convenus. Faute de restitution, et après mise en demeure, l'agence peut le reprendre où il se trouve et saisir les autorités compétentes.",
  },
  {
    title: 'Données personnelles et litiges',
    text: "Les données du locataire servent à la gestion de la location, conformément à la loi 09-08 ; il dispose d'un droit d'accès, de rectification et d'opposition auprès de l'agence. Le droit marocain s'applique ; à défaut d'accord amiable, les tribunaux du siège de l'agence sont compétents.",
  },
];

/** The most characters of an agency's own conditions: about five printed pages. */
export const MAX_CONDITIONS = 20_000;

/** Texts by language; documents are printed in French. */
export interface ConditionsTexts {
  readonly fr?: string;
}

/** The same conditions as a text, as agencies edit them. */
export const DEFAULT_CONDITIONS = CONDITIONS.map(({ title, text }) => `${title}\n${text}`).join('\n\n');

/** Returns the text that an agency's contracts print today. */
export function conditionsText({ fr }: ConditionsTexts): string {
  return fr ?? DEFAULT_CONDITIONS;
}

/** Cleans a typed text; undefined for an empty one and for the default, which the agency then follows. */
export function cleanConditions(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const lines = sent.replace(/\r\n?/g, '\n').split('\n');
  const text = cleanText(lines.map((line) => line.trimEnd()).join('\n'))?.replace(/\n{3,}/g, '\n\n');
  return text === DEFAULT_CONDITIONS ? undefined : text;
}

/** The longest line that is taken for the title of an article. */
const MAX_TITLE = 90;
/** Lines that are no title: points of a list, and ends of sentences. */
const NO_TITLE = /^[-–—•*·]|[.,;]$/;
/** A line that goes on with the sentence of the line before, as texts copied from a PDF have them. */
const GOES_ON = /^\p{Ll}/u;
/** The head of an article with a number of its own, as people type it: `Article 3 — Durée`, `3. Durée`, `3) Durée`. */
const NUMBERED = /^(?:article\s+)?\d{1,3}\s*[.):–—-]\s+\S|^article\s+\d{1,3}\b/i;

/** Tells whether a title has a number already, so that none is printed before it. */
export function hasNumber(title: string): boolean {
  return NUMBERED.test(title);
}

/**
 * Reads articles from a text: an empty line, or a line with a number of its own, begins an article, whose first line is its title if more
 * follows and it reads like one (docs/rules/documents.md#general-conditions).
 */
export function conditionsOf(text: string): Condition[] {
  const articles: string[][] = [];
  for (const block of text.split(/\n\s*\n/))
    for (const [index, line] of block.split('\n').entries())
      if (index === 0 || NUMBERED.test(line)) articles.push([line]);
      else articles.at(-1)?.push(line);
  return articles.map(articleOf).filter(({ title, text: body }) => title !== null || body !== '');
}

function articleOf(lines: readonly string[]): Condition {
  const [first = '', ...rest] = lines.map((line) => line.trim());
  const body = rest.join('\n');
  const titled = body !== '' && first.length <= MAX_TITLE && !NO_TITLE.test(first) && !GOES_ON.test(body);
  return titled ? { title: first, text: body } : { title: null, text: [first, ...rest].join('\n').trim() };
}
