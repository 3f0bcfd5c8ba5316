import { useEffect, useState } from 'react';

/** Returns the address of a chosen picture's preview, once the browser has read it; undefined before, and without one. */
export const usePickedAddress = (picture: File | null): string | undefined => {
  const [read, setRead] = useState<{ picture: File; address: string } | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ picture, address: reader.result });
    };
    reader.readAsDataURL(picture);
    return () => {
      reader.onload = null;
    };
  }, [picture]);
  return read?.picture === picture ? read?.address : undefined;
};
