import { Skeleton, Stack } from '@mantine/core';
import { useWhen } from '../../platform/effect/useWhen';
import { LoadFailure } from '../../kit/state/Loaded';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { t as common } from '../../platform/i18n/texts';
import { useSignatureSlotQuery } from './SignatureSlot.generated';
import { t } from './texts';

interface SignContractProps {
  /** The reservation number, in any spelling. */
  number: string;
  /** The link's key, with which the contract can be read. */
  linkKey: string | null;
  /** Called with the reason if there is nothing to sign, or no longer (docs/rules/site.md#signature-page). */
  onLeave: (reason?: string) => void;
}

const Waiting = () => (
  <Stack role="status" aria-label={common('loading')}>
    <Skeleton height={240} radius="md" />
    <Skeleton height={500} radius="md" />
  </Stack>
);

/** The pad is loaded only if there is something to sign. */
const SignForm = lazyPart(async () => (await import('./SignForm')).SignForm, { pending: <Waiting /> });

/** Shows what is to be signed, and the pad. Without a slot it shows nothing and leaves. */
export const SignContract = ({ number, linkKey, onLeave }: SignContractProps) => {
  const { data, error, loading, refetch } = useSignatureSlotQuery({
    variables: { number, key: linkKey },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const slot = data?.signatureSlot;
  useWhen(slot === null, () => onLeave(t('noSlot')));

  if (slot) return <SignForm slot={slot} linkKey={linkKey} onLeave={onLeave} />;
  if (error && !loading) return <LoadFailure error={error} refetch={refetch} />;
  return <Waiting />;
};
