import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconHistory, IconRepeat, IconSend } from '@tabler/icons-react';
import type { WebhookDeliveryStatus } from '../../platform/graphql/types.generated';
import { formatDateTime } from '../../platform/time/time';
import { useIntervalWhile } from '../../platform/live/useIntervalWhile';
import { Modal } from '../../kit/dialog/Modal';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import type { Column } from '../../kit/list/columns';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { RecordRows } from '../../kit/list/RecordRows';
import { RowActions } from '../../kit/list/RowActions';
import { useCompact } from '../../kit/list/useCompact';
import { notifyOutcome } from '../../kit/notice/notifyOutcome';
import { Pagination } from '../../kit/list/Pagination';
import { DeliveryBadge } from './DeliveryBadge';
import { useSendTest } from './useSendTest';
import {
  WebhookDeliveryRowFragmentDoc,
  type WebhookDeliveryRowFragment,
  useReplayWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from './WebhookLog.generated';
import type { WebhookRowFragment } from './WebhookList.generated';
import { eventLabel, t } from './texts';

type Row = WebhookDeliveryRowFragment;

const pageSize = 20;
/** Milliseconds between two queries while a delivery is waiting. */
const lookEvery = 3_000;
const statuses: readonly WebhookDeliveryStatus[] = ['PENDING', 'DELIVERED', 'FAILED'];

const Answer = ({ row: { statusCode, failure, answer, attempts } }: { row: Row }) => {
  if (attempts === 0 && !failure) return t('log.notYet');
  const said = [statusCode !== null && t('log.http', { status: statusCode }), failure && t(`failures.${failure}`)];
  return (
    <Stack gap={2} maw={280}>
      <span>{said.filter(Boolean).join(', ')}</span>
      {answer && (
        <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {answer}
        </Text>
      )}
    </Stack>
  );
};

const columns: readonly Column<Row>[] = [
  {
    key: 'event',
    label: t('log.columns.event'),
    cell: ({ eventType }) => <b>{eventLabel(eventType)}</b>,
    card: 'head',
  },
  {
    key: 'createdAt',
    label: t('log.columns.createdAt'),
    cell: ({ createdAt }) => formatDateTime(createdAt),
    noWrap: true,
  },
  {
    key: 'status',
    label: t('log.columns.status'),
    cell: ({ status }) => <DeliveryBadge status={status} />,
    card: 'aside',
  },
  { key: 'answer', label: t('log.columns.answer'), cell: (row) => <Answer row={row} /> },
  {
    key: 'attempts',
    label: t('log.columns.attempts'),
    cell: ({ attempts }) => attempts,
    align: 'end',
    card: 'labelled',
  },
  {
    key: 'duration',
    label: t('log.columns.duration'),
    cell: ({ durationMs }) => (durationMs === null ? '–' : t('log.milliseconds', { count: durationMs })),
    align: 'end',
    noWrap: true,
    card: 'labelled',
  },
];

const ReplayAction = ({ row }: { row: Row }) => {
  const [replay, { loading }] = useReplayWebhookDeliveryMutation({ refetchQueries: ['Webhooks'] });
  const send = (): void =>
    void notifyOutcome(() => replay({ variables: { input: { id: row.id } } }), { message: t('log.replayed') });
  return (
    <RowActions
      of={t('log.replayOf', { event: eventLabel(row.eventType), date: formatDateTime(row.createdAt) })}
      actions={[{ label: t('log.replay'), icon: IconRepeat, busy: loading, onClick: send }]}
    />
  );
};

interface WebhookLogProps {
  webhook: Pick<WebhookRowFragment, 'id' | 'name'>;
  status: WebhookDeliveryStatus | null;
  page: number;
  onStatus: (status: WebhookDeliveryStatus | null) => void;
  hrefForPage: (page: number) => string;
  onClose: () => void;
}

/** Lists the deliveries of a webhook; loaded again while one is waiting. */
export const WebhookLog = ({ webhook, status, page, onStatus, hrefForPage, onClose }: WebhookLogProps) => {
  const compact = useCompact();
  const { send, sending } = useSendTest({ fromLog: true });
  const { data, previousData, error, loading, refetch } = useWebhookDeliveriesQuery({
    variables: { filter: { webhookId: webhook.id, status }, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.webhookDeliveries;
  const waiting = shown?.items.some((row) => row.status === 'PENDING') ?? false;
  useIntervalWhile(waiting, lookEvery, () => {
    if (!document.hidden) refetch().catch(() => undefined);
  });

  const testButton = (
    <Button
      variant="default"
      leftSection={<IconSend size={18} aria-hidden />}
      loading={sending}
      onClick={() => void send(webhook.id)}
    >
      {t('log.sendTest')}
    </Button>
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('log.title', { name: webhook.name })}
      size={980}
      fullScreen={compact}
      transitionProps={{ duration: 0 }}
    >
      <Stack aria-busy={loading}>
        <Group justify="space-between" align="end">
          <NativeSelect
            label={t('log.status')}
            value={status ?? ''}
            data={[
              { value: '', label: t('log.all') },
              ...statuses.map((value) => ({ value, label: t(`log.statuses.${value}`) })),
            ]}
            onChange={(event) => onStatus(statuses.find((each) => each === event.currentTarget.value) ?? null)}
          />
          {testButton}
        </Group>
        {error && <LoadFailure title={t('log.loadFailed')} error={error} refetch={refetch} loading={loading} />}
        {!shown && !error && <ListSkeleton compact={compact} />}
        {shown?.items.length === 0 && (
          <EmptyState
            icon={IconHistory}
            title={t('log.emptyTitle')}
            message={t(status ? 'log.noMatchText' : 'log.emptyText')}
            action={status && <Button onClick={() => onStatus(null)}>{t('log.showAll')}</Button>}
          />
        )}
        {shown && shown.items.length > 0 && (
          <>
            <RecordRows
              label={t('log.title', { name: webhook.name })}
              columns={columns}
              rows={shown.items}
              fragment={WebhookDeliveryRowFragmentDoc}
              keyOf={({ id }) => id}
              actionsLabel={t('log.columns.actions')}
              actions={(row) => <ReplayAction row={row} />}
              dense
            />
            <Group justify="space-between">
              <Text size="sm" c="dimmed" role="status">
                {t('log.count', { count: shown.totalCount })}
              </Text>
              <Pagination page={shown.page} pageCount={shown.pageCount} hrefFor={hrefForPage} />
            </Group>
          </>
        )}
        <Text size="sm" c="dimmed">
          {t('log.lead')}
        </Text>
      </Stack>
    </Modal>
  );
};
