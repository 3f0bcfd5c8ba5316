import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { attempt, unlessDone } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { amountOrZero, toCentimes } from '../../platform/money/money';
import { closeTillLimits, recordTillMovementLimits } from '../../platform/graphql/limits.generated';
import { AmountField } from '../../kit/form/AmountField';
import { FileField } from '../../kit/form/FileField';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { notify, type Notice } from '../../kit/notice/notify';
import { AgencyChoice } from '../../domain/choice/RecordChoice';
import { ReasonField } from '../../kit/form/ReasonField';
import {
  TillDetailsDocument,
  useCloseTillMutation,
  useOpenTillMutation,
  useRecordTillMovementMutation,
  type MyTillQuery,
  type TillWithEntriesFragment,
} from './Till.generated';
import { CashCount, type Pieces } from './CashCount';
import { t } from './texts';

/** Opening or closing a till changes the employee's own till and the list of tills, so both are loaded again. */
const after = { refetchQueries: ['MyTill', 'Tills', 'OwnTill'], awaitRefetchQueries: true };
const missing = (amount: number | string): string | undefined =>
  toCentimes(amount) === null ? t('amountMissing') : undefined;

interface OpenFormProps {
  agencies: MyTillQuery['agencies'];
  onClose: () => void;
}

/** Opens the employee's till with the cash that is in it. */
export const OpenTillForm = ({ agencies, onClose }: OpenFormProps) => {
  const [open] = useOpenTillMutation(after);
  const [first] = agencies.items;
  const form = useServerForm({
    initial: {
      values: { agencyId: agencies.totalCount === 1 ? (first?.id ?? '') : '', openingAmount: '' as number | string },
    },
    validate: ({ agencyId, openingAmount }) => ({
      agencyId: agencyId ? undefined : t('agencyMissing'),
      openingAmount: missing(openingAmount),
    }),
    save: ({ agencyId, openingAmount }) =>
      attempt(async () => {
        await open({ variables: { input: { agencyId, openingAmount: amountOrZero(openingAmount) } } });
        void notify({ message: t('opened') });
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('openTitle')} form={form} submitLabel={t('open')} onClose={onClose} size="md">
      <AgencyChoice
        label={t('agency')}
        placeholder={t('chooseAgency')}
        required
        first={agencies}
        {...form.field('agencyId')}
      />
      <AmountField
        label={t('openingAmount')}
        description={t('openingHint')}
        required
        {...form.field('openingAmount')}
        data-autofocus
      />
    </FormDialog>
  );
};

interface TillFormProps {
  till: TillWithEntriesFragment;
  onClose: () => void;
}

const closedNotice = (difference: string | null): Notice => {
  if (difference === null) return { message: t('closedUnknown') };
  if (Number(difference) === 0) return { message: t('closedRight') };
  return {
    tone: 'error',
    title: t('closedTitle'),
    message: t('closedWrong', { difference: formatMoney(difference) }),
  };
};

/** Counts and closes the till. The expected amount is shown only after the count, so that nobody adapts the count to it. */
export const CloseTillForm = ({ till, onClose }: TillFormProps) => {
  const client = useApolloClient();
  const [close] = useCloseTillMutation(after);
  const storedDifference = async (): Promise<string | null> => {
    const detailsQuery = {
      query: TillDetailsDocument,
      variables: { id: till.id },
      fetchPolicy: 'network-only',
    } as const;
    const answer = await client.query(detailsQuery).catch(() => null);
    return answer?.data?.till?.difference ?? null;
  };
  const form = useServerForm({
    initial: { values: { countedAmount: '' as number | string, pieces: {} as Pieces, note: '' } },
    validate: ({ countedAmount }) => ({ countedAmount: missing(countedAmount) }),
    save: ({ countedAmount, note }) =>
      attempt(async () => {
        const input = { id: till.id, countedAmount: amountOrZero(countedAmount), note: note || null };
        const answer = await unlessDone(() => close({ variables: { input } }));
        void notify(closedNotice(answer?.data?.closeTill.difference ?? (await storedDifference())));
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('closeTitle')} form={form} submitLabel={t('close')} onClose={onClose} size="md">
      <Text size="sm">{t('closeText')}</Text>
      <AmountField label={t('countedAmount')} required {...form.field('countedAmount')} data-autofocus />
      <CashCount form={form} />
      <TextInput label={t('note')} {...closeTillLimits.note} {...form.field('note')} />
    </FormDialog>
  );
};

/** Enters an expense or a bank deposit, with its proof. */
export const MovementForm = ({ till, onClose }: TillFormProps) => {
  const [record] = useRecordTillMovementMutation();
  const form = useServerForm({
    initial: {
      values: {
        kind: 'EXPENSE' as 'EXPENSE' | 'BANK',
        amount: '' as number | string,
        reason: '',
        proof: null as File | null,
      },
    },
    validate: ({ amount, reason }) => ({
      amount: (toCentimes(amount) ?? 0) > 0 ? undefined : t('amountWrong'),
      reason: reason.trim() ? undefined : t('reasonMissing'),
    }),
    save: ({ kind, amount, reason, proof }) =>
      attempt(async () => {
        await record({ variables: { input: { kind, amount: amountOrZero(amount), reason, proof } } });
        void notify({ message: t('moved') });
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('moveTitle')} form={form} submitLabel={t('save')} onClose={onClose} size="md">
      <Text size="sm" c="dimmed">
        {t('inTill', { amount: formatMoney(till.expectedAmount) })}
      </Text>
      <NativeSelect
        label={t('kindLabel')}
        required
        data={(['EXPENSE', 'BANK'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.field('kind')}
      />
      <AmountField label={t('amount')} required {...form.field('amount')} data-autofocus />
      <ReasonField label={t('reason')} {...recordTillMovementLimits.reason} {...form.field('reason')} />
      <FileField label={t('proof')} kind="document" {...form.field('proof')} />
    </FormDialog>
  );
};
