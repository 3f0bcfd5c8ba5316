import { Skeleton, Stack } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/state/EmptyState';
import { Loaded, type QueryState } from '../../kit/state/Loaded';
import { t } from './texts';

interface FilePageProps<Data> {
  /** The query by the number of the reservation. */
  query: QueryState<Data>;
  number: string;
  /** The title of a failure. */
  title: string;
  /** The way back, if no reservation has the number. */
  action?: ReactNode;
  /** Renders what was found; null if there is no such reservation. */
  children: (data: Data) => ReactNode;
}

/** Shows the page of one reservation: its skeleton, why it failed, or that no reservation has the number. */
export const FilePage = <Data,>({ query, number, title, action, children }: FilePageProps<Data>) => (
  <Loaded
    // Never the reservation that was shown before.
    query={{ ...query, previousData: undefined }}
    title={title}
    waiting={
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={56} radius="md" />
        <Skeleton height={320} radius="md" />
      </Stack>
    }
  >
    {(data) =>
      children(data) ?? (
        <EmptyState
          icon={IconFileUnknown}
          title={t('gone.title')}
          message={t('gone.text', { number })}
          action={action}
        />
      )
    }
  </Loaded>
);
