import { Map, type MapProps } from 'pigeon-maps';
import type { ReactNode } from 'react';
import { DrawnCountry } from './DrawnCountry';
import type { LatLng } from './morocco';

interface TileMapProps extends MapProps {
  /** If not null, the country is drawn below the overlays, with names that leave these points free. */
  drawnFor: readonly LatLng[] | null;
  children: ReactNode;
}

/** The map of tiles, in a file of its own because it is large. */
export const TileMap = ({ drawnFor, children, ...props }: TileMapProps) => (
  <Map {...props}>
    {drawnFor && <DrawnCountry signs={drawnFor} />}
    {children}
  </Map>
);
