import { t } from '../texts';

const megabyte = 1024 * 1024;
/** Types by which browsers name what the server accepts; the first of each is the registered one. */
const pictures = ['image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/x-png', 'image/webp'];
const pdfs = ['application/pdf', 'application/x-pdf'];
/** Browsers that do not know a file say nothing, or this. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * What the server accepts (docs/rules/common.md#uploads). The server recognises the content; here only the size and the type that the browser reports are
 * checked.
 */
const kinds = {
  picture: { types: pictures, endings: ['.jpg', '.jpeg', '.png', '.webp'], limit: 8, wrong: 'file.wrongPicture' },
  document: {
    types: [...pdfs, ...pictures],
    endings: ['.pdf', '.jpg', '.jpeg', '.png', '.webp'],
    limit: 10,
    wrong: 'file.wrongDocument',
  },
} as const;

/** `picture`: JPEG, PNG, WebP. `document`: PDF or picture. */
export type UploadKind = keyof typeof kinds;

/** Returns the size limit of a kind, in megabytes. */
export const uploadLimit = (kind: UploadKind): number => kinds[kind].limit;

/** Returns the `accept` of a file input. */
export const uploadAccept = (kind: UploadKind): string => [...kinds[kind].types, ...kinds[kind].endings].join(',');

/** Returns why a chosen file is refused, for people; null if it may be sent. */
export const uploadRefusal = (kind: UploadKind, { type, name, size }: File): string | null => {
  const { types, limit, wrong } = kinds[kind];
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return t('file.heic');
  if (!unknownTypes.includes(type) && !types.includes(type)) return t(wrong);
  return size > limit * megabyte ? t('file.tooLarge', { limit }) : null;
};
