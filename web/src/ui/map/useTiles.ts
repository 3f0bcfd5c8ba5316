import { useEffect, useState } from 'react';

/** A layer of map tiles: its address by column, row and zoom, and who is to be named on the map. */
export interface TileLayer {
  readonly url: (x: number, y: number, z: number) => string;
  readonly attribution: string;
  /** Where they say under what terms. */
  readonly attributionUrl?: string | undefined;
}

/** OpenStreetMap's own tiles; their use asks for the attribution. */
export const streetTiles: TileLayer = {
  url: (x, y, z) => `https://tile.openstreetmap.org/${z}/${x}/${y}.png`,
  attribution: '© OpenStreetMap',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

/** Nothing at all, for a map that is drawn. */
export const noTile = (): string => 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Whether tiles of a layer can be had: one is asked for before the map asks for dozens. Not without a layer. */
export const useTiles = (layer: TileLayer | null): boolean => {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!layer) return undefined;
    const probe = new Image();
    probe.onload = () => setReachable(true);
    probe.src = layer.url(7, 6, 4);
    return () => {
      probe.onload = null;
    };
  }, [layer]);
  return reachable;
};
