import { Text } from '@mantine/core';
import { IconHistory, IconKey, IconKeyOff } from '@tabler/icons-react';
import { useState } from 'react';
import { fullName } from '../../platform/format/format';
import { formatAgo, formatDate, formatDateTime } from '../../platform/time/time';
import { Modal } from '../../kit/dialog/Modal';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { useListDialog } from '../../kit/list/useListDialog';
import { useRecordList } from '../../kit/list/useRecordList';
import { apiKeysQuery } from './apiKeysQuery';
import { SecretDialog } from '../../kit/dialog/SecretDialog';
import { Badge } from '../../kit/display/StatusBadge';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { ApiKeyForm, type MadeKey } from './ApiKeyForm';
import { ApiKeyRowFragmentDoc, type ApiKeyRowFragment, useRevokeApiKeyMutation } from './ApiKeyList.generated';
import { t } from './texts';

type Row = ApiKeyRowFragment;

const tones = { ACTIVE: 'success', EXPIRED: 'warning', REVOKED: 'neutral', SUSPENDED: 'warning' } as const;
/** Number of areas that a key can open. */
const allAreas = 4;

const validityOf = ({ status, createdBy, lastDay, revokedAt, revokedBy }: Row): string => {
  if (revokedAt && revokedBy) return t('keys.revokedOn', { date: formatDate(revokedAt), name: fullName(revokedBy) });
  if (status === 'SUSPENDED') return t('keys.suspended', { name: fullName(createdBy) });
  return lastDay ? t('keys.until', { date: formatDate(lastDay) }) : t('keys.endless');
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

const columns: readonly Column<Row>[] = [
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
  { key: 'validity', label: t('keys.columns.validity'), cell: validityOf, card: 'labelled' },
  {
    key: 'lastUsedAt',
    label: t('keys.columns.lastUsedAt'),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <span title={formatDateTime(lastUsedAt)}>{formatAgo(lastUsedAt)}</span> : t('keys.neverUsed'),
    card: 'labelled',
  },
  {
    key: 'createdAt',
    label: t('keys.columns.createdAt'),
    cell: ({ createdAt, createdBy }) => t('keys.created', { date: formatDate(createdAt), name: fullName(createdBy) }),
    card: 'labelled',
  },
];

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

/** Lists the access keys of third parties, for Admins. */
export const ApiKeyList = () => {
  const { dialog, id, open, close } = useListDialog();
  // The secret is shown once, so the address never contains it.
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoke] = useRevokeApiKeyMutation();
  const list = useRecordList({
    ...apiKeysQuery,
    pageOf: ({ apiKeys }) => apiKeys,
  });
  // A key has no page of its own, so that actions always concern a visible row.
  const row = list.page?.items.find((each) => each.id === id);

  return (
    <>
      <RecordList
        name="cles"
        list={list}
        fragment={ApiKeyRowFragmentDoc}
        title={t('keys.title')}
        lead={t('keys.lead')}
        columns={columns}
        actionsLabel={t('keys.columns.actions')}
        actions={(key) => (
          <RowActions
            of={key.name}
            actions={[
              { label: t('keys.history'), icon: IconHistory, onClick: () => open('historique', key.id) },
              key.status !== 'REVOKED' && {
                label: t('keys.revoke'),
                icon: IconKeyOff,
                danger: true,
                onClick: () => open('revoquer', key.id),
              },
            ]}
          />
        )}
        add={<AddButton label={t('keys.add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('keys.count', { count })}
        loadFailed={t('keys.loadFailed')}
        empty={{
          icon: IconKey,
          title: t('keys.emptyTitle'),
          message: t('keys.emptyText'),
        }}
      />
      {dialog === 'ajouter' && !made && <ApiKeyForm onMade={setMade} onClose={close} />}
      {made && (
        <NewKey
          made={made}
          onClose={() => {
            setMade(null);
            close();
          }}
        />
      )}
      {row && dialog === 'historique' && (
        <Modal opened onClose={close} title={t('keys.historyTitle', { name: row.name })}>
          <RecordHistory record="API_KEY" id={row.id} startsOpen />
        </Modal>
      )}
      {row && dialog === 'revoquer' && (
        <RemoveDialog
          message={t('keys.revokeQuestion', { name: row.name })}
          consequence={t('keys.revokeConsequence')}
          confirmLabel={t('keys.revoke')}
          remove={() => revoke({ variables: { input: { id: row.id } } })}
          done={{ message: t('keys.revoked', { name: row.name }) }}
          onClose={close}
        />
      )}
    </>
  );
};
