import { useEffect, useState } from 'react';

/** A layer of map tiles: its address by column, row and zoom, and its attribution. */
export interface TileLayer {
  readonly url: (x: number, y: number, z: number) => string;
  readonly attribution: string;
  /** Address of the terms of use. */
  readonly attributionUrl?: string | undefined;
}

/** OpenStreetMap's own tiles, which require the attribution. */
export const streetTiles: TileLayer = {
  url: (x, y, z) => `https://tile.openstreetmap.org/${z}/${x}/${y}.png`,
  attribution: '© OpenStreetMap',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

/** An empty picture, for a map that is drawn. */
export const noTile = (): string => 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Tells whether tiles of a layer are available: one is loaded before the map loads dozens. False without a layer. */
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
