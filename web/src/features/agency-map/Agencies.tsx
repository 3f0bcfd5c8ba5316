import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { comingExceptions, hoursText, weekLines } from '../../domain/agency/openingHours';
import { formatPhone } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { telUrl } from '../../platform/url/paths';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { WhenNear } from '../../kit/lazy/WhenNear';
import type { MapView } from '../../kit/map/view';
import plain from '../../kit/display/PlainList.module.css';
import classes from './Agencies.module.css';
import type { SiteAgency } from './siteAgency';
import { t } from './texts';

const AgencyMap = lazyPart(async () => (await import('./AgencyMap')).AgencyMap, { pending: <Skeleton height={420} /> });

/** Days before a holiday from which visitors see it. */
const exceptionDays = 30;

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

interface AgencyProps {
  agency: SiteAgency;
  chosen: boolean;
  onChoose: () => void;
}

const Agency = ({ agency, chosen, onChoose }: AgencyProps) => {
  const { name, address, phone, latitude, longitude } = agency;
  const placed = latitude !== null && longitude !== null;
  return (
    <li className={classes.agency} data-chosen={chosen || undefined}>
      <h3>
        {placed ? (
          <button
            type="button"
            className={classes.name}
            aria-label={t('map.show', { name })}
            aria-pressed={chosen}
            onClick={onChoose}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      <p>{address}</p>
      <p>
        <a href={telUrl(phone)}>{formatPhone(phone)}</a>
        {placed && (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('map.directionsTo', { name })}
          >
            {t('map.directions')}
          </a>
        )}
      </p>
      <Hours agency={agency} />
    </li>
  );
};

/** Shows agencies as a list, which everybody and search engines can read, beside a map, which is loaded once it is near. */
export const Agencies = ({ agencies }: { agencies: readonly SiteAgency[] }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const choose = (id: string | null): void => {
    setChosen(id);
    setView(null);
  };
  return (
    <div className={classes.layout}>
      <ul className={plain.roomy} aria-label={t('map.list')}>
        {agencies.map((agency) => (
          <Agency key={agency.id} agency={agency} chosen={agency.id === chosen} onChoose={() => choose(agency.id)} />
        ))}
        {(chosen ?? view) && (
          <li>
            <Button variant="subtle" onClick={() => choose(null)}>
              {t('map.all')}
            </Button>
          </li>
        )}
      </ul>
      <div className={classes.map}>
        <WhenNear minHeight="420px">
          <AgencyMap agencies={agencies} chosen={chosen} view={view} onChoose={choose} onView={setView} />
        </WhenNear>
      </div>
    </div>
  );
};
