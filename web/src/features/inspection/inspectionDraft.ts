import type {
  Cleanliness,
  CompleteInspectionInput,
  DamageKind,
  DamageSize,
  DamageView,
  InspectedDriver,
  InspectionKind,
  InspectionView,
  SaveInspectionInput,
} from '../../lib/graphql/types.generated';
import { randomId } from '../../lib/randomId';
import type { InspectionContentFragment, InspectionFlowQuery } from './Inspection.generated';

/** What the pages need of a rental to look at its vehicle. */
export type InspectedRental = NonNullable<InspectionFlowQuery['reservation']>;

/** Papers as they are typed; empty texts for what is not there. */
export interface PapersDraft {
  driver: InspectedDriver;
  licenceNumber: string;
  licenceCategory: string;
  licenceIssuedOn: string;
  licenceExpiresOn: string;
  birthDate: string;
  nationalId: string;
  passportNumber: string;
}

export interface DamageDraft {
  clientId: string;
  view: DamageView;
  x: number;
  y: number;
  kind: DamageKind;
  size: DamageSize;
  note: string;
}

/** A photo of the manifest; its bytes are in the device's store, or at the server. */
export interface PhotoDraft {
  sha256: string;
  view: InspectionView;
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  damageClientId: string | null;
}

/** An inspection on its way, as this device keeps it. */
export interface InspectionDraft {
  clientId: string;
  number: string;
  kind: InspectionKind;
  step: number;
  km: string;
  fuel: number | null;
  cleanliness: Cleanliness;
  checklist: { label: string; present: boolean }[];
  papers: PapersDraft[];
  damages: DamageDraft[];
  photos: PhotoDraft[];
  remark: string;
  /** SHA-256 of the photos that the server has. */
  sent: string[];
  /** What was sent to complete it, kept until the server has every photo. */
  completion: CompleteInspectionInput | null;
  /** Whether the server has completed it; photos may be left to send. */
  completed: boolean;
}

/** The eight views that are guided, in the order of a walk around the vehicle. */
export const guidedViews = [
  'FRONT',
  'LEFT',
  'REAR',
  'RIGHT',
  'WINDSCREEN',
  'INTERIOR',
  'DASHBOARD',
  'FUEL',
] as const satisfies readonly InspectionView[];
export const damageViews = ['FRONT', 'REAR', 'LEFT', 'RIGHT', 'TOP'] as const satisfies readonly DamageView[];
export const damageKinds = [
  'SCRATCH',
  'DENT',
  'CHIP',
  'BROKEN',
  'TEAR',
  'STAIN',
  'MISSING',
] as const satisfies readonly DamageKind[];
export const damageSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const satisfies readonly DamageSize[];

export type InspectionStep = 'papers' | 'car' | 'photos' | 'damage' | 'sign';

/** The steps of an inspection; papers are looked at before somebody drives. */
export const stepsOf = (kind: InspectionKind): readonly InspectionStep[] =>
  kind === 'DEPARTURE' ? ['papers', 'car', 'photos', 'damage', 'sign'] : ['car', 'photos', 'damage', 'sign'];

const papersOf = (driver: InspectedDriver, of: InspectedRental['driver']): PapersDraft => ({
  driver,
  licenceNumber: of.licenceNumber ?? '',
  licenceCategory: 'B',
  licenceIssuedOn: '',
  licenceExpiresOn: '',
  birthDate: '',
  nationalId: of.nationalId ?? '',
  passportNumber: of.passportNumber ?? '',
});

/** A new inspection of a rental's vehicle: everything is there and clean until somebody sees otherwise. */
export const newDraft = (
  rental: InspectedRental,
  kind: InspectionKind,
  checklist: readonly string[],
): InspectionDraft => ({
  clientId: randomId(),
  number: rental.number,
  kind,
  step: 0,
  km: '',
  fuel: null,
  cleanliness: 'CLEAN',
  checklist: checklist.map((label) => ({ label, present: true })),
  papers:
    kind === 'DEPARTURE'
      ? [papersOf('FIRST', rental.driver), ...(rental.secondDriver ? [papersOf('SECOND', rental.secondDriver)] : [])]
      : [],
  damages: [],
  photos: [],
  remark: '',
  sent: [],
  completion: null,
  completed: false,
});

/** Goes on with a draft that the server keeps, from another device for instance. */
export const draftFrom = (stored: InspectionContentFragment, fresh: InspectionDraft): InspectionDraft => ({
  ...fresh,
  clientId: stored.clientId,
  km: stored.km === null ? '' : String(stored.km),
  fuel: stored.fuel,
  cleanliness: stored.cleanliness ?? fresh.cleanliness,
  checklist:
    stored.checklist.length > 0 ? stored.checklist.map(({ label, present }) => ({ label, present })) : fresh.checklist,
  papers: fresh.papers.map((papers) => {
    const known = stored.papers.find(({ driver }) => driver === papers.driver);
    if (!known) return papers;
    return {
      driver: known.driver,
      licenceNumber: known.licenceNumber ?? '',
      licenceCategory: known.licenceCategory ?? '',
      licenceIssuedOn: known.licenceIssuedOn ?? '',
      licenceExpiresOn: known.licenceExpiresOn ?? '',
      birthDate: known.birthDate ?? '',
      nationalId: known.nationalId ?? '',
      passportNumber: known.passportNumber ?? '',
    };
  }),
  damages: stored.foundDamages.map(({ clientId, view, x, y, kind, size, note }) => ({
    ...{ clientId, view, x, y, kind, size },
    note: note ?? '',
  })),
  // A photo whose file never arrived stayed on the other device.
  photos: stored.photos
    .filter(({ url }) => url !== null)
    .map(({ sha256, view, takenAt, latitude, longitude, damageClientId }) => ({
      ...{ sha256, view, takenAt, latitude, longitude, damageClientId },
    })),
  remark: stored.remark ?? '',
  sent: stored.photos.filter(({ url }) => url !== null).map(({ sha256 }) => sha256),
});

const orNull = (text: string): string | null => text.trim() || null;

/** What the server gets of a draft. Days that are no dates are left to it to refuse. */
export const inputOf = (draft: InspectionDraft): SaveInspectionInput => ({
  clientId: draft.clientId,
  number: draft.number,
  kind: draft.kind,
  km: draft.km === '' ? null : Number(draft.km),
  fuel: draft.fuel,
  cleanliness: draft.cleanliness,
  checklist: draft.checklist,
  papers: draft.papers.map(({ driver, ...papers }) => ({
    driver,
    licenceNumber: orNull(papers.licenceNumber),
    licenceCategory: orNull(papers.licenceCategory),
    licenceIssuedOn: orNull(papers.licenceIssuedOn),
    licenceExpiresOn: orNull(papers.licenceExpiresOn),
    birthDate: orNull(papers.birthDate),
    nationalId: orNull(papers.nationalId),
    passportNumber: orNull(papers.passportNumber),
  })),
  damages: draft.damages.map(({ note, ...damage }) => ({ ...damage, note: orNull(note) })),
  photos: draft.photos,
  remark: orNull(draft.remark),
});

/** The step whose fields a refusal names first; the last one where it names none. */
export const stepOfField = (steps: readonly InspectionStep[], fields: readonly string[]): number => {
  const belongs = (field: string): InspectionStep => {
    if (field.startsWith('papers')) return 'papers';
    if (/^(km|fuel|cleanliness|checklist|remark|at|vehicleId)/.test(field)) return 'car';
    if (field.startsWith('photos')) return 'photos';
    return field.startsWith('damages') ? 'damage' : 'sign';
  };
  const found = fields.map((field) => steps.indexOf(belongs(field))).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : steps.length - 1;
};
