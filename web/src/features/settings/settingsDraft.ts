import type { SettingsPicture, UpdateSettingsInput } from '../../lib/graphql/types.generated';
import type { StoredRecord } from '../../ui/form/useRecordForm';
import type { EditableSettingsQuery } from './SettingsForm.generated';

/** The texts of the form, in the server's names. */
export const textFields = [
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
  'vatPercent',
] as const;
export type TextField = (typeof textFields)[number];

export const serviceIndexes = [0, 1, 2, 3] as const;
type ServiceField = `services.${(typeof serviceIndexes)[number]}.${'title' | 'text'}`;

/** The form's fields under the names the server reports their errors by. */
export type SettingsDraft = Record<TextField | ServiceField, string> &
  Record<`pictures.${SettingsPicture}`, File | null> &
  Record<`removed.${SettingsPicture}`, boolean>;

type Settings = EditableSettingsQuery['settings'];

/** The stored settings as the form holds them. */
export const draftOf = (settings: Settings): StoredRecord<SettingsDraft> => ({
  version: settings.version,
  values: Object.fromEntries([
    ...textFields.map((field) => [field, settings[field] ?? '']),
    ...serviceIndexes.flatMap((index) => [
      [`services.${index}.title`, settings.services[index]?.title ?? ''],
      [`services.${index}.text`, settings.services[index]?.text ?? ''],
    ]),
    ...settings.pictures.flatMap(({ picture }) => [
      [`pictures.${picture}`, null],
      [`removed.${picture}`, false],
    ]),
  ]) as SettingsDraft,
});

/** What is sent: every text as it stands, the new pictures, and those to remove. */
export const inputOf = (draft: SettingsDraft, version: number): UpdateSettingsInput => {
  const pictures = Object.keys(draft)
    .filter((field) => field.startsWith('pictures.'))
    .map((field) => field.slice('pictures.'.length) as SettingsPicture);
  return {
    version,
    ...(Object.fromEntries(textFields.map((field) => [field, draft[field]])) as Record<TextField, string>),
    announcementStartsOn: draft.announcementStartsOn || null,
    announcementEndsOn: draft.announcementEndsOn || null,
    services: serviceIndexes.map((index) => ({
      title: draft[`services.${index}.title`],
      text: draft[`services.${index}.text`],
    })),
    pictures: pictures.flatMap((picture) => {
      const file = draft[`pictures.${picture}`];
      return file ? [{ picture, file }] : [];
    }),
    removedPictures: pictures.filter((picture) => draft[`removed.${picture}`] && !draft[`pictures.${picture}`]),
  };
};
