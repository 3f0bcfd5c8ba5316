import { loadStored } from '../../platform/device/download';
import { useObjectUrl } from '../../platform/device/useObjectUrl';

/**
 * Loads a stored picture that requires the staff's token, and returns an address to show it; null until loaded, and if it fails: the field
 * says that there is a picture, so a missing preview is tolerable.
 */
export const useStoredPicture = (address: string | null): string | null =>
  useObjectUrl(address || null, async (wanted) => (await loadStored(wanted)).blob) ?? null;
