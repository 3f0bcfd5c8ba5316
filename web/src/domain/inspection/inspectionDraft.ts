import { inLine } from '../../platform/i18n/ltr';
import type {
  Cleanliness,
  CompleteInspectionInput,
  DamageKind,
  DamageSize,
  DamageView,
  InspectedDriver,
  InspectionKind,
  InspectionView,
  ReturnSettlementInput,
  SaveInspectionInput,
} from '../../platform/graphql/types.generated';
import type { Problem } from '../../platform/errors/errors';
import { randomId } from '../../platform/device/randomId';
import type { SettlementDraft } from '../settlement/settlementDraft';
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

/** A damage that is marked on the drawing of a vehicle. `x` and `y` are thousandths of the drawing's width and height. */
export interface DamageDraft {
  clientId: string;
  view: DamageView;
  x: number;
  y: number;
  kind: DamageKind;
  size: DamageSize;
  note: string;
  /** Whether it immobilises the vehicle; undefined in drafts of earlier releases. */
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

/** The settlement that the customer agrees to before signing a return. */
export interface AgreedSettlement {
  draft: SettlementDraft;
  /** What is sent; null if nothing is left to settle. */
  input: ReturnSettlementInput | null;
  /** What moves, as the button said it. */
  sentence: string;
}

/** What is sent to complete an inspection. */
export type SignedInspection = CompleteInspectionInput & { settlement?: ReturnSettlementInput };

/** An inspection on its way, as this device keeps it. */
export interface InspectionDraft {
  clientId: string;
  number: string;
  kind: InspectionKind;
  /** The leg that a swap ended or began; null if the inspection is part of the rental's departure or return. */
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
  /** Name of the vehicle for the list of drafts. */
  vehicle: string;
  /** Id of the inspected vehicle; null in drafts of earlier releases. */
  vehicleId: string | null;
  /** Whether the customer refuses to sign, and the reason. */
  refusing: boolean;
  refusalReason: string;
  /** An Admin's reason for letting the drivers leave although their papers stop them. */
  overrideReason: string;
  /** An Admin's reason for letting the vehicle leave with less money than required. */
  moneyReason: string;
  /** How the rental is settled by a return; null before, and without a network. */
  settlement: AgreedSettlement | 'LATER' | null;
  /** The signature as a PNG data URL, and the content that was signed; both null before. */
  signature: string | null;
  signedFor: string | null;
  /** SHA-256 of the photos that the server has. */
  sent: string[];
  /** The server's reasons for refusing photos, by their SHA-256. */
  rejected: Record<string, string>;
  /** Version of the server's draft on which this one is based; 0 for none. */
  draftVersion: number;
  /** Number of the last change; `saved` is the number that the server has. */
  revision: number;
  saved: number;
  /** The server's last refusal, until something else is sent. */
  refusal: Problem | null;
  /** Whether the rental no longer needs this inspection. */
  gone: boolean;
  /** What was sent to complete it, kept until the server has every photo. */
  completion: SignedInspection | null;
  /** The employee who completed it. It is sent only while they are logged in. Null before, and in drafts of earlier releases. */
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
/** The drawings on which damage can be marked, in the order in which the form shows them. */
export const damageViews = ['FRONT', 'REAR', 'LEFT', 'RIGHT', 'TOP'] as const satisfies readonly DamageView[];
/** The kinds of damage, in the order in which the form offers them. */
export const damageKinds = [
  'SCRATCH',
  'DENT',
  'CHIP',
  'BROKEN',
  'TEAR',
  'STAIN',
  'MISSING',
] as const satisfies readonly DamageKind[];
/** The sizes of damage, smallest first. */
export const damageSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const satisfies readonly DamageSize[];

/** A step of the inspection form. `stepsOf` tells which steps an inspection has. */
export type InspectionStep = 'papers' | 'money' | 'car' | 'photos' | 'damage' | 'settle' | 'sign';

/** Returns the steps of an inspection. A swap neither begins nor ends a rental, so that nothing is read of the drivers or settled. */
export const stepsOf = ({ kind, legId }: InspectedEnd): readonly InspectionStep[] => [
  ...(kind === 'DEPARTURE' && legId === null ? (['papers', 'money'] as const) : []),
  ...(['car', 'photos', 'damage'] as const),
  ...(kind === 'RETURN' && legId === null ? (['settle'] as const) : []),
  'sign',
];

/** Returns the papers that a driver gave for the rental, and what the record of the person knows beyond. */
const papersOf = (
  driver: InspectedDriver,
  given: InspectedRental['driver'],
  known: InspectedRental['renter'],
): PapersDraft => ({
  driver,
  licenceNumber: given.licenceNumber ?? known?.licenceNumber ?? '',
  licenceCategory: known?.licenceCategory ?? 'B',
  licenceIssuedOn: known?.licenceIssuedOn ?? '',
  licenceExpiresOn: known?.licenceExpiresOn ?? '',
  birthDate: known?.birthDate ?? '',
  nationalId: given.nationalId ?? known?.nationalId ?? '',
  passportNumber: given.passportNumber ?? known?.passportNumber ?? '',
});

const unsentParts = {
  legId: null,
  refusing: false,
  refusalReason: '',
  overrideReason: '',
  moneyReason: '',
  settlement: null,
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

/** Creates a draft for a rental's vehicle, with all accessories present and a clean vehicle. */
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
        ? [
            papersOf('FIRST', rental.driver, rental.renter),
            ...(rental.secondDriver ? [papersOf('SECOND', rental.secondDriver, rental.secondRenter)] : []),
          ]
        : [],
    damages: [],
    photos: [],
    remark: '',
    vehicleId: vehicle.id,
    vehicle: inLine([vehicle.name, vehicle.plateNumber]),
  };
};

/** Converts a stored draft of any release to the present form. */
export const withDefaults = (stored: InspectionDraft): InspectionDraft => ({ ...unsentParts, ...stored });

/** The error code if the inspected vehicle is no longer the rental's. */
export const vehicleChanged = 'INSPECTION.VEHICLE_CHANGED';

/** Tells whether a draft is of another vehicle than the rental's. For drafts of earlier releases the server decides. */
export const isOfAnotherVehicle = (draft: InspectionDraft, rental: InspectedRental): boolean =>
  draft.completion === null &&
  (draft.vehicleId === null
    ? draft.refusal?.code === vehicleChanged
    : draft.vehicleId !== vehicleAt(rental, draft).vehicle.id);

/** Returns a draft that starts again with the rental's vehicle. It keeps the papers, but nothing about the former vehicle. */
export const begunAnew = ({ papers, step }: InspectionDraft, fresh: InspectionDraft): InspectionDraft =>
  changed(fresh, {
    papers: fresh.papers.map((one) => papers.find(({ driver }) => driver === one.driver) ?? one),
    step: Math.min(step, stepsOf(fresh).indexOf('car')),
  });

/** Fields whose changes do not affect the draft at the server. */
const ownParts: readonly (keyof InspectionDraft)[] = [
  ...(['step', 'refusing', 'refusalReason', 'overrideReason', 'moneyReason', 'settlement'] as const),
  ...(['signature', 'signedFor'] as const),
];

/** Returns a draft with changes that the server does not have yet. */
export const changed = (draft: InspectionDraft, changes: Partial<InspectionDraft>): InspectionDraft => {
  const own = Object.keys(changes).every((name) => ownParts.includes(name as keyof InspectionDraft));
  return { ...draft, ...changes, revision: draft.revision + (own ? 0 : 1) };
};

/** Tells whether the signature of an inspection signs the contract as well: that of a departure whose contract nobody has signed. */
export const signsContract = (rental: Pick<InspectedRental, 'signed'>, { kind, legId }: InspectedEnd): boolean =>
  kind === 'DEPARTURE' && legId === null && !rental.signed;

/** Returns the content that the customer signs. What is added or changed later is not covered by the signature. */
export const signedContent = ({ photos, damages, settlement }: InspectionDraft): string =>
  JSON.stringify([
    photos.map(({ sha256 }) => sha256).sort(),
    damages,
    ...(settlement !== null && settlement !== 'LATER' ? [settlement.input] : []),
  ]);

/** Returns the photos that the server has neither received nor refused. */
export const photosLeft = ({ photos, sent, rejected }: InspectionDraft): PhotoDraft[] =>
  photos.filter(({ sha256 }) => !sent.includes(sha256) && !(sha256 in rejected));

/** Tells whether the draft has changes that are only on this device. */
export const isUnsent = (draft: InspectionDraft): boolean =>
  draft.completion !== null && !draft.completed
    ? true
    : (!draft.completed && draft.revision !== draft.saved) ||
      draft.photos.some(({ sha256 }) => !draft.sent.includes(sha256));

/** Tells whether another employee than the one logged in completed it, and it was not sent yet. */
export const isOfAnother = ({ completion, completed, completedBy }: InspectionDraft, employeeId: string): boolean =>
  completion !== null && !completed && completedBy !== null && completedBy.id !== employeeId;

/** Adds the photos of another state of a draft, so that none is lost. A guided view that both have is added as a further photo. */
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

/** Continues a draft that the server has, for instance from another device. */
export const draftFrom = (stored: InspectionContentFragment, fresh: InspectionDraft): InspectionDraft => ({
  ...fresh,
  clientId: stored.clientId,
  km: stored.km === null ? '' : String(stored.km),
  fuel: stored.fuel,
  cleanliness: stored.cleanliness ?? fresh.cleanliness,
  checklist:
    stored.checklist.length > 0 ? stored.checklist.map(({ label, present }) => ({ label, present })) : fresh.checklist,
  papers: fresh.papers.map((papers) => {
    const storedPapers = stored.papers.find(({ driver }) => driver === papers.driver);
    if (!storedPapers) return papers;
    return {
      driver: storedPapers.driver,
      licenceNumber: storedPapers.licenceNumber ?? '',
      licenceCategory: storedPapers.licenceCategory ?? '',
      licenceIssuedOn: storedPapers.licenceIssuedOn ?? '',
      licenceExpiresOn: storedPapers.licenceExpiresOn ?? '',
      birthDate: storedPapers.birthDate ?? '',
      nationalId: storedPapers.nationalId ?? '',
      passportNumber: storedPapers.passportNumber ?? '',
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

/** Converts a draft to the server's input. Text that is not a date is passed on, so that the server refuses it. */
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
  // A refused file cannot be sent again.
  photos: draft.photos.filter(({ sha256 }) => !(sha256 in draft.rejected)),
  remark: orNull(draft.remark),
});

/** Returns the steps that lack a value that the server always requires, so that nobody signs too early. */
export const stepsToComplete = ({ papers, km, fuel }: InspectionDraft): InspectionStep[] => {
  const first = papers.find(({ driver }) => driver === 'FIRST');
  const read =
    !first ||
    ([first.licenceNumber, first.licenceIssuedOn, first.licenceExpiresOn, first.birthDate].every((text) =>
      text.trim(),
    ) &&
      Boolean(first.nationalId.trim() || first.passportNumber.trim()));
  return [...(read ? [] : ['papers' as const]), ...(km !== '' && fuel !== null ? [] : ['car' as const])];
};

/** Returns the step of the first field that a refusal names; the last step if it names none. */
export const stepOfField = (steps: readonly InspectionStep[], fields: readonly string[]): number => {
  const belongs = (field: string): InspectionStep => {
    if (field.startsWith('papers')) return 'papers';
    if (field.startsWith('money')) return 'money';
    if (/^(km|fuel|cleanliness|checklist|remark|at|vehicleId)/.test(field)) return 'car';
    if (field.startsWith('photos')) return 'photos';
    if (field.startsWith('settlement')) return 'settle';
    return field.startsWith('damages') ? 'damage' : 'sign';
  };
  const found = fields.map((field) => steps.indexOf(belongs(field))).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : steps.length - 1;
};
