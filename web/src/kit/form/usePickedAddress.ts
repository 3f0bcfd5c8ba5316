import { useObjectUrl } from '../../platform/device/useObjectUrl';

/** Returns the address of a chosen picture's preview; undefined until it is known, and without a picture. */
export const usePickedAddress = (picture: File | null): string | undefined =>
  useObjectUrl(picture, async (file) => file) ?? undefined;
