import { SegmentedControl, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { MethodSelect } from '../reservation/MethodSelect';
import { StampDuty } from '../reservation/StampDuty';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import type { PaymentMethod } from '../../platform/graphql/types.generated';
import { amountOrZero, fromCentimes, toCentimes } from '../../platform/money/money';
import { recordPaymentLimits } from '../../platform/graphql/limits.generated';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { notify } from '../../kit/notice/notify';
import { AgencyChoice } from '../choice/RecordChoice';
import { CashAlert } from './CashAlert';
import {
  RentalLedgerFragmentDoc,
  usePaymentRulesQuery,
  useRecordPaymentMutation,
  type RentalLedgerFragment,
} from './RentalDetails.generated';
import { t } from './texts';

interface PaymentDraft {
  direction: string;
  amount: number | string;
  method: PaymentMethod;
  /** `YYYY-MM-DD`. */
  paidOn: string;
  /** Empty for the agency of the rental's vehicle. */
  agencyId: string;
  note: string;
}

interface PaymentFormProps {
  number: string;
  ledger: Holding<RentalLedgerFragment>;
  /** Whether only refunds are possible, because the rental was cancelled. */
  refundOnly?: boolean;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  /** Queries the ledger again. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

type Ledger = Fields<RentalLedgerFragment>;

const draftOf = ({ advance, balance }: Ledger, today: string, refundOnly: boolean): PaymentDraft => ({
  direction: refundOnly ? 'out' : 'in',
  amount: Number(refundOnly ? advance : balance) || '',
  method: 'CASH',
  paidOn: today,
  agencyId: '',
  note: '',
});

/** Enters a payment or a refund of a rental; the unpaid amount is proposed. */
export const PaymentForm = ({ number, refundOnly = false, today, onClose, ...props }: PaymentFormProps) => {
  const ledger = useFields(RentalLedgerFragmentDoc, props.ledger);
  const reload = useStoredFields(RentalLedgerFragmentDoc, props.ledger, props.onReload);
  const [record] = useRecordPaymentMutation();
  const { agencies, rentalSettings } = usePaymentRulesQuery().data ?? {};
  const form = useServerForm<PaymentDraft>({
    initial: { values: draftOf(ledger, today, refundOnly), version: ledger.version },
    validate: ({ amount, paidOn }) => ({
      amount: (toCentimes(amount) ?? 0) > 0 ? undefined : t('payments.amountWrong'),
      paidOn: paidOn ? undefined : t('payments.paidOnWrong'),
    }),
    save: ({ direction, amount, method, paidOn, agencyId, note }, version) =>
      attempt(async () => {
        const { data } = await record({
          variables: {
            input: {
              number,
              version,
              amount: amountOrZero(amount),
              method,
              paidOn,
              refund: direction === 'out',
              agencyId: agencyId || null,
              note: note || null,
            },
          },
        });
        void notify({ message: t('payments.done', { balance: formatMoney(data?.recordPayment.balance) }) });
      }),
    reload: reloadWith(reload, (stored) => draftOf(stored, today, refundOnly)),
    onSaved: onClose,
  });
  const { total, advance, balance } = ledger;
  const { direction, method, amount } = form.values;
  const cash = direction === 'in' && method === 'CASH' ? (toCentimes(amount) ?? 0) : 0;
  const cashSum = ledger.payments
    .filter((payment) => payment.method === 'CASH')
    .reduce((sum, payment) => sum + (toCentimes(payment.amount) ?? 0), cash);
  const limit = toCentimes(rentalSettings?.cashLimit ?? '');
  return (
    <FormDialog
      title={t('payments.dialogTitle', { number })}
      form={form}
      submitLabel={t('payments.submit')}
      onClose={onClose}
      size="md"
    >
      <Text size="sm" c="dimmed">
        {t('payments.balanceNow', {
          total: formatMoney(total),
          advance: formatMoney(advance),
          balance: formatMoney(balance),
        })}
      </Text>
      {!refundOnly && (
        <SegmentedControl
          aria-label={t('payments.direction')}
          fullWidth
          {...form.field('direction')}
          data={[
            { value: 'in', label: t('payments.in') },
            { value: 'out', label: t('payments.out') },
          ]}
        />
      )}
      <AmountField label={t('payments.amount')} required {...form.field('amount')} data-autofocus />
      <MethodSelect label={t('payments.methodLabel')} {...form.field('method')} />
      {direction === 'in' && <StampDuty amount={amount} method={method} />}
      {limit !== null && cash > 0 && cashSum >= limit && <CashAlert cash={fromCentimes(cashSum)} />}
      <DateField label={t('payments.paidOn')} required max={today} {...form.field('paidOn')} />
      <AgencyChoice
        label={t('payments.agency')}
        placeholder={t('payments.agencyOfVehicle')}
        first={agencies}
        {...form.field('agencyId')}
      />
      <TextInput label={t('payments.note')} {...recordPaymentLimits.note} {...form.field('note')} />
    </FormDialog>
  );
};
