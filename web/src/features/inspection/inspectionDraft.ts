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
import type { Problem } from '../../lib/errors';
import { randomId } from '../../lib/randomId';
import { deviceId } from './deviceId';
import { type InspectedEnd, type InspectedRental, vehicleAt } from './inspectedEnd';
import type { InspectionContentFragment } from './Inspection.generated';

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
  /** Whether it keeps the vehicle from leaving; missing in drafts of earlier releases. */
  immobilising?: boolean;
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
  /** The leg that a swap ended or began; null where the rental leaves or comes back by it. */
  legId: string | null;
  step: number;
  km: string;
  fuel: number | null;
  cleanliness: Cleanliness;
  checklist: { label: string; present: boolean }[];
  papers: PapersDraft[];
  damages: DamageDraft[];
  photos: PhotoDraft[];
  remark: string;
  /** The vehicle, as the device's list names it. */
  vehicle: string;
  /** The vehicle that is looked at; null in drafts of earlier releases. */
  vehicleId: string | null;
  /** Whether the customer refuses to sign, and why. */
  refusing: boolean;
  refusalReason: string;
  /** Why an Admin lets the drivers leave all the same. */
  overrideReason: string;
  /** Why an Admin lets it leave with less money than the agency asks for. */
  moneyReason: string;
  /** The signature as a PNG data URL, and what it was given for; both null before. */
  signature: string | null;
  signedFor: string | null;
  /** SHA-256 of the photos that the server has. */
  sent: string[];
  /** Why the server refused photos, by their SHA-256. */
  rejected: Record<string, string>;
  /** Version of the draft at the server that this one goes on from; 0 for none. */
  draftVersion: number;
  /** Rises with each change; `saved` is the one that the server has. */
  revision: number;
  saved: number;
  /** What the server refused last, until something else is sent. */
  refusal: Problem | null;
  /** Whether the rental waits for this inspection no more. */
  gone: boolean;
  /** What was sent to complete it, kept until the server has every photo. */
  completion: CompleteInspectionInput | null;
  /** Who completed it on this device, in whose name alone it is sent; null before, and where an earlier release did not keep it. */
  completedBy: { id: string; name: string } | null;
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

export type InspectionStep = 'papers' | 'money' | 'car' | 'photos' | 'damage' | 'sign';

/** The steps of an inspection; papers are looked at, and money is taken, before somebody drives. At a swap the drivers stay. */
export const stepsOf = ({ kind, legId }: InspectedEnd): readonly InspectionStep[] =>
  kind === 'DEPARTURE' && legId === null
    ? ['papers', 'money', 'car', 'photos', 'damage', 'sign']
    : ['car', 'photos', 'damage', 'sign'];

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

const unsentParts = {
  legId: null,
  refusing: false,
  refusalReason: '',
  overrideReason: '',
  moneyReason: '',
  signature: null,
  signedFor: null,
  sent: [],
  rejected: {},
  draftVersion: 0,
  revision: 0,
  saved: 0,
  vehicleId: null,
  refusal: null,
  gone: false,
  completion: null,
  completedBy: null,
  completed: false,
};

/** A new inspection of a rental's vehicle: everything is there and clean until somebody sees otherwise. */
export const newDraft = (rental: InspectedRental, end: InspectedEnd, checklist: readonly string[]): InspectionDraft => {
  const { vehicle, reading } = vehicleAt(rental, end);
  return {
    ...unsentParts,
    clientId: randomId(),
    number: rental.number,
    kind: end.kind,
    legId: end.legId,
    step: 0,
    km: reading === null ? '' : String(reading.km),
    fuel: reading?.fuel ?? null,
    cleanliness: 'CLEAN',
    checklist: checklist.map((label) => ({ label, present: true })),
    papers:
      end.kind === 'DEPARTURE' && end.legId === null
        ? [papersOf('FIRST', rental.driver), ...(rental.secondDriver ? [papersOf('SECOND', rental.secondDriver)] : [])]
        : [],
    damages: [],
    photos: [],
    remark: '',
    vehicleId: vehicle.id,
    vehicle: [vehicle.name, vehicle.plateNumber].filter(Boolean).join(' · '),
  };
};

/** A draft as this release knows it, of one that an earlier release kept. */
export const asKept = (stored: InspectionDraft): InspectionDraft => ({ ...unsentParts, ...stored });

/** How the server refuses what was seen of another vehicle than the one that the rental has now. */
export const vehicleChanged = 'INSPECTION.VEHICLE_CHANGED';

/** Whether a draft is of another vehicle than the one that the rental has now; of one of an earlier release the server tells. */
export const isOfAnotherVehicle = (draft: InspectionDraft, rental: InspectedRental): boolean =>
  draft.completion === null &&
  (draft.vehicleId === null
    ? draft.refusal?.code === vehicleChanged
    : draft.vehicleId !== vehicleAt(rental, draft).vehicle.id);

/** A draft that begins anew with the rental's vehicle: the papers that were read stay, what was seen of the other vehicle does not. */
export const begunAnew = ({ papers, step }: InspectionDraft, fresh: InspectionDraft): InspectionDraft =>
  changed(fresh, {
    papers: fresh.papers.map((one) => papers.find(({ driver }) => driver === one.driver) ?? one),
    step: Math.min(step, stepsOf(fresh).indexOf('car')),
  });

/** What changes nothing that the server keeps of a draft. */
const ownParts: readonly (keyof InspectionDraft)[] = [
  ...(['step', 'refusing', 'refusalReason', 'overrideReason', 'moneyReason', 'signature', 'signedFor'] as const),
];

/** A draft with changes, which the server does not have yet. */
export const changed = (draft: InspectionDraft, changes: Partial<InspectionDraft>): InspectionDraft => {
  const own = Object.keys(changes).every((name) => ownParts.includes(name as keyof InspectionDraft));
  return { ...draft, ...changes, revision: draft.revision + (own ? 0 : 1) };
};

/** What the customer's signature stands for: a photo or a damage that comes later is not signed. */
export const signedContent = ({ photos, damages }: InspectionDraft): string =>
  JSON.stringify([photos.map(({ sha256 }) => sha256).sort(), damages]);

/** Photos that the server neither has nor refused. */
export const photosLeft = ({ photos, sent, rejected }: InspectionDraft): PhotoDraft[] =>
  photos.filter(({ sha256 }) => !sent.includes(sha256) && !(sha256 in rejected));

/** Whether something was done that is on this device alone. */
export const isUnsent = (draft: InspectionDraft): boolean =>
  draft.completion !== null && !draft.completed
    ? true
    : (!draft.completed && draft.revision !== draft.saved) ||
      draft.photos.some(({ sha256 }) => !draft.sent.includes(sha256));

/** Whether another employee than the one who is logged in completed it, and the server does not have that yet. */
export const isOfAnother = ({ completion, completed, completedBy }: InspectionDraft, employeeId: string): boolean =>
  completion !== null && !completed && completedBy !== null && completedBy.id !== employeeId;

/** A draft with the photos that another state of it has and it lacks, so that none is lost; a view that both have becomes one more. */
export const withPhotosOf = (draft: InspectionDraft, others: readonly PhotoDraft[]): InspectionDraft => {
  const added = others
    .filter(({ sha256 }) => !draft.photos.some((photo) => photo.sha256 === sha256))
    .map((photo): PhotoDraft => {
      const damaged = draft.damages.some(({ clientId }) => clientId === photo.damageClientId);
      const taken = photo.damageClientId ? !damaged : draft.photos.some(({ view }) => view === photo.view);
      return taken ? { ...photo, view: 'OTHER', damageClientId: null } : photo;
    });
  return added.length > 0 ? changed(draft, { photos: [...draft.photos, ...added] }) : draft;
};

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
  damages: stored.foundDamages.map(({ clientId, view, x, y, kind, size, note, immobilising }) => ({
    ...{ clientId, view, x, y, kind, size },
    note: note ?? '',
    ...(immobilising && { immobilising }),
  })),
  // A photo whose file never arrived stayed on the other device.
  photos: stored.photos
    .filter(({ url }) => url !== null)
    .map(({ sha256, view, takenAt, latitude, longitude, damageClientId }) => ({
      ...{ sha256, view, takenAt, latitude, longitude, damageClientId },
    })),
  remark: stored.remark ?? '',
  draftVersion: stored.version,
  sent: stored.photos.filter(({ url }) => url !== null).map(({ sha256 }) => sha256),
});

const orNull = (text: string): string | null => text.trim() || null;

/** What the server gets of a draft. Days that are no dates are left to it to refuse. */
export const inputOf = (draft: InspectionDraft): SaveInspectionInput => ({
  device: deviceId(),
  draftVersion: draft.draftVersion,
  vehicleId: draft.vehicleId,
  clientId: draft.clientId,
  number: draft.number,
  kind: draft.kind,
  legId: draft.legId,
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
  // A file that the server refuses can never follow.
  photos: draft.photos.filter(({ sha256 }) => !(sha256 in draft.rejected)),
  remark: orNull(draft.remark),
});

/** The step whose fields a refusal names first; the last one where it names none. */
export const stepOfField = (steps: readonly InspectionStep[], fields: readonly string[]): number => {
  const belongs = (field: string): InspectionStep => {
    if (field.startsWith('papers')) return 'papers';
    if (field.startsWith('money')) return 'money';
    if (/^(km|fuel|cleanliness|checklist|remark|at|vehicleId)/.test(field)) return 'car';
    if (field.startsWith('photos')) return 'photos';
    return field.startsWith('damages') ? 'damage' : 'sign';
  };
  const found = fields.map((field) => steps.indexOf(belongs(field))).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : steps.length - 1;
};
