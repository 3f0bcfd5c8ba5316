import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconMapPinFilled } from '@tabler/icons-react';
import { Overlay } from 'pigeon-maps';
import { useState } from 'react';
import { comingExceptions, hoursText, weekLines } from '../../domain/agency/openingHours';
import { useWhen } from '../../platform/effect/useWhen';
import { formatPhone } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { telUrl } from '../../platform/url/paths';
import { ErrorState } from '../../kit/state/ErrorState';
import { MapFrame } from '../../kit/map/MapFrame';
import type { LatLng } from '../../kit/map/morocco';
import { streetTiles, useTiles } from '../../kit/map/useTiles';
import { useSiteAgenciesQuery, type SiteAgenciesQuery } from './AgencyMap.generated';
import { closeZoom, type MapView } from '../../kit/map/view';
import plain from '../../kit/display/PlainList.module.css';
import classes from './AgencyMap.module.css';
import { t } from './texts';

type SiteAgency = SiteAgenciesQuery['agencies']['items'][number];

const height = 420;
/** Days before a holiday from which visitors see it. */
const exceptionDays = 30;

const placeOf = ({ latitude, longitude }: SiteAgency): LatLng | null =>
  latitude === null || longitude === null ? null : [latitude, longitude];

const directionsTo = ([north, east]: LatLng): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${north},${east}`;

/** Shows the agencies as a list, which is accessible to everyone, beside a map. Calls `onNone` if there are none. */
export const AgencyMap = ({ onNone }: { onNone?: () => void }) => {
  const { data, error, loading, refetch } = useSiteAgenciesQuery();
  const agencies = data?.agencies.items;
  useWhen(agencies?.length === 0, () => onNone?.());
  if (agencies) return <Content agencies={agencies} />;
  if (error) return <ErrorState message={t('map.failed')} onRetry={() => void refetch()} retrying={loading} />;
  return <Skeleton height={height} />;
};

/** Shows the opening hours of an agency, and the exceptions of the next weeks; nothing if the hours are not known. */
const Hours = ({ agency: { name, openingHours, openingExceptions } }: { agency: SiteAgency }) => {
  const now = useAgencyNow();
  const coming = now ? comingExceptions(openingExceptions, now.slice(0, 10), exceptionDays) : [];
  if (openingHours.length === 0 && coming.length === 0) return null;
  return (
    <dl className={classes.hours} aria-label={t('map.hours', { name })}>
      {openingHours.length > 0 &&
        weekLines(openingHours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours || t('map.closed')}</dd>
          </div>
        ))}
      {coming.map((exception, index) => (
        <div key={index} data-exception>
          <dt>
            {exception.name && `${exception.name}, `}
            {exception.startsOn === exception.endsOn
              ? formatDate(exception.startsOn)
              : t('map.stretch', {
                  from: formatDate(exception.startsOn),
                  to: formatDate(exception.endsOn),
                })}
          </dt>
          <dd>{hoursText(exception.hours) || t('map.closed')}</dd>
        </div>
      ))}
    </dl>
  );
};

const Content = ({ agencies }: { agencies: SiteAgency[] }) => {
  const tiles = useTiles(streetTiles);
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const places = agencies.flatMap((agency) => {
    const at = placeOf(agency);
    return at ? [{ agency, at }] : [];
  });

  const show = (agency: SiteAgency, at: LatLng): void => {
    setChosen(agency.id);
    setView({ center: at, zoom: tiles ? closeZoom + 2 : closeZoom - 4 });
  };
  return (
    <div className={classes.layout}>
      <ul className={plain.roomy} aria-label={t('map.list')}>
        {agencies.map((agency) => {
          const at = placeOf(agency);
          return (
            <li key={agency.id} className={classes.agency} data-chosen={agency.id === chosen || undefined}>
              <h3>
                {at ? (
                  <UnstyledButton
                    className={classes.name}
                    aria-label={t('map.show', { name: agency.name })}
                    aria-pressed={agency.id === chosen}
                    onClick={() => show(agency, at)}
                  >
                    {agency.name}
                  </UnstyledButton>
                ) : (
                  agency.name
                )}
              </h3>
              <p>{agency.address}</p>
              <p>
                <a href={telUrl(agency.phone)}>{formatPhone(agency.phone)}</a>
                {at && (
                  <a
                    href={directionsTo(at)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('map.directionsTo', { name: agency.name })}
                  >
                    {t('map.directions')}
                  </a>
                )}
              </p>
              <Hours agency={agency} />
            </li>
          );
        })}
        {view && (
          <li>
            <Button
              variant="subtle"
              onClick={() => {
                setChosen(null);
                setView(null);
              }}
            >
              {t('map.all')}
            </Button>
          </li>
        )}
      </ul>
      <MapFrame
        label={t('map.label')}
        layer={streetTiles}
        view={view}
        onView={setView}
        points={places.map(({ at }) => at)}
        closest={17}
        animated
        className={classes.map}
      >
        {places.map(({ agency, at }) => (
          <Overlay key={agency.id} anchor={at} offset={[20, 38]}>
            <button
              type="button"
              className={classes.pin}
              title={agency.name}
              aria-label={t('map.show', { name: agency.name })}
              aria-pressed={agency.id === chosen}
              onClick={() => show(agency, at)}
            >
              <IconMapPinFilled size={40} aria-hidden />
            </button>
          </Overlay>
        ))}
      </MapFrame>
    </div>
  );
};
