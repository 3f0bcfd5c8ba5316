import { useEffect, useState } from 'react';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import { loadPhoto } from './draftStore';

/** An address to show a photo by: from the device if it has the bytes, else from the server. Null until loaded, and if there is none. */
export const useShownPhoto = (sha256: string | null, url: string | null = null): string | null => {
  const [here, setHere] = useState<{ sha256: string; shown: string | null } | null>(null);
  useEffect(() => {
    if (!sha256) return undefined;
    let shown: string | null = null;
    let wanted = true;
    loadPhoto(sha256)
      .catch(() => undefined)
      .then((blob) => {
        if (!wanted) return;
        shown = blob ? URL.createObjectURL(blob) : null;
        setHere({ sha256, shown });
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [sha256]);
  const known = here && here.sha256 === sha256 ? here.shown : undefined;
  const stored = useStoredPicture(sha256 === null || known === null ? url : null);
  return known ?? stored;
};
