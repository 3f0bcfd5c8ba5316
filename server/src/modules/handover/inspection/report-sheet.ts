import { formatKm } from '../../../kernel/km.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Leg } from '../../booking/reservation/leg.entity.js';
import type { Inspection, InspectionPhoto, NotedDamage } from './inspection.entity.js';
import type { InspectionView } from './inspection.enums.js';
import {
  CLEANLINESS_LABELS,
  DAMAGE_KIND_LABELS,
  DAMAGE_SIZE_LABELS,
  DAMAGE_VIEW_LABELS,
  VIEW_LABELS,
} from './inspection.labels.js';
import { manifestSha256 } from './manifest.js';
import type { ReportFact, ReportLeg, ReportView } from './report-template.js';

export interface PrintedPhoto {
  readonly view: InspectionPhoto['view'];
  /** JPEG data URL; null if its file was not uploaded yet. */
  readonly picture: string | null;
}

/** An inspection with the other data that its page needs. */
export interface PrintedInspection {
  readonly inspection: Inspection;
  readonly photos: readonly PrintedPhoto[];
  readonly signature: string | null;
  readonly employee: string | null;
}

/** The readings of a leg: km, and fuel or charge in eighths. */
type LegReadings = Pick<Leg, 'startedAt' | 'startKm' | 'startFuel' | 'endedAt' | 'endKm' | 'endFuel'>;

/** Returns the printed texts for one vehicle of a rental. An end without an inspection shows the readings of the leg. */
export function reportLeg(
  vehicle: string,
  leg: LegReadings,
  departure: PrintedInspection | undefined,
  back: PrintedInspection | undefined,
): ReportLeg {
  const ends = [
    { title: 'Départ', end: departure },
    { title: 'Retour', end: back },
  ];
  return {
    vehicle,
    facts: factsOf(leg, departure?.inspection, back?.inspection),
    damages: [
      ...((departure ?? back)?.inspection.knownDamages?.map((damage) => damageRow(damage, 'Déjà connu')) ?? []),
      ...(departure?.inspection.foundDamages.map((damage) => damageRow(damage, 'Au départ')) ?? []),
      ...(back?.inspection.foundDamages.map((damage) => damageRow(damage, 'Au retour')) ?? []),
    ],
    views: viewsOf(departure?.photos ?? [], back?.photos ?? []),
    signatures: ends.flatMap(({ title, end }) =>
      end
        ? [
            {
              title,
              signatory: end.inspection.signatory ?? '',
              picture: end.signature,
              refusal: end.inspection.refusalReason ?? null,
              completedAt: toReadableTime(end.inspection.completedAt as Date),
              employee: end.employee,
              manifest: shownManifest(end.inspection),
            },
          ]
        : [],
    ),
  };
}

type Readings = Pick<Inspection, 'at' | 'km' | 'fuel'>;

function factsOf(leg: LegReadings, departure: Inspection | undefined, back: Inspection | undefined): ReportFact[] {
  const left: Readings = departure ?? { at: leg.startedAt, km: leg.startKm, fuel: leg.startFuel };
  const returned: Readings = back ?? { at: leg.endedAt, km: leg.endKm, fuel: leg.endFuel };
  const reading = (label: string, say: (readings: Readings) => string | null): ReportFact => ({
    label,
    departure: say(left),
    return: say(returned),
  });
  const fact = (label: string, say: (inspection: Inspection) => string | null): ReportFact => ({
    label,
    departure: departure ? say(departure) : null,
    return: back ? say(back) : null,
  });
  const labels = new Set([departure, back].flatMap((one) => one?.checklist.map(({ label }) => label) ?? []));
  return [
    reading('Date et heure', ({ at }) => (at ? toReadableTime(at) : null)),
    reading('Kilométrage', ({ km }) => (km == null ? null : formatKm(km))),
    reading('Carburant', ({ fuel }) => (fuel == null ? null : `${fuel} / 8`)),
    fact('Propreté', ({ cleanliness }) => (cleanliness ? CLEANLINESS_LABELS[cleanliness] : null)),
    ...[...labels].map((label) =>
      fact(label, ({ checklist }) => {
        const item = checklist.find((one) => one.label === label);
        return item ? (item.present ? 'Oui' : 'Non') : null;
      }),
    ),
    ...[fact('Remarque', ({ remark }) => remark ?? null)].filter((one) => one.departure ?? one.return),
  ];
}

function damageRow({ view, kind, size, note }: NotedDamage, found: string) {
  const text = `${DAMAGE_KIND_LABELS[kind]}, ${DAMAGE_VIEW_LABELS[view]}, ${DAMAGE_SIZE_LABELS[size]}`;
  return { found, text: note ? `${text} : ${note}` : text };
}

/** Returns the beginning of the hash of the listed photos; empty if there were none. */
function shownManifest({ manifestSha256: hash }: Inspection): string {
  return hash && hash !== manifestSha256([]) ? hash.slice(0, 16) : '';
}

/** Pairs the photos of both ends by view, the first of one with the first of the other, and so on. */
function viewsOf(departure: readonly PrintedPhoto[], back: readonly PrintedPhoto[]): ReportView[] {
  return (Object.keys(VIEW_LABELS) as InspectionView[]).flatMap((view) => {
    const label = VIEW_LABELS[view] ?? '';
    const [before, after] = [departure, back].map((photos) => photos.filter((photo) => photo.view === view));
    const count = Math.max(before?.length ?? 0, after?.length ?? 0);
    return Array.from({ length: count }, (_, index) => ({
      label,
      departure: before?.[index]?.picture ?? null,
      return: after?.[index]?.picture ?? null,
    }));
  });
}
