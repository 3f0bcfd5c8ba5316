import { wholeProblem } from '../../kit/form/whole';
import { wholeOf, type Typed } from '../../kit/form/typed';
import type {
  DepartureRequirement,
  SettingsPicture,
  UpdateSettingsInput,
} from '../../platform/graphql/types.generated';
import type { StoredRecord } from '../../kit/form/useServerForm';
import type { EditableSettingsQuery } from './SettingsForm.generated';
import { t } from './texts';

/** The texts of the form, by the server's names. */
const textFields = [
  'companyName',
  'title',
  'description',
  'headerText',
  'middleText',
  'footerText',
  'aboutText',
  'keywords',
  'phone',
  'mobile',
  'whatsapp',
  'address',
  'email',
  'domainName',
  'mapUrl',
  'facebook',
  'instagram',
  'announcementStartsOn',
  'announcementEndsOn',
] as const;
/** The name of a setting that is a text, one of textFields. */
export type TextField = (typeof textFields)[number];

/** The fields of the pictures of the site's services, in their order. */
export const servicePictures = ['SERVICE_1', 'SERVICE_2', 'SERVICE_3', 'SERVICE_4'] as const;
/** The fields of tracking, by the server's names; whole numbers as typed. */
type TrackingField = 'positionRetentionDays' | 'overspeedKph';
/** The fields of the map's tiles. */
type MapField = 'tileUrl' | 'tileAttribution';

/** The retention times, by the server's names; whole numbers as typed. */
export const retentionFields = [
  'contactRetentionMonths',
  'auditRetentionMonths',
  'unverifiedRetentionDays',
  'unusedRetentionMonths',
] as const;
type RetentionField = (typeof retentionFields)[number];

/** The rules of rentals, by the server's names; whole numbers of minutes or hours as typed. */
export const rentalFields = [
  'lateAfterMinutes',
  'preparationMinutes',
  'graceMinutes',
  'firstReminderHours',
  'secondReminderHours',
] as const;
type RentalField = (typeof rentalFields)[number];

/** Percentages, and an optional amount in Dh, by the server's names. */
type RateField = 'vatPercent' | 'stampDutyPercent' | 'cashLimit';

/** The choices of the money required before a departure. */
export const requirements = [
  'NOTHING',
  'DEPOSIT',
  'DEPOSIT_AND_BALANCE',
] as const satisfies readonly DepartureRequirement[];

/** The form's fields by the names that the server's errors use. */
export type SettingsDraft = Record<TextField | MapField, string> &
  Record<TrackingField | RetentionField | RentalField | RateField, Typed> & {
    trackAlways: boolean;
    lateReminder: boolean;
    departureRequires: DepartureRequirement;
    services: { title: string; text: string }[];
    /** New pictures; null keeps the stored one. */
    pictures: Record<SettingsPicture, File | null>;
    /** Whether the stored picture is removed. */
    removed: Record<SettingsPicture, boolean>;
  };

type Stored = EditableSettingsQuery;

/** Converts the stored settings to the form's values. */
export const draftOf = ({
  settings,
  trackingSettings: tracking,
  retentionSettings: retention,
  rentalSettings: rental,
}: Stored): StoredRecord<SettingsDraft> => ({
  version: settings.version,
  values: Object.fromEntries([
    ...textFields.map((field) => [field, settings[field] ?? '']),
    ...rentalFields.map((field) => [field, rental[field]]),
    ['vatPercent', Number(settings.vatPercent)],
    ['stampDutyPercent', Number(rental.stampDutyPercent)],
    ['cashLimit', rental.cashLimit === null ? '' : Number(rental.cashLimit)],
    ['positionRetentionDays', tracking.positionRetentionDays],
    ...retentionFields.map((field) => [field, retention[field]]),
    ['trackAlways', tracking.trackAlways],
    ['lateReminder', rental.lateReminder],
    ['departureRequires', rental.departureRequires],
    ['overspeedKph', tracking.overspeedKph ?? ''],
    ['tileUrl', tracking.ownTiles ? tracking.tileUrl : ''],
    ['tileAttribution', tracking.ownTiles ? tracking.tileAttribution : ''],
    [
      'services',
      servicePictures.map((_, index) => ({
        title: settings.services[index]?.title ?? '',
        text: settings.services[index]?.text ?? '',
      })),
    ],
    ['pictures', Object.fromEntries(settings.pictures.map(({ picture }) => [picture, null]))],
    ['removed', Object.fromEntries(settings.pictures.map(({ picture }) => [picture, false]))],
  ]) as SettingsDraft,
});

/** Converts the form to the mutation's input: every text, the new pictures, and those to remove. */
export const inputOf = (draft: SettingsDraft, version: number): UpdateSettingsInput => {
  const pictures = Object.keys(draft.pictures) as SettingsPicture[];
  return {
    version,
    ...(Object.fromEntries(textFields.map((field) => [field, draft[field]])) as Record<TextField, string>),
    announcementStartsOn: draft.announcementStartsOn || null,
    announcementEndsOn: draft.announcementEndsOn || null,
    ...(Object.fromEntries(rentalFields.map((field) => [field, wholeOf(draft[field])])) as Record<
      RentalField,
      number | null
    >),
    positionRetentionDays: wholeOf(draft.positionRetentionDays),
    ...(Object.fromEntries(retentionFields.map((field) => [field, wholeOf(draft[field])])) as Record<
      RetentionField,
      number | null
    >),
    vatPercent: String(draft.vatPercent),
    stampDutyPercent: String(draft.stampDutyPercent),
    cashLimit: String(draft.cashLimit) || null,
    trackAlways: draft.trackAlways,
    lateReminder: draft.lateReminder,
    departureRequires: draft.departureRequires,
    overspeedKph: wholeOf(draft.overspeedKph),
    tileUrl: draft.tileUrl,
    tileAttribution: draft.tileAttribution,
    services: draft.services,
    pictures: pictures.flatMap((picture) => {
      const file = draft.pictures[picture];
      return file ? [{ picture, file }] : [];
    }),
    removedPictures: pictures.filter((picture) => draft.removed[picture] && !draft.pictures[picture]),
  };
};

/** Returns the problem of a speed limit that is not a number, because it would be sent as none and switch the limit off. */
export const problemsOf = (
  draft: SettingsDraft,
): Partial<Record<TrackingField | RetentionField | RentalField, string>> =>
  Object.fromEntries(
    ([...rentalFields, 'positionRetentionDays', 'overspeedKph', ...retentionFields] as const)
      .filter((field) => wholeProblem(draft[field]) !== undefined)
      .map((field) => [field, t('tracking.wholeNumber')]),
  );
