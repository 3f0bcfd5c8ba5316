import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import { LoadFailure } from '../../kit/state/Loaded';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../kit/notice/notify';
import { Badge } from '../../kit/display/StatusBadge';
import { t as accountT } from '../../domain/account/texts';
import {
  OpenSessionFragmentDoc,
  type OpenSessionFragment,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useMySessionsQuery,
} from './OpenSessions.generated';
import classes from './OpenSessions.module.css';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

/** As many as the server lists. */
const listedAtMost = 50;
const mobileSystems = ['Android', 'iOS', 'iPadOS'];

type Session = Fields<OpenSessionFragment>;

const deviceOf = ({ browser, system }: Session): string => {
  if (browser && system) return t('device.both', { browser, system });
  return browser ?? (system ? t('device.system', { system }) : t('device.none'));
};

const usedText = (lastUsedAt: string): string =>
  serverNow() - new Date(lastUsedAt).getTime() < 60_000 ? t('usedNow') : t('used', { ago: formatAgo(lastUsedAt) });

interface ItemProps {
  record: Holding<OpenSessionFragment>;
  onEnd: (session: Session) => void;
}

const Item = ({ record, onEnd }: ItemProps) => {
  const session = useFields(OpenSessionFragmentDoc, record);
  const { system, address, createdAt, lastUsedAt, current } = session;
  const device = deviceOf(session);
  const date = formatDateTime(createdAt);
  const Sign = mobileSystems.includes(system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <span className={classes.sign}>
        <Sign size={22} stroke={1.5} aria-hidden />
      </span>
      <div>
        <div className={classes.name}>
          {device}
          {current && <Badge tone="success">{t('current')}</Badge>}
        </div>
        <div className={classes.facts}>
          {address && <span>{t('address', { address })}</span>}
          <span>{t('since', { date })}</span>
          <span title={formatDateTime(lastUsedAt)}>{usedText(lastUsedAt)}</span>
        </div>
      </div>
      {!current && (
        <Button
          variant="default"
          size="xs"
          className={classes.end ?? ''}
          aria-label={t('endLabel', { device, date })}
          onClick={() => onEnd(session)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
};

/** The confirmation that is open. */
type Confirmation = { kind: 'one'; session: Session } | { kind: 'others' } | null;

/** Lists one's own open logins, for staff and customers, and ends them. The page provides the title. */
export const OpenSessions = () => {
  const { data, error, loading, refetch } = useMySessionsQuery();
  const after = { refetchQueries: ['MySessions'], awaitRefetchQueries: true };
  const [end] = useEndMySessionMutation(after);
  const [endOthers] = useEndMyOtherSessionsMutation(after);
  const [confirmation, setConfirmation] = useState<Confirmation>(null);
  const sessions = data?.mySessions;

  const endOne = async (session: Session) => {
    const problem = await attempt(() => end({ variables: { input: { id: session.id } } }));
    if (problem && problem.code !== 'SESSION.NOT_FOUND') return problem;
    // It was already ended or has expired, so that the aim is reached.
    if (problem) void refetch().catch(() => undefined);
    void notify({ message: t('ended', { device: deviceOf(session) }) });
    return null;
  };
  const endAllOthers = () =>
    attempt(async () => {
      await endOthers();
      void notify({ message: t('endedOthers') });
    });

  if (!sessions && error && !loading) return <LoadFailure title={t('loadFailed')} error={error} refetch={refetch} />;
  if (!sessions)
    return (
      <Stack role="status" aria-label={t('loading')}>
        <Skeleton height={48} radius="md" />
        <Skeleton height={48} radius="md" />
      </Stack>
    );
  return (
    <Stack>
      <ul className={classes.list} aria-label={accountT('sessions.title')}>
        {sessions.map((record) => (
          <Item key={record.id} record={record} onEnd={(session) => setConfirmation({ kind: 'one', session })} />
        ))}
      </ul>
      {sessions.length >= listedAtMost && (
        <Text size="sm" c="dimmed">
          {t('bounded', { count: listedAtMost })}
        </Text>
      )}
      {sessions.length > 1 && (
        <Group>
          <Button variant="outline" color="red" onClick={() => setConfirmation({ kind: 'others' })}>
            {t('endOthers')}
          </Button>
        </Group>
      )}
      {confirmation?.kind === 'one' && (
        <AskDialog
          message={t('endQuestion', { device: deviceOf(confirmation.session) })}
          consequence={t('endConsequence')}
          confirmLabel={t('end')}
          onConfirm={() => endOne(confirmation.session)}
          onClose={() => setConfirmation(null)}
        />
      )}
      {confirmation?.kind === 'others' && (
        <AskDialog
          message={t('endOthersQuestion')}
          consequence={t('endOthersConsequence')}
          confirmLabel={t('endOthers')}
          onConfirm={endAllOthers}
          onClose={() => setConfirmation(null)}
        />
      )}
    </Stack>
  );
};
