import { createHash } from 'node:crypto';
import { unlessEmpty, CommandFields, type EditOf, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanIdentityNumber, cleanLine, cleanName, cleanText } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import { readSignature } from '../../booking/signature/signature-image.js';
import type { ChecklistItem, DriverPapers, InspectionPhoto, NotedDamage } from './inspection.entity.js';
import { type Cleanliness, InspectedDriver, InspectionKind } from './inspection.enums.js';
import {
  ChecklistItemInput,
  CompleteInspectionInput,
  DriverPapersInput,
  InspectionPhotoInput,
  NotedDamageInput,
  SaveInspectionInput,
} from './inspection.input.js';
import { UpdateInspectionSettingsInput } from './inspection-settings.input.js';
import type { InspectionSettings } from './inspection-settings.entity.js';
import { unreadPapers } from './inspection-warnings.js';

/** A photo as listed in a manifest. */
export type ManifestPhoto = Pick<InspectionPhoto, 'sha256' | 'view'> & {
  readonly takenAt: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly damageClientId: string | null;
};

/** A draft of an inspection. Fields that were not sent are null or empty. */
export interface InspectionDraft {
  readonly clientId: string;
  readonly number: string;
  readonly kind: InspectionKind;
  /** The leg that a swap ended or began; null if the inspection is part of the rental's departure or return. */
  readonly legId: number | null;
  readonly at: Date | null;
  readonly km: number | null;
  readonly fuel: number | null;
  readonly cleanliness: Cleanliness | null;
  readonly checklist: readonly ChecklistItem[];
  readonly papers: readonly DriverPapers[];
  readonly damages: readonly NotedDamage[];
  readonly photos: readonly ManifestPhoto[];
  readonly remark: string | null;
  /** The vehicle that was inspected; null if the client did not name it. */
  readonly vehicleId: number | null;
  readonly device: string | null;
  /** The version of the draft that the device last saw; null to skip the comparison. */
  readonly draftVersion: number | null;
}

/** A completed inspection, whose required fields are all present. */
export interface InspectionCompletion extends InspectionDraft {
  readonly km: number;
  readonly fuel: number;
  readonly version: number | null;
  /** The device's clock when it sent the request. The server corrects `at` by the difference from its own clock. */
  readonly deviceNow: Date | null;
  /** Seconds by which the device's clock was ahead at `at`; null if the device did not know. */
  readonly clockAhead: number | null;
  readonly signatory: string | null;
  readonly png: Buffer | null;
  /** Whether the signature signs the contract as well. */
  readonly signsContract: boolean | null;
  readonly refusalReason: string | null;
  readonly overrideReason: string | null;
  readonly moneyReason: string | null;
  /** SHA-256 of the content, by which a repeated send is recognised. */
  readonly contentSha256: string;
}

/** The parsed fields, before the signature is decoded. */
type CompletionFields = Omit<InspectionCompletion, 'png' | 'contentSha256' | 'km' | 'fuel'> & {
  readonly km: number | null;
  readonly fuel: number | null;
  readonly signature: string | null;
};

const CONTENT = {
  clientId: cleanUuid,
  number: unlessEmpty,
  kind: unlessEmpty,
  legId: idSent,
  at: unlessEmpty,
  km: unlessEmpty,
  fuel: unlessEmpty,
  cleanliness: unlessEmpty,
  checklist: cleanChecklist,
  papers: cleanPapers,
  damages: cleanDamages,
  photos: cleanPhotos,
  remark: cleanText,
  vehicleId: idSent,
  device: cleanUuid,
  draftVersion: unlessEmpty,
} as const;
const OPEN = ['legId', 'at', 'km', 'fuel', 'cleanliness', 'remark', 'vehicleId', 'device', 'draftVersion'] as const;

const DRAFT = new CommandFields<InspectionDraft>({
  validatedBy: SaveInspectionInput,
  clean: CONTENT,
  clearable: OPEN,
  problemsBetween: listProblems,
});
const COMPLETION = new CommandFields<CompletionFields>({
  validatedBy: CompleteInspectionInput,
  clean: {
    ...CONTENT,
    version: unlessEmpty,
    deviceNow: unlessEmpty,
    clockAhead: unlessEmpty,
    signatory: cleanName,
    signature: unlessEmpty,
    signsContract: unlessEmpty,
    refusalReason: cleanText,
    overrideReason: cleanText,
    moneyReason: cleanText,
  },
  clearable: [
    ...OPEN,
    'version',
    'deviceNow',
    'clockAhead',
    'signatory',
    'signature',
    'signsContract',
    'refusalReason',
    'overrideReason',
    'moneyReason',
  ],
  problemsBetween: (fields) => ({ ...completionProblems(fields), ...listProblems(fields) }),
});
const SETTINGS = new CommandFields<InspectionSettingsFields>({
  validatedBy: UpdateInspectionSettingsInput,
  clean: {
    checklist: cleanLabels,
    minLicenceYears: unlessEmpty,
    minDriverAge: unlessEmpty,
    papersStop: unlessEmpty,
    paperPhotoDays: unlessEmpty,
  },
});

type InspectionSettingsFields = Omit<InspectionSettings, 'id' | 'version'>;
/** An edit of the settings for inspections, already checked. There is no id, because they are a single record. */
export type InspectionSettingsEdit = Omit<EditOf<InspectionSettingsFields>, 'id'>;

/** Parses a draft. Throws ValidationError with all invalid fields. */
export function parseInspectionDraft(sent: SaveInspectionInput): InspectionDraft {
  return plain(DRAFT.parse(sent satisfies Sent<InspectionDraft>));
}

/** Parses a completed inspection. Throws ValidationError with all invalid fields, SignatureImageError. */
export function parseInspectionCompletion(sent: CompleteInspectionInput): InspectionCompletion {
  const { signature, ...fields } = COMPLETION.parse(sent satisfies Sent<CompletionFields>);
  const content = plain(fields as Omit<InspectionCompletion, 'png' | 'contentSha256'>);
  // These fields are not part of the hashed content. A device that sends again does so later and may have seen another version meanwhile,
  // and an Admin's reasons belong to the departure.
  const sending = {
    moneyReason: undefined,
    version: undefined,
    vehicleId: undefined,
    device: undefined,
    draftVersion: undefined,
    deviceNow: undefined,
    clockAhead: undefined,
  };
  // What is missing is left out of the hash, because content sent by earlier releases had no such fields.
  const later = { legId: content.legId ?? undefined, signsContract: content.signsContract ?? undefined };
  const hashed = JSON.stringify({ ...content, ...later, ...sending, signature });
  return {
    ...content,
    png: signature === null ? null : readSignature(signature, 'signature'),
    contentSha256: createHash('sha256').update(hashed).digest('hex'),
  };
}

/** Parses an edit of the settings of inspections. Throws ValidationError. */
export function parseInspectionSettings(sent: UpdateInspectionSettingsInput): InspectionSettingsEdit {
  const { version, changes } = SETTINGS.parseEdit(sent);
  return { version, changes };
}

/** Converts the lists to plain objects, as they are stored. */
function plain<Content extends InspectionDraft>(content: Content): Content {
  return {
    ...content,
    checklist: content.checklist.map((item) => ({ ...item })),
    papers: content.papers.map((papers) => ({ ...papers })),
    damages: content.damages.map((damage) => ({ ...damage })),
    photos: content.photos.map((photo) => ({ ...photo })),
  };
}

const PAPER_MISSING: Readonly<Record<ReturnType<typeof unreadPapers>[number], string>> = {
  licenceNumber: 'Le numéro de permis est obligatoire.',
  licenceIssuedOn: 'La date de délivrance du permis est obligatoire.',
  licenceExpiresOn: "La date d'expiration du permis est obligatoire.",
  birthDate: 'La date de naissance est obligatoire.',
  nationalId: 'Le numéro de CIN ou de passeport est obligatoire.',
};

function completionProblems({
  kind,
  legId,
  km,
  fuel,
  papers = [],
  signature,
  refusalReason,
}: Partial<CompletionFields>): FieldErrors {
  const first = papers.findIndex(({ driver }) => driver === InspectedDriver.FIRST);
  const read = papers[first];
  const at = (field: string): string => `papers.${Math.max(first, 0)}.${field}`;
  return {
    ...(km == null ? { km: ['Le kilométrage est obligatoire.'] } : {}),
    ...(fuel == null ? { fuel: ['Le niveau de carburant est obligatoire.'] } : {}),
    ...(signature == null && refusalReason == null
      ? { signature: ['La signature du client ou le motif de son refus est obligatoire.'] }
      : {}),
    ...(signature != null && refusalReason != null
      ? { refusalReason: ['Le client a signé : il ne peut pas avoir refusé.'] }
      : {}),
    ...(kind === InspectionKind.DEPARTURE && legId == null
      ? Object.fromEntries(unreadPapers(read).map((field) => [at(field), [PAPER_MISSING[field]]]))
      : {}),
  };
}

function listProblems({ papers = [], damages = [], photos = [] }: Partial<CompletionFields>): FieldErrors {
  const problems: Record<string, readonly string[]> = {};
  const noted = new Set(damages.map(({ clientId }) => clientId));
  if (noted.size < damages.length) problems['damages'] = ['Un dommage est indiqué deux fois.'];
  if (new Set(papers.map(({ driver }) => driver)).size < papers.length)
    problems['papers'] = ['Les papiers de ce conducteur sont indiqués deux fois.'];
  if (new Set(photos.map(({ sha256 }) => sha256)).size < photos.length)
    problems['photos'] = ['Une photo est indiquée deux fois.'];
  for (const [index, { damageClientId }] of photos.entries()) {
    if (damageClientId && !noted.has(damageClientId))
      problems[`photos.${index}.damageClientId`] = ["Cette photo montre un dommage qui n'est pas indiqué."];
  }
  for (const [index, { licenceIssuedOn, licenceExpiresOn }] of papers.entries()) {
    if (licenceIssuedOn && licenceExpiresOn && licenceExpiresOn < licenceIssuedOn)
      problems[`papers.${index}.licenceExpiresOn`] = ["La date d'expiration précède la date de délivrance."];
  }
  return problems;
}

function cleanUuid(sent: unknown): string | undefined {
  return cleanText(sent)?.toLowerCase();
}

function cleanLabels(sent: unknown): (string | undefined)[] | undefined {
  return Array.isArray(sent) ? sent.map(cleanLine) : undefined;
}

function listOf<T>(sent: unknown): readonly Sent<T>[] {
  return (sent ?? []) as readonly Sent<T>[];
}

function cleanChecklist(sent: unknown): ChecklistItemInput[] {
  return listOf<ChecklistItem>(sent).map(({ label, present }) =>
    Object.assign(new ChecklistItemInput(), { label: cleanLine(label), present }),
  );
}

function cleanPapers(sent: unknown): DriverPapersInput[] {
  return listOf<DriverPapers>(sent).map((papers) =>
    Object.assign(new DriverPapersInput(), {
      driver: papers.driver,
      licenceNumber: cleanIdentityNumber(papers.licenceNumber) ?? null,
      licenceCategory: cleanLine(papers.licenceCategory) ?? null,
      licenceIssuedOn: unlessEmpty(papers.licenceIssuedOn) ?? null,
      licenceExpiresOn: unlessEmpty(papers.licenceExpiresOn) ?? null,
      birthDate: unlessEmpty(papers.birthDate) ?? null,
      nationalId: cleanIdentityNumber(papers.nationalId) ?? null,
      passportNumber: cleanIdentityNumber(papers.passportNumber) ?? null,
    }),
  );
}

function cleanDamages(sent: unknown): NotedDamageInput[] {
  return listOf<NotedDamage>(sent).map(({ clientId, view, x, y, kind, size, note, immobilising }) =>
    Object.assign(new NotedDamageInput(), {
      clientId: cleanUuid(clientId),
      ...{ view, x, y, kind, size },
      note: cleanText(note) ?? null,
      // The field is only present if true, because content sent by earlier releases has no such field.
      ...(immobilising === true && { immobilising }),
    }),
  );
}

function cleanPhotos(sent: unknown): InspectionPhotoInput[] {
  return listOf<ManifestPhoto>(sent).map(({ sha256, view, takenAt, latitude, longitude, damageClientId }) =>
    Object.assign(new InspectionPhotoInput(), {
      ...{ sha256, view },
      takenAt: takenAt ?? null,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      damageClientId: cleanUuid(damageClientId) ?? null,
    }),
  );
}
