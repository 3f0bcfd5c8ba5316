import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { formatDate } from '../../platform/time/time';
import { Loaded } from '../../kit/state/Loaded';
import { notify } from '../../kit/notice/notify';
import { Badge } from '../../kit/display/StatusBadge';
import { RecoveryCodesDialog } from '../../domain/second-factor/RecoveryCodes';
import { EnrolmentDialog } from './EnrolmentDialog';
import { ProofDialog } from './ProofDialog';
import {
  type MySecondFactorQuery,
  useDisableSecondFactorMutation,
  useMySecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from './SecondFactorSection.generated';
import { t } from './texts';

/** The dialog that is open. */
type Opened = { kind: 'enable' | 'renew' | 'disable' } | { kind: 'codes'; codes: readonly string[] } | null;

const State = ({ on, since, recoveryCodesLeft, required }: MySecondFactorQuery['mySecondFactor']) => {
  const Sign = on ? IconShieldCheck : IconShieldOff;
  const facts = [
    on && since ? t('section.since', { date: formatDate(since) }) : '',
    on ? t('section.left', { count: recoveryCodesLeft }) : '',
    required ? t('section.required') : '',
  ];
  return (
    <div>
      <Group gap="xs">
        <Sign size={22} stroke={1.5} aria-hidden />
        <Badge tone={on ? 'success' : 'neutral'}>{t(on ? 'section.on' : 'section.off')}</Badge>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {facts.filter(Boolean).join(' ')}
      </Text>
    </div>
  );
};

/** Shows one's own second factor and its recovery codes. The page provides the title. */
export const SecondFactorSection = () => {
  const query = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      title={t('section.loadFailed')}
      waiting={<Skeleton height={80} radius="md" role="status" aria-label={t('section.loading')} />}
    >
      {({ mySecondFactor }) => <SecondFactor state={mySecondFactor} />}
    </Loaded>
  );
};

/** Offers what may be done with the second factor: to enable or disable it, and new recovery codes. */
const SecondFactor = ({ state }: { state: MySecondFactorQuery['mySecondFactor'] }) => {
  const after = { fetchPolicy: 'no-cache' as const, refetchQueries: ['MySecondFactor'] };
  const [renew] = useRenewRecoveryCodesMutation(after);
  const [disable] = useDisableSecondFactorMutation(after);
  const [opened, setOpened] = useState<Opened>(null);
  const renewed = useRef<readonly string[]>([]);
  const close = (): void => setOpened(null);
  return (
    <Stack>
      <State {...state} />
      <Group>
        {!state.on && <Button onClick={() => setOpened({ kind: 'enable' })}>{t('section.enable')}</Button>}
        {state.on && (
          <Button variant="default" onClick={() => setOpened({ kind: 'renew' })}>
            {t('section.renew')}
          </Button>
        )}
        {state.on && !state.required && (
          <Button variant="outline" color="red" onClick={() => setOpened({ kind: 'disable' })}>
            {t('section.disable')}
          </Button>
        )}
      </Group>
      {opened?.kind === 'enable' && (
        <EnrolmentDialog
          onEnabled={(codes) => {
            void notify({ message: t('section.enabled') });
            setOpened({ kind: 'codes', codes });
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'renew' && (
        <ProofDialog
          title={t('proof.renewTitle')}
          text={t('proof.renewText')}
          submitLabel={t('proof.renewSubmit')}
          onProof={(input) =>
            attempt(async () => {
              const answer = await renew({ variables: { input } });
              renewed.current = answer.data?.renewRecoveryCodes.codes ?? [];
            })
          }
          onDone={() => {
            void notify({ message: t('section.renewed') });
            setOpened({ kind: 'codes', codes: renewed.current });
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'disable' && (
        <ProofDialog
          title={t('proof.disableTitle')}
          text={t('proof.disableText')}
          submitLabel={t('section.disable')}
          onProof={(input) => attempt(() => disable({ variables: { input } }))}
          onDone={() => {
            void notify({ message: t('section.disabled') });
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
    </Stack>
  );
};
