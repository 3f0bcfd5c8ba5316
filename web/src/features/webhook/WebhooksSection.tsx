import { Button, Group, Stack, Text } from '@mantine/core';
import { IconHistory, IconKey, IconPencil, IconPlus, IconSend, IconTrash, IconWebhook } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { attempt } from '../../lib/errors';
import { t } from '../../lib/i18n/webhook';
import { formatDateTime } from '../../lib/time';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { SecretDialog } from '../../ui/SecretDialog';
import { Badge } from '../../ui/StatusBadge';
import { DeliveryBadge } from './DeliveryBadge';
import { useSendTest } from './useSendTest';
import { type MadeWebhook, WebhookForm } from './WebhookForm';
import {
  type WebhookRowFragment,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useWebhooksQuery,
} from './WebhookList.generated';
import { webhookEvents } from './webhookEvents';
import { WebhookLog } from './WebhookLog';
import { webhooksView } from './webhooksView';

type Row = WebhookRowFragment;

/** There are never more. */
const size = 20;
const signatureExample = 'webhook-signature: v1,g0hM9SsE+OTPJTGt…';

const eventsOf = ({ events }: Row): string =>
  events.length === webhookEvents.length ? t('allEvents') : events.map((event) => t(`events.${event}`)).join(', ');

const columns: readonly DataColumn<Row>[] = [
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  {
    key: 'url',
    label: t('columns.url'),
    cell: ({ url, previousSecretUntil }) => (
      <Stack gap={2} maw={320}>
        <span style={{ overflowWrap: 'anywhere' }}>{url}</span>
        {previousSecretUntil && Date.parse(previousSecretUntil) > Date.now() && (
          <Text size="xs" c="dimmed">
            {t('previousUntil', { date: formatDateTime(previousSecretUntil) })}
          </Text>
        )}
      </Stack>
    ),
  },
  { key: 'events', label: t('columns.events'), cell: eventsOf },
  {
    key: 'active',
    label: t('columns.active'),
    cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'on' : 'off')}</Badge>,
    card: 'aside',
  },
  {
    key: 'last',
    label: t('columns.last'),
    cell: ({ lastDelivery }) =>
      lastDelivery ? (
        <Group gap="xs">
          <DeliveryBadge status={lastDelivery.status} />
          <span>{formatDateTime(lastDelivery.createdAt)}</span>
        </Group>
      ) : (
        t('noDelivery')
      ),
  },
];

const RemoveDialog = ({ row, onClose }: { row: Row; onClose: () => void }) => {
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'] });
  return (
    <AskDialog
      message={
        <>
          {t('removeQuestion', { name: row.name })}
          <br />
          {t('removeConsequence')}
        </>
      }
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id: row.id } } });
          void notify({ message: t('removed', { name: row.name }) });
        })
      }
      onClose={onClose}
    />
  );
};

interface RotateDialogProps {
  row: Row;
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

const RotateDialog = ({ row, onMade, onClose }: RotateDialogProps) => {
  const [rotate] = useRotateWebhookSecretMutation({ refetchQueries: ['Webhooks'], fetchPolicy: 'no-cache' });
  const made = useRef<MadeWebhook | null>(null);
  return (
    <AskDialog
      message={
        <>
          {t('rotateQuestion', { name: row.name })}
          <br />
          {t('rotateConsequence')}
        </>
      }
      confirmLabel={t('rotate')}
      danger={false}
      onConfirm={() =>
        attempt(async () => {
          made.current = (await rotate({ variables: { input: { id: row.id } } })).data?.rotateWebhookSecret ?? null;
        })
      }
      onClose={() => (made.current ? onMade(made.current) : onClose())}
    />
  );
};

const NewSecret = ({ made: { secret, webhook }, onClose }: { made: MadeWebhook; onClose: () => void }) => (
  <SecretDialog
    title={t('secret.title')}
    label={t('secret.label', { name: webhook.name })}
    secret={secret}
    warning={{ title: t('secret.warningTitle'), text: t('secret.warning') }}
    words={{
      copy: t('secret.copy'),
      copied: t('secret.copied'),
      copyFailed: t('secret.copyFailed'),
      done: t('secret.done'),
    }}
    usage={{ text: t('secret.usage'), example: signatureExample }}
    onClose={onClose}
  />
);

/** What is open over the list; the log stands in the address. */
type Opened =
  { kind: 'add' } | { kind: 'edit' | 'rotate' | 'remove'; row: Row } | { kind: 'made'; made: MadeWebhook } | null;

/** The webhooks of third parties, with the log of each; the Admin's. */
export const WebhooksSection = () => {
  const { state, update, hrefFor } = useListParams(webhooksView);
  const [opened, setOpened] = useState<Opened>(null);
  const { send } = useSendTest({ fromLog: false });
  const { data, previousData, error, loading, refetch } = useWebhooksQuery({
    variables: { page: { size } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.webhooks;
  const logged = shown?.items.find(({ id }) => id === state.log);
  const close = (): void => setOpened(null);
  const onMade = (made: MadeWebhook): void => setOpened({ kind: 'made', made });
  const openLog = (log: string): void => update({ log, status: null });
  const reload = async (id: string | undefined): Promise<Row | undefined> =>
    (await refetch()).data?.webhooks.items.find((row) => row.id === id);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        actions={addButton}
        shown={shown}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconWebhook size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
          action: addButton,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            actionsLabel={t('columns.actions')}
            actions={(row) => (
              <>
                <RowAction label={t('openLog')} of={row.name} icon={IconHistory} onClick={() => openLog(row.id)} />
                <RowAction
                  label={t('sendTest')}
                  of={row.name}
                  icon={IconSend}
                  onClick={() => void send(row.id).then((sent) => sent && openLog(row.id))}
                />
                <RowAction
                  label={t('rotate')}
                  of={row.name}
                  icon={IconKey}
                  onClick={() => setOpened({ kind: 'rotate', row })}
                />
                <RowAction
                  label={t('edit')}
                  of={row.name}
                  icon={IconPencil}
                  onClick={() => setOpened({ kind: 'edit', row })}
                />
                <RowAction
                  label={t('remove')}
                  of={row.name}
                  icon={IconTrash}
                  onClick={() => setOpened({ kind: 'remove', row })}
                  danger
                />
              </>
            )}
          />
        )}
      </ListPage>
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <WebhookForm
          webhook={opened.kind === 'edit' ? opened.row : null}
          onReload={() => reload(opened.kind === 'edit' ? opened.row.id : undefined)}
          onMade={onMade}
          onClose={close}
        />
      )}
      {opened?.kind === 'rotate' && <RotateDialog row={opened.row} onMade={onMade} onClose={close} />}
      {opened?.kind === 'made' && <NewSecret made={opened.made} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} onClose={close} />}
      {logged && (
        <WebhookLog
          webhook={logged}
          status={state.status}
          page={state.page}
          onStatus={(status) => update({ status })}
          hrefForPage={(page) => hrefFor({ page })}
          onClose={() => update({ log: '', status: null })}
        />
      )}
    </>
  );
};
