import { Anchor, Text } from '@mantine/core';
import { IconGauge, IconPolygonOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatDate, formatTime } from '../../platform/time/time';
import classes from './TrackEventItems.module.css';
import { TrackEventItemFragmentDoc, type TrackEventItemFragment } from './TrackEvents.generated';
import { t } from './texts';

interface ItemProps {
  /** True for several vehicles or days: each event names its own and links to its track. */
  apart?: boolean;
  /** Returns the address of a rental beside its list; left out if the rental is already shown. */
  rentalHref?: (number: string) => string;
  /** Shows the moment on the day's map; left out if there is no map. */
  onShow?: (at: string) => void;
}

const icons = { OVERSPEED: IconGauge, OUT_OF_ZONE: IconPolygonOff } as const;

const timeOf = ({ startedAt, endedAt }: Fields<TrackEventItemFragment>, withDay: boolean): string => {
  const times = { day: formatDate(startedAt), from: formatTime(startedAt) };
  if (endedAt === null) return t(withDay ? 'sinceOn' : 'since', times);
  return t(withDay ? 'spanOn' : 'span', { ...times, to: formatTime(endedAt) });
};

const Item = ({
  record,
  apart = false,
  rentalHref,
  onShow,
}: ItemProps & { record: Holding<TrackEventItemFragment> }) => {
  const event = useFields(TrackEventItemFragmentDoc, record);
  const Icon = icons[event.kind];
  return (
    <li className={classes.item}>
      <span className={classes.icon} data-kind={event.kind}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <b>
          {t(`kinds.${event.kind}`)}
          {event.peakSpeedKph !== null && ` · ${t('kmh', { speed: event.peakSpeedKph })}`}
        </b>
        {event.limitKph !== null && (
          <Text span size="sm" c="dimmed">
            {' '}
            {t('limit', { speed: event.limitKph })}
          </Text>
        )}
        {onShow ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            display="block"
            title={t('show')}
            onClick={() => onShow(event.startedAt)}
          >
            {timeOf(event, apart)}
          </Anchor>
        ) : (
          <Text size="sm">{timeOf(event, apart)}</Text>
        )}
        <Text size="sm" c="dimmed">
          {event.address ?? t('addressUnknown')}
        </Text>
        {apart && (
          <Anchor component={Link} to={paths.vehicleTrackFor(event.vehicleId, event.day)} size="sm">
            {t('track', { name: event.vehicleName, plate: event.plateNumber })}
          </Anchor>
        )}
        {rentalHref && event.rentalNumber && (
          <Text size="sm">
            {t('rental')}{' '}
            <Anchor component={Link} to={rentalHref(event.rentalNumber)} inherit underline="always">
              {event.rentalNumber}
            </Anchor>
          </Text>
        )}
      </div>
    </li>
  );
};

interface TrackEventItemsProps extends ItemProps {
  label: string;
  events: readonly (Holding<TrackEventItemFragment> & { id: string })[];
}

export const TrackEventItems = ({ label, events, ...item }: TrackEventItemsProps) => (
  <ul className={classes.root} aria-label={label}>
    {events.map((event) => (
      <Item key={event.id} record={event} {...item} />
    ))}
  </ul>
);
