import { NativeSelect, Text, TextInput } from '@mantine/core';
import { CashOutsideTill } from '../reservation/CashOutsideTill';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import type { DepositMethod } from '../../platform/graphql/types.generated';
import { amountOrZero, toCentimes } from '../../platform/money/money';
import { correctDepositLimits, holdDepositLimits } from '../../platform/graphql/limits.generated';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { notify } from '../../kit/notice/notify';
import { ReasonFormDialog } from '../../kit/form/ReasonFormDialog';
import {
  useCorrectDepositMutation,
  useHoldDepositMutation,
  useSetDepositAmountMutation,
  type DepositEntryFieldsFragment,
  type DepositFieldsFragment,
} from './Deposit.generated';
import { t } from './texts';

const methods = ['CASH', 'CARD_IMPRINT', 'TRANSFER'] as const satisfies readonly DepositMethod[];
const methodChoices = methods.map((value) => ({ value, label: t(`method.${value}`) }));
/** Queries to reload, because they show deposits beside their own records. */
const refetchQueries = ['Deposits'];

type Deposit = Fields<DepositFieldsFragment>;

export interface DepositFormProps {
  deposit: Deposit;
  /** Loads the deposit as it is stored now. */
  onReload: () => Promise<Deposit | undefined>;
  onClose: () => void;
}

const amountProblem = (amount: number | string): string | undefined =>
  (toCentimes(amount) ?? 0) > 0 ? undefined : t('amountWrong');
const all = (amount: string): number | string => (Number(amount) > 0 ? Number(amount) : '');

/** Takes a deposit: what is still due is proposed. */
export const HoldForm = ({ deposit, today, onReload, onClose }: DepositFormProps & { today: string }) => {
  const { number } = deposit;
  const [hold] = useHoldDepositMutation({ refetchQueries });
  const draftOf = ({ depositAmount, depositHeld }: Deposit) => ({
    amount: all(String(Number(depositAmount) - Number(depositHeld))),
    method: 'CARD_IMPRINT' as DepositMethod,
    reference: '',
    expiresOn: '',
  });
  const form = useServerForm({
    initial: { values: draftOf(deposit), version: deposit.version },
    validate: ({ amount, method, reference, expiresOn }) => ({
      amount: amountProblem(amount),
      reference: method === 'CARD_IMPRINT' && !reference.trim() ? t('referenceWrong') : undefined,
      expiresOn: method === 'CARD_IMPRINT' && !expiresOn ? t('expiresWrong') : undefined,
    }),
    save: ({ amount, method, reference, expiresOn }, version) =>
      attempt(async () => {
        const imprint = method === 'CARD_IMPRINT';
        const { data } = await hold({
          variables: {
            input: {
              number,
              version,
              amount: amountOrZero(amount),
              method,
              reference: method === 'CASH' ? null : reference || null,
              expiresOn: imprint ? expiresOn : null,
            },
          },
        });
        void notify({ message: t('held', { held: formatMoney(data?.holdDeposit.depositHeld) }) });
      }),
    reload: reloadWith(onReload, draftOf),
    onSaved: onClose,
  });
  const { method } = form.values;
  return (
    <FormDialog title={t('holdTitle', { number })} form={form} submitLabel={t('hold')} onClose={onClose} size="md">
      <Text size="sm" c="dimmed">
        {t('dueNow', { due: formatMoney(deposit.depositAmount), held: formatMoney(deposit.depositHeld) })}
      </Text>
      <AmountField label={t('amount')} required {...form.field('amount')} data-autofocus />
      <NativeSelect label={t('methodLabel')} required data={methodChoices} {...form.field('method')} />
      <CashOutsideTill method={method} />
      {method !== 'CASH' && (
        <TextInput
          label={t('reference')}
          description={method === 'CARD_IMPRINT' ? t('referenceHint') : undefined}
          required={method === 'CARD_IMPRINT'}
          {...holdDepositLimits.reference}
          {...form.field('reference')}
        />
      )}
      {method === 'CARD_IMPRINT' && (
        <DateField label={t('expiresOn')} required min={today} {...form.field('expiresOn')} />
      )}
    </FormDialog>
  );
};

/** Sets the deposit that a rental requires. */
export const AmountForm = ({ deposit, onReload, onClose }: DepositFormProps) => {
  const { number } = deposit;
  const [setAmount] = useSetDepositAmountMutation();
  const draftOf = ({ depositAmount }: Deposit) => ({ amount: Number(depositAmount) as number | string });
  const form = useServerForm({
    initial: { values: draftOf(deposit), version: deposit.version },
    validate: ({ amount }) => ({ amount: toCentimes(amount) === null ? t('amountMissing') : undefined }),
    save: ({ amount }, version) =>
      attempt(async () => {
        await setAmount({ variables: { input: { number, version, amount: amountOrZero(amount) } } });
        void notify({ message: t('amountSet') });
      }),
    reload: reloadWith(onReload, draftOf),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('amountTitle', { number })} form={form} submitLabel={t('save')} onClose={onClose} size="md">
      <AmountField
        label={t('amountDue')}
        description={t('amountHint')}
        required
        {...form.field('amount')}
        data-autofocus
      />
    </FormDialog>
  );
};

/** Reverses a wrong entry, with a reason. */
export const CorrectDepositForm = ({
  entry,
  onClose,
}: {
  entry: Fields<DepositEntryFieldsFragment>;
  onClose: () => void;
}) => {
  const [correct] = useCorrectDepositMutation({ refetchQueries });
  return (
    <ReasonFormDialog
      title={t('correctTitle')}
      submitLabel={t('correctSubmit')}
      text={t('correctText', { amount: formatMoney(entry.amount) })}
      label={t('reason')}
      {...correctDepositLimits.reason}
      missing={t('reasonWrong')}
      run={async (reason) => {
        const { data } = await correct({ variables: { input: { entryId: entry.id, reason } } });
        void notify({ message: t('corrected', { held: formatMoney(data?.correctDeposit.depositHeld) }) });
      }}
      onClose={onClose}
    />
  );
};
