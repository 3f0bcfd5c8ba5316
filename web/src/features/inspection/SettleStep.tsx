import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from '../../kit/steps/Steps.module.css';
import { inputOf, type AgreedSettlement, type InspectionDraft } from '../../domain/inspection/inspectionDraft';
import { useReturnPreviewQuery } from '../../domain/settlement/Settlement.generated';
import { SettlementFields } from '../../domain/settlement/SettlementFields';
import {
  draftOf,
  isSettled,
  openCharges,
  previewedRental,
  problemsOf,
  returnInputOf,
  submitLabel,
  sumsOf,
  type SettledRental,
  type SettlementDraft,
} from '../../domain/settlement/settlementDraft';
import { FormMessage } from '../../kit/form/FormMessage';
import { useServerForm } from '../../kit/form/useServerForm';
import { LoadFailure } from '../../kit/state/Loaded';
import { t } from './texts';

interface SettleStepProps {
  draft: InspectionDraft;
  /** The button to the step before. */
  back: ReactNode;
  /** Receives what was agreed, and goes on. */
  onAgree: (settlement: AgreedSettlement | 'LATER' | null) => void;
}

/** Returns what was agreed before if the charges are still the same. */
const agreedBefore = (rental: SettledRental, { settlement }: InspectionDraft): SettlementDraft | null => {
  if (settlement === null || settlement === 'LATER') return null;
  const former = settlement.input?.charges ?? [];
  const open = openCharges(rental);
  const same = open.every(({ label, amount }, at) => former[at]?.label === label && former[at].proposed === amount);
  return same && open.length === former.length ? settlement.draft : null;
};

const SettleForm = ({ rental, draft, back, onAgree }: SettleStepProps & { rental: SettledRental }) => {
  const [nothing] = useState(() => isSettled(rental));
  const moves = (values: SettlementDraft): boolean => !nothing || values.added.length > 0;
  const labelOf = (values: SettlementDraft): string =>
    moves(values) ? submitLabel(sumsOf(rental, values), values.pays) : t('settle.continue');
  const form = useServerForm<SettlementDraft>({
    initial: { values: agreedBefore(rental, draft) ?? draftOf(rental) },
    validate: (values) => (moves(values) ? problemsOf(rental, values) : {}),
    // It is sent with the signature.
    save: () => Promise.resolve(null),
    onSaved: (values) =>
      onAgree({
        draft: values,
        input: moves(values) ? returnInputOf(rental, values) : null,
        sentence: moves(values) ? labelOf(values) : t('settle.nothing'),
      }),
  });
  return (
    <form {...form.element} data-banner-first>
      <Stack>
        <FormMessage form={form} />
        {nothing && <Text>{t('settle.nothing')}</Text>}
        <SettlementFields rental={rental} form={form} />
        <div>
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => onAgree('LATER')}>
            {t('settle.later')}
          </Button>
        </div>
      </Stack>
      <Group className={classes.bar ?? ''} justify="space-between">
        {back}
        <Button type="submit" size="md" className={classes.next ?? ''}>
          {labelOf(form.values)}
        </Button>
      </Group>
    </form>
  );
};

/**
 * Shows what the return would charge and agrees on the settlement, before the customer signs (docs/rules/payments.md#the-settlement). It is
 * made with the signature.
 */
export const SettleStep = ({ draft, back, onAgree }: SettleStepProps) => {
  const { online } = useNetwork();
  // Photos and papers charge nothing.
  const [input] = useState(() => ({ ...inputOf(draft), photos: [], papers: [] }));
  const { data, error, loading, refetch } = useReturnPreviewQuery({
    variables: { input, number: draft.number },
    fetchPolicy: 'no-cache',
    skip: !online,
  });
  if (data?.reservation) {
    const rental = previewedRental(draft.number, data.returnPreview, data.reservation.depositEntries);
    return <SettleForm rental={rental} draft={draft} back={back} onAgree={onAgree} />;
  }
  return (
    <Stack>
      {!online ? (
        <Alert color="saffron" icon={<IconWifiOff aria-hidden />}>
          {t('settle.offline')}
        </Alert>
      ) : error ? (
        <LoadFailure title={t('settle.failed')} error={error} refetch={refetch} loading={loading} />
      ) : (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height={240} radius="md" />
        </div>
      )}
      <Group className={classes.bar ?? ''} justify="space-between">
        {back}
        <Button size="md" variant={online ? 'default' : 'filled'} onClick={() => onAgree(null)}>
          {t('settle.without')}
        </Button>
      </Group>
    </Stack>
  );
};
