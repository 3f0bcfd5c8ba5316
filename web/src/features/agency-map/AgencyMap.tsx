import { IconMapPinFilled } from '@tabler/icons-react';
import { Overlay } from 'pigeon-maps';
import { MapFrame } from '../../kit/map/MapFrame';
import type { LatLng } from '../../kit/map/morocco';
import { streetTiles, useTiles } from '../../kit/map/useTiles';
import { closeZoom, type MapView } from '../../kit/map/view';
import classes from './Agencies.module.css';
import type { SiteAgency } from './siteAgency';
import { t } from './texts';

const placeOf = ({ latitude, longitude }: SiteAgency): LatLng | null =>
  latitude === null || longitude === null ? null : [latitude, longitude];

interface AgencyMapProps {
  agencies: readonly SiteAgency[];
  /** Id of the agency that is shown from near; null for all. */
  chosen: string | null;
  /** The view to which the map was moved since. */
  view: MapView | null;
  onChoose: (id: string) => void;
  onView: (view: MapView) => void;
}

/** Shows agencies on a map. */
export const AgencyMap = ({ agencies, chosen, view, onChoose, onView }: AgencyMapProps) => {
  const tiles = useTiles(streetTiles);
  const places = agencies.flatMap((agency) => {
    const at = placeOf(agency);
    return at ? [{ agency, at }] : [];
  });
  const center = places.find(({ agency }) => agency.id === chosen)?.at;
  const near = center && { center, zoom: tiles ? closeZoom + 2 : closeZoom - 4 };
  return (
    <MapFrame
      label={t('map.label')}
      layer={streetTiles}
      view={view ?? near ?? null}
      onView={onView}
      points={places.map(({ at }) => at)}
      closest={17}
      animated
      className={classes.frame}
    >
      {places.map(({ agency, at }) => (
        <Overlay key={agency.id} anchor={at} offset={[20, 38]}>
          <button
            type="button"
            className={classes.pin}
            title={agency.name}
            aria-label={t('map.show', { name: agency.name })}
            aria-pressed={agency.id === chosen}
            onClick={() => onChoose(agency.id)}
          >
            <IconMapPinFilled size={40} aria-hidden />
          </button>
        </Overlay>
      ))}
    </MapFrame>
  );
};
