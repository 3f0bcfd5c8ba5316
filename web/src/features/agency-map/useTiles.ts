import { useEffect, useState } from 'react';

/** OpenStreetMap's own tiles; their use asks for the attribution the map shows. */
export const tileUrl = (x: number, y: number, z: number): string => `https://tile.openstreetmap.org/${z}/${x}/${y}.png`;

/** Nothing at all, for a map that is drawn. */
export const noTile = (): string => 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Whether tiles can be had: one is asked for before the map asks for dozens. */
export const useTiles = (): boolean => {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    const probe = new Image();
    probe.onload = () => setReachable(true);
    probe.src = tileUrl(7, 6, 4);
    return () => {
      probe.onload = null;
    };
  }, []);
  return reachable;
};
