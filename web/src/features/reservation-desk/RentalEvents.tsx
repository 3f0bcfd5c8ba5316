import { Anchor, Text } from '@mantine/core';
import { readProblem } from '../../platform/errors/errors';
import { TrackEventItems } from '../../domain/track-event/TrackEventItems';
import { useTrackEventsQuery } from '../../domain/track-event/TrackEvents.generated';
import { t } from '../../domain/track-event/texts';

/** The most events shown beside a rental. */
const most = 50;

/** Shows staff the track events of a rental, or that there were none. */
export const RentalEvents = ({ number }: { number: string }) => {
  const { data, error, loading, refetch } = useTrackEventsQuery({
    variables: { filter: { rentalNumber: number }, page: { size: most } },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.trackEvents;
  if (!found && error && !loading)
    return (
      <Text size="sm" role="alert">
        {readProblem(error).message}{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          {t('common:retry')}
        </Anchor>
      </Text>
    );
  if (!found) return <Text c="dimmed">{t('loading')}</Text>;
  if (found.items.length === 0) return <Text c="dimmed">{t('noneInRental')}</Text>;
  return (
    <>
      <TrackEventItems label={t('title')} events={found.items} apart />
      {found.totalCount > most && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('latest', { count: most })}
        </Text>
      )}
    </>
  );
};
