import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Phone } from '../../kit/display/Phone';
import { comingExceptions, hoursText, weekLines } from '../../domain/agency/openingHours';
import { formatDate } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { telUrl } from '../../platform/url/paths';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { WhenNear } from '../../kit/lazy/WhenNear';
import plain from '../../kit/display/PlainList.module.css';
import type { LatLng } from '../../kit/map/morocco';
import classes from './Agencies.module.css';
import type { AgencyPlace, ShownView, SiteAgency } from './AgencyMap';
import { t } from './texts';

/** The map is large, and most visitors never scroll to it. */
const AgencyMap = lazyPart(async () => (await import('./AgencyMap')).AgencyMap, {
  pending: <Skeleton height={420} />,
});

/** Days before a holiday from which visitors see it. */
const exceptionDays = 30;

const placeOf = ({ latitude, longitude }: SiteAgency): LatLng | null =>
  latitude === null || longitude === null ? null : [latitude, longitude];

const directionsTo = ([north, east]: LatLng): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${north},${east}`;

/** Shows the agencies as a list, which is accessible to everyone and read by search engines, beside a map. */
export const Agencies = ({ agencies }: { agencies: readonly SiteAgency[] }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<ShownView | null>(null);
  const places = agencies.flatMap((agency): AgencyPlace[] => {
    const at = placeOf(agency);
    return at ? [{ agency, at }] : [];
  });

  const show = ({ agency, at }: AgencyPlace): void => {
    setChosen(agency.id);
    setView({ center: at });
  };
  return (
    <div className={classes.layout}>
      <ul className={plain.roomy} aria-label={t('map.list')}>
        {agencies.map((agency) => (
          <li key={agency.id} className={classes.agency} data-chosen={agency.id === chosen || undefined}>
            <Agency agency={agency} isChosen={agency.id === chosen} onShow={(at) => show({ agency, at })} />
          </li>
        ))}
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
      <div className={classes.map}>
        <WhenNear minHeight="100%">
          <AgencyMap places={places} chosen={chosen} view={view} onView={setView} onShow={show} />
        </WhenNear>
      </div>
    </div>
  );
};

interface AgencyProps {
  agency: SiteAgency;
  isChosen: boolean;
  /** Called to show the agency's place on the map. */
  onShow: (at: LatLng) => void;
}

const Agency = ({ agency, isChosen, onShow }: AgencyProps) => {
  const { name, address, phone, openingHours, openingExceptions } = agency;
  const at = placeOf(agency);
  return (
    <>
      <h3>
        {at ? (
          <UnstyledButton
            className={classes.name}
            aria-label={t('map.show', { name })}
            aria-pressed={isChosen}
            onClick={() => onShow(at)}
          >
            {name}
          </UnstyledButton>
        ) : (
          name
        )}
      </h3>
      <p>{address}</p>
      <p>
        <a href={telUrl(phone)}>
          <Phone number={phone} />
        </a>
        {at && (
          <a href={directionsTo(at)} target="_blank" rel="noreferrer" aria-label={t('map.directionsTo', { name })}>
            {t('map.directions')}
          </a>
        )}
      </p>
      {openingHours.length > 0 && (
        <dl className={classes.hours} aria-label={t('map.hours', { name })}>
          {weekLines(openingHours).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours || t('map.closed')}</dd>
            </div>
          ))}
        </dl>
      )}
      {openingExceptions.length > 0 && (
        <WhenNear minHeight="0">
          <Exceptions agency={agency} />
        </WhenNear>
      )}
    </>
  );
};

/** Shows the days of the next weeks with other hours. They depend on today, which a page rendered by the server does not know. */
const Exceptions = ({ agency: { name, openingExceptions } }: { agency: SiteAgency }) => {
  const now = useAgencyNow();
  const coming = now ? comingExceptions(openingExceptions, now.slice(0, 10), exceptionDays) : [];
  if (coming.length === 0) return null;
  return (
    <dl className={classes.hours} aria-label={t('map.exceptions', { name })}>
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
