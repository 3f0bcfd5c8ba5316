import { IconMapPinFilled } from '@tabler/icons-react';
import { Overlay } from 'pigeon-maps';
import { useMemo } from 'react';
import { MapFrame } from '../../kit/map/MapFrame';
import type { LatLng } from '../../kit/map/morocco';
import { streetTiles, useTiles } from '../../kit/map/useTiles';
import { closeZoom, type MapView } from '../../kit/map/view';
import type { SiteAgenciesQuery } from './Agencies.generated';
import classes from './AgencyMap.module.css';
import { t } from './texts';

export type SiteAgency = SiteAgenciesQuery['agencies']['items'][number];

/** An agency with its place in degrees. */
export interface AgencyPlace {
  agency: SiteAgency;
  at: LatLng;
}

/** A part of the map; without a zoom, as close as shows where a place is. */
export type ShownView = Pick<MapView, 'center'> & Partial<MapView>;

interface AgencyMapProps {
  places: readonly AgencyPlace[];
  /** The id of an agency. */
  chosen: string | null;
  /** Null to show all places. */
  view: ShownView | null;
  onView: (view: MapView) => void;
  onShow: (place: AgencyPlace) => void;
}

/** Shows agencies on a map. */
export const AgencyMap = ({ places, chosen, view, onView, onShow }: AgencyMapProps) => {
  const tiles = useTiles(streetTiles);
  const shown = useMemo(() => view && { zoom: tiles ? closeZoom + 2 : closeZoom - 4, ...view }, [view, tiles]);
  return (
    <MapFrame
      label={t('map.label')}
      layer={streetTiles}
      view={shown}
      onView={onView}
      points={places.map(({ at }) => at)}
      closest={17}
      animated
      className={classes.frame}
    >
      {places.map((place) => (
        <Overlay key={place.agency.id} anchor={place.at} offset={[20, 38]}>
          <button
            type="button"
            className={classes.pin}
            title={place.agency.name}
            aria-label={t('map.show', { name: place.agency.name })}
            aria-pressed={place.agency.id === chosen}
            onClick={() => onShow(place)}
          >
            <IconMapPinFilled size={40} aria-hidden />
          </button>
        </Overlay>
      ))}
    </MapFrame>
  );
};
