import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t as common } from '../../lib/i18n/common';
import { t } from '../../lib/i18n/signature';
import { ErrorState } from '../../ui/ErrorState';
import { notify } from '../../ui/notify';
import { ContractSummary, type Slot } from './ContractSummary';
import classes from './SignContract.module.css';
import { SignaturePadField } from './SignaturePadField';
import { useSignatureSlotQuery, useSignContractMutation } from './SignatureSlot.generated';

interface SignContractProps {
  /** Reservation number, however it is written. */
  number: string;
  /** Nothing is to be signed here, or no longer (spec/1-public-site §2, "Signature page"). */
  onLeave: () => void;
}

/** The server says that this contract cannot be signed (any more): trying again is of no use. */
const closedCodes = ['SIGNATURE.CLOSED', 'RESERVATION.NOT_FOUND'];

const SlotForm = ({ slot, onLeave }: { slot: Slot; onLeave: () => void }) => {
  const [sign, { loading }] = useSignContractMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (image: string): Promise<void> => {
    setProblem(null);
    try {
      await sign({ variables: { input: { number: slot.number, image } } });
      void notify({ title: t('doneTitle'), message: t('done') });
      onLeave();
    } catch (error) {
      const { code, message } = readProblem(error);
      if (code && closedCodes.includes(code)) {
        void notify({ tone: 'error', title: t('failed'), message, autoClose: false });
        onLeave();
      } else setProblem(message);
    }
  };

  return (
    <>
      <header>
        <h1 className={classes.title}>
          {t('number')} <span>{slot.number}</span>
        </h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <ContractSummary slot={slot} />
      <SignaturePadField busy={loading} problem={problem} onSubmit={(picture) => void submit(picture)} />
    </>
  );
};

/** What is to be signed, and the pad. Without a slot it shows nothing and leaves. */
export const SignContract = ({ number, onLeave }: SignContractProps) => {
  const { data, error, loading, refetch } = useSignatureSlotQuery({
    variables: { number },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const slot = data?.signatureSlot;
  const nothing = slot === null;

  useEffect(() => {
    if (!nothing) return;
    void notify({ tone: 'info', message: t('noSlot'), autoClose: 8000 });
    onLeave();
  }, [nothing, onLeave]);

  if (slot) return <SlotForm slot={slot} onLeave={onLeave} />;
  if (error && !loading)
    return <ErrorState message={readProblem(error).message} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <Stack role="status" aria-label={common('loading')}>
      <Skeleton height={240} radius="md" />
      <Skeleton height={500} radius="md" />
    </Stack>
  );
};
