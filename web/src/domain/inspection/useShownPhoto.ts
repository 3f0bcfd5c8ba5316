import { useStoredPicture } from '../../kit/form/useStoredPicture';
import { useObjectUrl } from '../../platform/device/useObjectUrl';
import { loadPhoto } from './draftStore';

/** An address to show a photo by: from the device if it has the bytes, else from the server. Null until loaded, and if there is none. */
export const useShownPhoto = (sha256: string | null, url: string | null = null): string | null => {
  const local = useObjectUrl(sha256 || null, async (wanted) => (await loadPhoto(wanted)) ?? undefined);
  const stored = useStoredPicture(sha256 === null || local === null ? url : null);
  return local ?? stored;
};
