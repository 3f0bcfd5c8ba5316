import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads the bytes that a key names and returns an address to show them by: undefined until it is known, null if there are none. The address
 * is given back with the next key.
 */
export const useObjectUrl = <Key extends string | File>(
  key: Key | null,
  load: (key: Key) => Promise<Blob | undefined>,
) => {
  const [loaded, setLoaded] = useState<{ key: Key; shown: string | null } | null>(null);
  const read = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let shown: string | null = null;
    const keep = (blob?: Blob): void => {
      if (!wanted) return;
      shown = blob ? URL.createObjectURL(blob) : null;
      setLoaded({ key, shown });
    };
    read(key).then(keep, () => keep());
    return () => {
      wanted = false;
      if (!shown) return;
      URL.revokeObjectURL(shown);
      setLoaded(null);
    };
  }, [key]);
  return loaded?.key === key ? loaded?.shown : undefined;
};
