import { Button, Modal, Text } from '@mantine/core';
import { IconHistory, IconKey, IconKeyOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../lib/errors';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/integration';
import { formatAgo, formatDate, formatDateTime } from '../../lib/time';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { SecretDialog } from '../../ui/SecretDialog';
import { Badge } from '../../ui/StatusBadge';
import { RecordHistory } from '../audit/RecordHistory';
import { ApiKeyForm, type MadeKey } from './ApiKeyForm';
import { type ApiKeyRowFragment, useApiKeysQuery, useRevokeApiKeyMutation } from './ApiKeyList.generated';

type Row = ApiKeyRowFragment;

const pageSize = 20;
/** The page alone. */
const view = {};
const tones = { ACTIVE: 'success', EXPIRED: 'warning', REVOKED: 'neutral', SUSPENDED: 'warning' } as const;
/** How many areas there are to open. */
const allAreas = 4;

const formatDay = (day: string): string => formatDate(`${day}T00:00`);

const Validity = ({ row: { status, createdBy, lastDay, revokedAt, revokedBy } }: { row: Row }) => {
  if (revokedAt && revokedBy) return t('keys.revokedOn', { date: formatDate(revokedAt), name: fullName(revokedBy) });
  if (status === 'SUSPENDED') return t('keys.suspended', { name: fullName(createdBy) });
  return lastDay ? t('keys.until', { date: formatDay(lastDay) }) : t('keys.endless');
};

const Grants = ({ row: { grants } }: { row: Row }) => {
  const [first] = grants;
  if (first && grants.length === allAreas && grants.every(({ access }) => access === first.access))
    return t('keys.everything', { level: t(`keys.levels.${first.access}`) });
  return (
    <>
      {grants.map(({ area, access }) => (
        <Text key={area} size="sm" component="span" display="block">
          {t('keys.grant', { area: t(`keys.areas.${area}`), level: t(`keys.levels.${access}`) })}
        </Text>
      ))}
    </>
  );
};

const columns: readonly DataColumn<Row>[] = [
  {
    key: 'name',
    label: t('keys.columns.name'),
    cell: ({ name, prefix }) => (
      <>
        <b>{name}</b>
        <Text size="sm" c="dimmed" component="code" display="block">
          {prefix}…
        </Text>
      </>
    ),
    card: 'head',
  },
  { key: 'grants', label: t('keys.columns.scope'), cell: (row) => <Grants row={row} /> },
  {
    key: 'status',
    label: t('keys.columns.status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`keys.statuses.${status}`)}</Badge>,
    card: 'aside',
  },
  { key: 'validity', label: t('keys.columns.validity'), cell: (row) => <Validity row={row} /> },
  {
    key: 'lastUsedAt',
    label: t('keys.columns.lastUsedAt'),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <span title={formatDateTime(lastUsedAt)}>{formatAgo(lastUsedAt)}</span> : t('keys.neverUsed'),
  },
  {
    key: 'createdAt',
    label: t('keys.columns.createdAt'),
    cell: ({ createdAt, createdBy }) => t('keys.created', { date: formatDate(createdAt), name: fullName(createdBy) }),
  },
];

const RevokeDialog = ({ row, onClose }: { row: Row; onClose: () => void }) => {
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <AskDialog
      message={
        <>
          {t('keys.revokeQuestion', { name: row.name })}
          <br />
          {t('keys.revokeConsequence')}
        </>
      }
      confirmLabel={t('keys.revoke')}
      onConfirm={() =>
        attempt(async () => {
          await revoke({ variables: { input: { id: row.id } } });
          void notify({ message: t('keys.revoked', { name: row.name }) });
        })
      }
      onClose={onClose}
    />
  );
};

const NewKey = ({ made: { key, apiKey }, onClose }: { made: MadeKey; onClose: () => void }) => (
  <SecretDialog
    title={t('keys.shown.title')}
    label={t('keys.shown.label', { name: apiKey.name })}
    secret={key}
    warning={{ title: t('keys.shown.warningTitle'), text: t('keys.shown.warning') }}
    words={{
      copy: t('keys.shown.copy'),
      copied: t('keys.shown.copied'),
      copyFailed: t('keys.shown.copyFailed'),
      done: t('keys.shown.done'),
    }}
    usage={{ text: t('keys.shown.usage'), example: `Authorization: Bearer ${apiKey.prefix}…` }}
    onClose={onClose}
  />
);

/** What is open over the list. */
type Opened =
  | { kind: 'add' }
  | { kind: 'made'; made: MadeKey }
  | { kind: 'revoke'; row: Row }
  | { kind: 'history'; row: Row }
  | null;

/** The access keys of third parties; the Admin's. */
export const ApiKeyList = () => {
  const { state, hrefFor } = useListParams(view);
  const [opened, setOpened] = useState<Opened>(null);
  const { data, previousData, error, loading, refetch } = useApiKeysQuery({
    variables: { page: { page: state.page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const close = (): void => setOpened(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
      {t('keys.add')}
    </Button>
  );

  return (
    <>
      <ListPage
        title={t('keys.title')}
        lead={t('keys.lead')}
        actions={addButton}
        shown={(data ?? previousData)?.apiKeys}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('keys.count', { count })}
        loadFailed={t('keys.loadFailed')}
        empty={{
          icon: <IconKey size={40} stroke={1.5} aria-hidden />,
          title: t('keys.emptyTitle'),
          message: t('keys.emptyText'),
          action: addButton,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('keys.title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            actionsLabel={t('keys.columns.actions')}
            actions={(row) => (
              <>
                <RowAction
                  label={t('keys.history')}
                  of={row.name}
                  icon={IconHistory}
                  onClick={() => setOpened({ kind: 'history', row })}
                />
                {row.status !== 'REVOKED' && (
                  <RowAction
                    label={t('keys.revoke')}
                    of={row.name}
                    icon={IconKeyOff}
                    onClick={() => setOpened({ kind: 'revoke', row })}
                    danger
                  />
                )}
              </>
            )}
          />
        )}
      </ListPage>
      {opened?.kind === 'add' && <ApiKeyForm onMade={(made) => setOpened({ kind: 'made', made })} onClose={close} />}
      {opened?.kind === 'made' && <NewKey made={opened.made} onClose={close} />}
      {opened?.kind === 'history' && (
        <Modal
          opened
          onClose={close}
          title={t('keys.historyTitle', { name: opened.row.name })}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          <RecordHistory record="API_KEY" id={opened.row.id} startsOpen />
        </Modal>
      )}
      {opened?.kind === 'revoke' && <RevokeDialog row={opened.row} onClose={close} />}
    </>
  );
};
