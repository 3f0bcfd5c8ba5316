import { NativeSelect, Text, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { TrackEventKind } from '../../platform/graphql/types.generated';
import { EmptyState } from '../../kit/state/EmptyState';
import { Loaded } from '../../kit/state/Loaded';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { Pagination } from '../../kit/list/Pagination';
import { TrackEventItems } from '../../domain/track-event/TrackEventItems';
import classes from './FleetEvents.module.css';
import { useTrackEventsQuery } from '../../domain/track-event/TrackEvents.generated';
import { t } from '../../domain/track-event/texts';

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
  const query = useTrackEventsQuery({
    variables: { filter: { kind }, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const count = (query.data ?? query.previousData)?.trackEvents.totalCount;
  return (
    <section className={classes.root} aria-label={t('fleetTitle')}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h3">
            {t('fleetTitle')}
          </Title>
          {count !== undefined && <Text c="dimmed">{t('count', { count })}</Text>}
        </div>
        <NativeSelect
          label={t('kind')}
          value={kind ?? ''}
          onChange={(event) => onKind(kinds.find((each) => each === event.currentTarget.value) ?? null)}
          data={[{ value: '', label: t('allKinds') }, ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        />
      </header>
      <Loaded query={query} title={t('loadFailed')} waiting={<ListSkeleton compact />}>
        {({ trackEvents: { items, ...at } }) =>
          items.length === 0 ? (
            <EmptyState icon={IconShieldCheck} title={t('emptyTitle')} message={t('emptyText')} />
          ) : (
            <>
              <div className={classes.list}>
                <TrackEventItems label={t('fleetTitle')} events={items} apart rentalHref={rentalHref} />
              </div>
              <Pagination page={at.page} pageCount={at.pageCount} hrefFor={hrefForPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
};
