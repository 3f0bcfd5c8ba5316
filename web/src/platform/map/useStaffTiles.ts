import { useMemo } from 'react';
import { useStaffTilesQuery } from './StaffTiles.generated';

/** Terms of use of the default aerial pictures. */
const usualTerms = 'https://www.esri.com/en-us/legal/terms/full-master-agreement';

/** Loads the map tiles that the agency chose for its staff (docs/rules/tracking.md#map-tiles); null until the server has answered. */
export const useStaffTiles = () => {
  const { data } = useStaffTilesQuery({ fetchPolicy: 'cache-first' });
  const settings = data?.trackingSettings;
  return useMemo(
    () =>
      settings
        ? {
            url: (x: number, y: number, z: number): string =>
              settings.tileUrl.replace('{x}', String(x)).replace('{y}', String(y)).replace('{z}', String(z)),
            attribution: settings.tileAttribution,
            attributionUrl: settings.ownTiles ? undefined : usualTerms,
          }
        : null,
    [settings],
  );
};
