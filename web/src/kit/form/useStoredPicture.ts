import { useEffect, useState } from 'react';
import { loadStored } from '../../lib/download';

/** An address at which a picture that wants the staff's token can be shown; null until it is here, and when it cannot be had. */
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
      // The field says that there is a picture; not showing it hinders nobody.
      () => undefined,
    );
    return () => {
      wanted = false;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [address]);
  return loaded && loaded.address === address ? loaded.shown : null;
};
