import { NativeSelect, Text, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { TrackEventKind } from '../../platform/graphql/types.generated';
import { readProblem } from '../../platform/errors/errors';
import { EmptyState } from '../../kit/state/EmptyState';
import { ErrorState } from '../../kit/state/ErrorState';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { Pagination } from '../../kit/list/Pagination';
import { TrackEventItems } from './TrackEventItems';
import classes from './FleetEvents.module.css';
import { useTrackEventsQuery } from './TrackEvents.generated';
import { t } from './texts';

interface FleetEventsProps {
  kind: TrackEventKind | null;
  onKind: (kind: TrackEventKind | null) => void;
  page: number;
  hrefForPage: (page: number) => string;
  /** Address of a rental beside its list. */
  rentalHref: (number: string) => string;
}

const pageSize = 20;
const kinds: readonly TrackEventKind[] = ['OVERSPEED', 'OUT_OF_ZONE'];

/** Shows the latest track events of the whole fleet, newest first. */
export const FleetEvents = ({ kind, onKind, page, hrefForPage, rentalHref }: FleetEventsProps) => {
  const { data, previousData, loading, error, refetch } = useTrackEventsQuery({
    variables: { filter: { kind }, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.trackEvents;
  return (
    <section className={classes.root} aria-label={t('fleetTitle')}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h3">
            {t('fleetTitle')}
          </Title>
          {shown && <Text c="dimmed">{t('count', { count: shown.totalCount })}</Text>}
        </div>
        <NativeSelect
          label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => onKind(kinds.find((each) => each === event.currentTarget.value) ?? null)}
          data={[{ value: '', label: t('allKinds') }, ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        />
      </header>
      {!shown && loading && <ListSkeleton compact />}
      {!shown && !loading && error && (
        <ErrorState
          title={t('loadFailed')}
          message={readProblem(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {shown?.items.length === 0 && (
        <EmptyState
          icon={<IconShieldCheck size={40} stroke={1.5} aria-hidden />}
          title={t('emptyTitle')}
          message={t('emptyText')}
        />
      )}
      {shown && shown.items.length > 0 && (
        <>
          <div className={classes.list}>
            <TrackEventItems label={t('fleetTitle')} events={shown.items} apart rentalHref={rentalHref} />
          </div>
          <Pagination page={shown.page} pageCount={shown.pageCount} hrefFor={hrefForPage} />
        </>
      )}
    </section>
  );
};
