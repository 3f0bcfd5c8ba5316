import { Map, type MapProps } from 'pigeon-maps';

/** The map of tiles, in a file of its own because it is large. */
export const TileMap = (props: MapProps) => <Map {...props} />;
