import { Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { readProblem } from '../../lib/errors';
import { t as common } from '../../lib/i18n/common';
import { t } from '../../lib/i18n/signature';
import { ErrorState } from '../../ui/ErrorState';
import { lazyPart } from '../../ui/lazyPart';
import { useSignatureSlotQuery } from './SignatureSlot.generated';

interface SignContractProps {
  /** Reservation number, however it is written. */
  number: string;
  /** What the link carries beside it, for the contract to be read. */
  linkKey: string | null;
  /** Called when there is nothing to sign, which the reason says, or nothing any more (docs/rules/site.md#signature-page). */
  onLeave: (reason?: string) => void;
}

const Waiting = () => (
  <Stack role="status" aria-label={common('loading')}>
    <Skeleton height={240} radius="md" />
    <Skeleton height={500} radius="md" />
  </Stack>
);

/** Only who has something to sign loads the pad. */
const SignForm = lazyPart(async () => (await import('./SignForm')).SignForm, { pending: <Waiting /> });

/** What is to be signed, and the pad. Without a slot it shows nothing and leaves. */
export const SignContract = ({ number, linkKey, onLeave }: SignContractProps) => {
  const { data, error, loading, refetch } = useSignatureSlotQuery({
    variables: { number, key: linkKey },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const slot = data?.signatureSlot;
  const nothing = slot === null;

  useEffect(() => {
    if (nothing) onLeave(t('noSlot'));
  }, [nothing, onLeave]);

  if (slot) return <SignForm slot={slot} linkKey={linkKey} onLeave={onLeave} />;
  if (error && !loading)
    return <ErrorState message={readProblem(error).message} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Waiting />;
};
