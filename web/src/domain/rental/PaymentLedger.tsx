import { ActionIcon, Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconCash, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney, fullName } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatDate } from '../../platform/time/time';
import { correctPaymentLimits } from '../../platform/graphql/limits.generated';
import { Hint } from '../../kit/display/Hint';
import { notify } from '../../kit/notice/notify';
import { Badge } from '../../kit/display/StatusBadge';
import booked from '../../kit/display/Ledger.module.css';
import { ReasonFormDialog } from '../../kit/form/ReasonFormDialog';
import { t as reservationT } from '../reservation/texts';
import { CashAlert } from './CashAlert';
import classes from './PaymentLedger.module.css';
import {
  RentalLedgerFragmentDoc,
  useCorrectPaymentMutation,
  type RentalLedgerFragment,
} from './RentalDetails.generated';
import { t } from './texts';
import { useRentalDocuments } from './useRentalDocuments';

type Entry = RentalLedgerFragment['payments'][number];

const CorrectDialog = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const [correct] = useCorrectPaymentMutation();
  return (
    <ReasonFormDialog
      title={t('payments.correctTitle')}
      submitLabel={t('payments.correctSubmit')}
      text={t('payments.correctText', { amount: formatMoney(entry.amount) })}
      label={t('payments.reason')}
      {...correctPaymentLimits.reason}
      run={async (reason) => {
        const { data } = await correct({ variables: { input: { paymentId: entry.id, reason } } });
        void notify({ message: t('payments.correctDone', { balance: formatMoney(data?.correctPayment.balance) }) });
      }}
      onClose={onClose}
    />
  );
};

interface EntryRowProps {
  entry: Entry;
  onCorrect: () => void;
  onReceipt: (receiptNumber: string) => void;
}

const EntryRow = ({ entry, onCorrect, onReceipt }: EntryRowProps) => {
  const { kind, method, amount, stampDuty, paidOn, note, corrected, recordedBy, agency, receiptNumber } = entry;
  const label = t('payments.correct');
  const of = t('payments.correctOf', { amount: formatMoney(amount), day: formatDate(paidOn) });
  return (
    <li className={booked.entry} data-corrected={corrected || undefined}>
      <div>
        <Text size="sm">
          {t(`payments.kind.${kind}`)} · {reservationT(`terms.methods.${method}`)}{' '}
          {corrected && <Badge tone="neutral">{t('payments.corrected')}</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {[
            formatDate(paidOn),
            stampDuty && t('payments.dutyOf', { duty: formatMoney(stampDuty) }),
            agency?.name,
            recordedBy && t('payments.by', { name: fullName(recordedBy) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {receiptNumber && (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconReceipt size={14} aria-hidden />}
            className={classes.receipt ?? ''}
            aria-label={t('payments.openReceipt', { number: receiptNumber })}
            onClick={() => onReceipt(receiptNumber)}
          >
            {receiptNumber}
          </Button>
        )}
      </div>
      <b className={booked.amount}>{formatMoney(amount)}</b>
      {corrected || kind === 'CORRECTION' ? (
        <span />
      ) : (
        <Hint label={label}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`${label} ${of}`} onClick={onCorrect}>
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
      {note && (
        <Text size="xs" className={booked.note ?? ''}>
          {note}
        </Text>
      )}
    </li>
  );
};

interface PaymentLedgerProps {
  ledger: Holding<RentalLedgerFragment>;
  /** Whether the rental was cancelled: nothing is left to pay, and only refunds are possible. */
  cancelled: boolean;
  /** Opens the form of a new payment. */
  onPay: () => void;
}

/** Lists the payments of a rental; each can be reversed with a reason. */
export const PaymentLedger = ({ ledger, cancelled, onPay }: PaymentLedgerProps) => {
  const [wrong, setWrong] = useState<Entry | null>(null);
  const { openReceipt } = useRentalDocuments();
  const { number, payments, advance, balance, cashAtLimit } = useFields(RentalLedgerFragmentDoc, ledger);
  return (
    <>
      {cashAtLimit && <CashAlert cash={cashAtLimit} />}
      {payments.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t('payments.none')}
        </Text>
      ) : (
        <ul className={booked.list}>
          {payments.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onCorrect={() => setWrong(entry)}
              onReceipt={(receiptNumber) => void openReceipt(number, receiptNumber)}
            />
          ))}
        </ul>
      )}
      <div className={classes.sum}>
        <span>{t('payments.sum')}</span>
        <b>{formatMoney(advance)}</b>
      </div>
      {!cancelled && (
        <div className={classes.sum}>
          <span>{t('payments.balance')}</span>
          <b>{formatMoney(balance)}</b>
        </div>
      )}
      {(!cancelled || Number(advance) > 0) && (
        <Button mt="sm" variant="light" leftSection={<IconCash size={18} aria-hidden />} onClick={onPay}>
          {t(cancelled ? 'payments.out' : 'pay')}
        </Button>
      )}
      {wrong && <CorrectDialog entry={wrong} onClose={() => setWrong(null)} />}
    </>
  );
};
