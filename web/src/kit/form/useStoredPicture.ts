import { useEffect, useState } from 'react';
import { loadStored } from '../../lib/download';

/** Loads a stored picture that requires the staff's token, and returns an address to show it; null until loaded, and if it fails. */
export const useStoredPicture = (address: string | null): string | null => {
  const [loaded, setLoaded] = useState<{ address: string; shown: string } | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    let wanted = true;
    let shown: string | undefined;
    loadStored(address).then(
      ({ blob }) => {
        if (!wanted) return;
        shown = URL.createObjectURL(blob);
        setLoaded({ address, shown });
      },
      // The field says that there is a picture, so a missing preview is tolerable.
      () => undefined,
    );
    return () => {
      wanted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [address]);
  return loaded && loaded.address === address ? loaded.shown : null;
};
