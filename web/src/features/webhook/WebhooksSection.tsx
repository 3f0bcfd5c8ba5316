import { Group, Stack, Text } from '@mantine/core';
import { IconHistory, IconKey, IconSend, IconWebhook } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { formatDateTime } from '../../platform/time/time';
import { AskDialog } from '../../kit/form/AskDialog';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { webhooksQuery } from './webhooksQuery';
import { SecretDialog } from '../../kit/dialog/SecretDialog';
import { Badge } from '../../kit/display/StatusBadge';
import { DeliveryBadge } from './DeliveryBadge';
import { useSendTest } from './useSendTest';
import { AddWebhook, EditWebhook, type MadeWebhook } from './WebhookForm';
import {
  WebhookRowFragmentDoc,
  type WebhookRowFragment,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
} from './WebhookList.generated';
import { webhookEvents } from './webhookEvents';
import { WebhookLog } from './WebhookLog';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

type Row = WebhookRowFragment;

const signatureExample = 'webhook-signature: v1,g0hM9SsE+OTPJTGt…';

const eventsOf = ({ events }: Row): string =>
  events.length === webhookEvents.length ? t('allEvents') : events.map((event) => t(`events.${event}`)).join(', ');

const columns: readonly Column<Row>[] = [
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  {
    key: 'url',
    label: t('columns.url'),
    cell: ({ url, previousSecretUntil }) => (
      <Stack gap={2} maw={320}>
        <span style={{ overflowWrap: 'anywhere' }}>{url}</span>
        {previousSecretUntil && Date.parse(previousSecretUntil) > serverNow() && (
          <Text size="xs" c="dimmed">
            {t('previousUntil', { date: formatDateTime(previousSecretUntil) })}
          </Text>
        )}
      </Stack>
    ),
  },
  { key: 'events', label: t('columns.events'), cell: eventsOf, card: 'labelled' },
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
    card: 'labelled',
  },
];

interface RotateDialogProps {
  row: Pick<Row, 'id' | 'name'>;
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

const RotateDialog = ({ row, onMade, onClose }: RotateDialogProps) => {
  const [rotate] = useRotateWebhookSecretMutation({ refetchQueries: ['Webhooks'], fetchPolicy: 'no-cache' });
  const made = useRef<MadeWebhook | null>(null);
  return (
    <AskDialog
      message={t('rotateQuestion', { name: row.name })}
      consequence={t('rotateConsequence')}
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

/** Lists the webhooks of third parties with the log of each; for Admins. */
export const WebhooksSection = () => {
  const { dialog, id, open, close } = useListDialog();
  // The secret is shown once, so the address never contains it.
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const [remove] = useDeleteWebhookMutation({ refetchQueries: ['Webhooks'] });
  const { send } = useSendTest({ fromLog: false });
  const list = useRecordList({
    ...webhooksQuery,
    pageOf: ({ webhooks }) => webhooks,
  });
  const { state, update, hrefFor } = list;
  const rowOf = (wanted: string) => list.page?.items.find((each) => each.id === wanted);
  const row = rowOf(id);
  const logged = rowOf(state.log);
  const openLog = (log: string): void => update({ log, status: null });
  return (
    <>
      <RecordList
        name="webhooks"
        list={list}
        fragment={WebhookRowFragmentDoc}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        actionsLabel={t('columns.actions')}
        actions={(webhook) => (
          <RowActions
            of={webhook.name}
            actions={[
              { label: t('openLog'), icon: IconHistory, onClick: () => openLog(webhook.id) },
              {
                label: t('sendTest'),
                icon: IconSend,
                onClick: () => void send(webhook.id).then((sent) => sent && openLog(webhook.id)),
              },
              { label: t('rotate'), icon: IconKey, onClick: () => open('secret', webhook.id) },
              editAction(t('edit'), () => open('modifier', webhook.id)),
              removeAction(t('remove'), () => open('supprimer', webhook.id)),
            ]}
          />
        )}
        add={<AddButton label={t('add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: IconWebhook,
          title: t('emptyTitle'),
          message: t('emptyText'),
        }}
      />
      {!made && dialog === 'ajouter' && <AddWebhook onMade={setMade} onClose={close} />}
      {!made && dialog === 'modifier' && row && (
        <EditWebhook webhook={row} onReload={list.refetch} onMade={setMade} onClose={close} />
      )}
      {!made && row && dialog === 'secret' && <RotateDialog row={row} onMade={setMade} onClose={close} />}
      {made && (
        <NewSecret
          made={made}
          onClose={() => {
            setMade(null);
            close();
          }}
        />
      )}
      {row && dialog === 'supprimer' && (
        <RemoveDialog
          message={t('removeQuestion', { name: row.name })}
          consequence={t('removeConsequence')}
          remove={() => remove({ variables: { input: { id } } })}
          done={{ message: t('removed', { name: row.name }) }}
          onClose={close}
        />
      )}
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
