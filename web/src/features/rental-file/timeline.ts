import { lackedMoney } from '../../domain/rental/lackedMoney';
import { formatKm, formatMoney, fullName } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { fieldLabel } from '../../domain/audit/texts';
import { t as depositT } from '../../domain/deposit/texts';
import { t as inspectionT } from '../../domain/inspection/texts';
import { t as rentalT } from '../../domain/rental/texts';
import { t as reservationT } from '../../domain/reservation/texts';
import { t as amendmentT } from '../../domain/rental/amendment.texts';
import type { FileTimelineFragment } from './Timeline.generated';
import { t } from './texts';

type File = Fields<FileTimelineFragment>;

/** An event of a reservation. */
export interface TimelineEntry {
  key: string;
  at: string;
  /** Colours its dot. */
  tone: 'good' | 'bad' | 'plain';
  what: string;
  /** Details: a reason, an amount or a note. */
  detail?: string;
  by?: string;
}

/** Fields whose changes are shown by another entry: a step, a payment or an amendment. */
const listedElsewhere = new Set([
  'status',
  'stage',
  'advance',
  'depositHeld',
  'openCharges',
  'depositExpiresOn',
  'firstEndsAt',
  'acceptedAt',
  'refusedAt',
  'cancelledAt',
  'handledBy',
  'reason',
]);

/** Fields that an amendment changes; an edit at the same moment would show them twice. */
const amended = new Set(['vehicle', 'requestedVehicle', 'startsAt', 'endsAt', 'pickupPlace', 'returnPlace', 'total']);
/** Fields whose change follows from a step: an acceptance sets them for the first time, a no-show changes the total. */
const stepped = new Map<string, ReadonlySet<string>>([
  ['PLANNED', new Set(['total', 'includedKmPerDay', 'baseKmPerDay', 'depositAmount', 'depositBase', 'excessAmount'])],
  ['NO_SHOW', new Set(['total'])],
]);
const sameMomentMs = 2_000;

const optional = (detail: string | null | undefined): Pick<TimelineEntry, 'detail'> => (detail ? { detail } : {});
const by = (person: { firstName: string; lastName: string } | null): Pick<TimelineEntry, 'by'> =>
  person ? { by: fullName(person) } : {};

/** Formats the amount of an entry. Its kind says which way the money went; a correction goes either way, so it keeps its sign. */
const amountText = (kind: string, amount: string): string =>
  formatMoney(kind === 'CORRECTION' ? amount : amount.replace(/^-/, ''));

/** Returns who did something, by the history; nothing once the entry was erased. */
const author = (
  history: File['history'],
  matches: (entry: File['history'][number]) => boolean,
): Pick<TimelineEntry, 'by'> => {
  const name = history.find(matches)?.author;
  return name ? { by: name } : {};
};

const decisionsOf = ({ createdAt, customer, refusedAt, cancelledAt, reason, history }: File): TimelineEntry[] => {
  const whoSet = (field: string) =>
    author(history, ({ part, changes }) => part === null && changes.some((change) => change.field === field));
  return [
    {
      ...{ key: 'created', at: createdAt, tone: 'plain', what: t('timeline.created') },
      ...by(customer),
      ...author(history, ({ part, action }) => part === null && action === 'CREATED'),
    },
    ...(refusedAt
      ? [
          {
            ...{ key: 'refused', at: refusedAt, tone: 'bad' as const, what: t('timeline.refused') },
            ...optional(reason),
            ...whoSet('refusedAt'),
          },
        ]
      : []),
    ...(cancelledAt
      ? [
          {
            ...{ key: 'cancelled', at: cancelledAt, tone: 'bad' as const, what: t('timeline.cancelled') },
            ...optional(reason),
            ...whoSet('cancelledAt'),
          },
        ]
      : []),
  ];
};

const stepsOf = ({ stageEvents, latenesses }: File): TimelineEntry[] => [
  ...stageEvents.map(({ id, stage, at, reason, kept, employee, ...money }) => ({
    key: `stage-${id}`,
    at,
    tone: stage === 'NO_SHOW' ? ('bad' as const) : ('good' as const),
    what: t(`timeline.stage.${stage}`),
    ...optional(
      [kept !== null && rentalT('stages.keptOf', { amount: formatMoney(kept) }), reason, lackedMoney(money)]
        .filter(Boolean)
        .join(' · '),
    ),
    by: employee ? fullName(employee) : t('timeline.automatic'),
  })),
  ...latenesses.map(({ promisedEnd, noticedAt }) => ({
    key: `late-${promisedEnd}`,
    at: noticedAt,
    tone: 'bad' as const,
    what: t('timeline.late', { at: formatDateTime(promisedEnd) }),
  })),
];

const moneyOf = ({ payments, invoices, depositEntries, history }: File): TimelineEntry[] => [
  ...depositEntries.map(({ id, createdAt, kind, amount, method, reason, recordedBy }) => ({
    key: `deposit-${id}`,
    at: createdAt,
    tone: 'plain' as const,
    what: t('timeline.payment', { kind: depositT(`kind.${kind}`), amount: amountText(kind, amount) }),
    ...optional([method && depositT(`method.${method}`), reason].filter(Boolean).join(' · ')),
    ...by(recordedBy),
  })),
  ...payments.map(({ id, createdAt, kind, amount, method, note, recordedBy }) => ({
    key: `payment-${id}`,
    at: createdAt,
    tone: 'plain' as const,
    what: t('timeline.payment', { kind: rentalT(`payments.kind.${kind}`), amount: amountText(kind, amount) }),
    ...optional([reservationT(`terms.methods.${method}`), note].filter(Boolean).join(' · ')),
    ...by(recordedBy),
  })),
  ...invoices.map(({ id, createdAt, kind, number, reason }) => ({
    key: `invoice-${id}`,
    at: createdAt,
    tone: 'plain' as const,
    what: t('timeline.invoice', { kind: rentalT(`documents.kind.${kind}`), number }),
    ...optional(reason),
    ...author(history, ({ part, changes }) => part === 'Invoice' && changes.some(({ after }) => after === number)),
  })),
];

const agreementsOf = ({ amendments, signatures }: File): TimelineEntry[] => [
  ...signatures.map(({ signedAt }) => ({
    key: `signed-${signedAt}`,
    at: signedAt,
    tone: 'good' as const,
    what: t('timeline.signed'),
  })),
  ...amendments.flatMap(({ id, number, kind, createdAt, reason, employee, signedAt }) => [
    {
      key: `amendment-${id}`,
      at: createdAt,
      tone: 'plain' as const,
      what: t('timeline.amendment', { number: String(number), kind: amendmentT(`kind.${kind}`) }),
      ...optional(reason),
      ...by(employee),
    },
    ...(signedAt
      ? [
          {
            key: `amendment-signed-${id}`,
            at: signedAt,
            tone: 'good' as const,
            what: t('timeline.amendmentSigned', { number: String(number) }),
          },
        ]
      : []),
  ]),
];

const editsOf = ({ history, amendments, lines, stageEvents }: File): TimelineEntry[] =>
  history
    .filter(({ part, action }) => part === null && action === 'UPDATED')
    .flatMap(({ id, at, author, changes }) => {
      const near = (moment: string | null): boolean =>
        moment !== null && Math.abs(Date.parse(moment) - Date.parse(at)) < sameMomentMs;
      const byAmendment = amendments.some(({ createdAt }) => near(createdAt));
      const byLine = lines.some(({ enteredAt }) => near(enteredAt));
      const steps = stageEvents.filter((event) => near(event.at));
      const fields = changes
        .map(({ field }) => field)
        .filter(
          (field) =>
            !listedElsewhere.has(field) &&
            !(byAmendment && amended.has(field)) &&
            !(byLine && field === 'total') &&
            !steps.some(({ stage }) => stepped.get(stage)?.has(field)),
        );
      if (fields.length === 0) return [];
      const what = t('timeline.edited', { fields: [...new Set(fields.map(fieldLabel))].join(', ') });
      return [{ key: `edit-${id}`, at, tone: 'plain' as const, what, ...(author ? { by: author } : {}) }];
    });

const linesOf = ({ lines }: File): TimelineEntry[] =>
  lines.flatMap(({ id, label, amount, reason, enteredAt, enteredBy }) =>
    enteredAt
      ? [
          {
            key: `line-${id}`,
            at: enteredAt,
            tone: 'plain' as const,
            what: t('timeline.line', { label, amount: formatMoney(amount) }),
            ...optional(reason),
            ...(enteredBy ? { by: enteredBy } : {}),
          },
        ]
      : [],
  );

/** Returns the proposed charges that were dropped; the confirmed ones are price lines. */
const droppedOf = ({ returnCharges }: File): TimelineEntry[] =>
  returnCharges.flatMap(({ id, label, status, lineId, reason, decidedAt, decidedBy }) =>
    status === 'DROPPED' && lineId === null && decidedAt
      ? [
          {
            key: `dropped-${id}`,
            at: decidedAt,
            tone: 'plain' as const,
            what: t('timeline.dropped', { label }),
            ...optional(reason),
            ...by(decidedBy),
          },
        ]
      : [],
  );

/** Returns the completed inspections. Those of departures and returns are shown with their steps, those of swaps on their own. */
const inspectionsOf = ({ inspections, legs }: File): TimelineEntry[] =>
  inspections.flatMap(({ id, kind, legId, status, completedAt, km, fuel, foundDamages, refusalReason, employee }) => {
    if (!completedAt) return [];
    const vehicle = legs.length > 1 ? legs.find((leg) => leg.id === legId)?.vehicle.name : undefined;
    const detail = [
      vehicle,
      km !== null && fuel !== null && inspectionT('panel.facts', { km: formatKm(km), fuel: String(fuel) }),
      foundDamages.length > 0 && inspectionT('panel.damages', { count: foundDamages.length }),
      refusalReason && inspectionT('panel.refused', { reason: refusalReason }),
    ];
    return [
      {
        key: `inspection-${id}`,
        at: completedAt,
        tone: status === 'VOID' ? ('bad' as const) : ('plain' as const),
        what: t(status === 'VOID' ? 'timeline.inspectionVoid' : 'timeline.inspection', {
          kind: t(`timeline.inspectionOf.${kind}`),
        }),
        ...optional(detail.filter(Boolean).join(' · ')),
        ...by(employee),
      },
    ];
  });

const requestsOf = ({ extensionRequests, driver }: File): TimelineEntry[] =>
  extensionRequests.flatMap(({ id, createdAt, endsAt, note, status, reason, decidedAt, decidedBy }) => [
    {
      key: `extension-${id}`,
      at: createdAt,
      tone: 'plain' as const,
      what: t('timeline.extension', { at: formatDateTime(endsAt) }),
      ...optional(note),
      by: fullName(driver),
    },
    ...(decidedAt && status !== 'OPEN'
      ? [
          {
            key: `extension-decided-${id}`,
            at: decidedAt,
            tone: status === 'ACCEPTED' ? ('good' as const) : ('plain' as const),
            what: t(`timeline.extensionOf.${status}`),
            ...optional(reason),
            ...by(decidedBy),
          },
        ]
      : []),
  ]);

const mailsOf = ({ sentMails }: File): TimelineEntry[] =>
  sentMails.map(({ id, createdAt, kind, recipient, address, failed }) => ({
    key: `mail-${id}`,
    at: createdAt,
    tone: failed ? ('bad' as const) : ('plain' as const),
    what: t(`timeline.mailTo.${recipient}`, { subject: t(`timeline.mail.${kind}`) }),
    ...optional([address, failed && t('timeline.mailFailed')].filter(Boolean).join(' · ')),
    by: t('timeline.automatic'),
  }));

const notesOf = ({ notes }: File): TimelineEntry[] =>
  notes.map(({ id, text, createdAt, employee }) => ({
    key: `note-${id}`,
    at: createdAt,
    tone: 'plain' as const,
    what: t('timeline.note'),
    detail: text,
    ...by(employee),
  }));

/** Returns all events of a reservation, newest first, each once even if several records contain it. */
export const timelineOf = (file: File): TimelineEntry[] =>
  [
    ...[decisionsOf, stepsOf, inspectionsOf, moneyOf, agreementsOf, requestsOf],
    ...[editsOf, linesOf, droppedOf, notesOf, mailsOf],
  ]
    .flatMap((entriesOf) => entriesOf(file))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
