import { Button, Skeleton, Text } from '@mantine/core';
import { IconFileText, IconReceipt } from '@tabler/icons-react';
import { DeductedCharge } from '../../domain/charge/DeductedCharge';
import { formatMoney } from '../../platform/format/format';
import { formatDate, formatDateTime } from '../../platform/time/time';
import { useExport } from '../../platform/device/useExport';
import type { RentalStage } from '../../platform/graphql/types.generated';
import { Money } from '../../kit/display/Money';
import { Badge } from '../../kit/display/StatusBadge';
import { t as common } from '../../platform/i18n/texts';
import { DocumentButton } from '../../kit/display/DocumentButton';
import { MyAmendments } from './MyAmendments';
import {
  MyDepositStatementDocument,
  MyReceiptDocument,
  useMyPaymentsQuery,
  type MyPaymentsQuery,
} from './MyDocuments.generated';
import ledger from '../../kit/display/Ledger.module.css';
import classes from './MyPayments.module.css';
import { t } from './texts';

type Payment = NonNullable<MyPaymentsQuery['reservation']>['payments'][number];

const PaymentRow = ({ number, payment }: { number: string; payment: Payment }) => {
  const { kind, amount, method, paidOn, corrected, receiptNumber } = payment;
  const receipt = useExport(MyReceiptDocument, (data) => data.paymentReceipt);
  return (
    <li className={`${ledger.entry} ${classes.row}`} data-corrected={corrected || undefined}>
      <div>
        <Text size="sm" component="span">
          {t(`payments.kind.${kind}`)}, {t(`payments.method.${method}`)}{' '}
          {corrected && <Badge tone="neutral">{t('payments.corrected')}</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {[formatDate(paidOn), receiptNumber].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <b className={ledger.amount}>
        <Money amount={amount} />
      </b>
      {receiptNumber ? (
        <DocumentButton
          icon={<IconReceipt size={16} aria-hidden />}
          size="xs"
          label={t('payments.openReceipt', { number: receiptNumber })}
          load={() => receipt({ number, receiptNumber })}
        >
          {t('payments.receipt')}
        </DocumentButton>
      ) : (
        <span />
      )}
    </li>
  );
};

type Own = NonNullable<MyPaymentsQuery['reservation']>;

interface MyPaymentsProps {
  number: string;
  stage: RentalStage | null | undefined;
  /** Whether the contract is still to be signed, which comes before its amendments. */
  contractFirst: boolean;
}

const DepositSection = ({ number, stage, own }: Omit<MyPaymentsProps, 'contractFirst'> & { own: Own }) => {
  const { depositState, depositAmount, depositHeld, depositEntries } = own;
  const statement = useExport(MyDepositStatementDocument, (data) => data.depositStatement);
  // The usual sentence about what is due speaks of the departure, which no longer applies after a return.
  if (depositState === 'NONE' || (depositState === 'DUE' && stage !== 'PLANNED')) return null;
  return (
    <section className={classes.section}>
      <h3>{t('deposit.title')}</h3>
      <Text size="sm">
        {t(`deposit.state.${depositState}`, { amount: formatMoney(depositAmount), held: formatMoney(depositHeld) })}
      </Text>
      {depositEntries.length > 0 && (
        <>
          <ul className={ledger.list}>
            {depositEntries.map(({ id, kind, amount, method, reason, charge, corrected, createdAt }) => (
              <li key={id} className={`${ledger.entry} ${classes.row}`} data-corrected={corrected || undefined}>
                <div>
                  <Text size="sm" component="span">
                    {[t(`deposit.kind.${kind}`), method && t(`deposit.method.${method}`)].filter(Boolean).join(', ')}{' '}
                    {corrected && <Badge tone="neutral">{t('payments.corrected')}</Badge>}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[formatDateTime(createdAt), reason].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <b className={ledger.amount}>
                  <Money amount={amount} />
                </b>
                {charge && (
                  <DeductedCharge
                    charge={charge}
                    photoLabel={(index) => t('deposit.photo', { index: String(index), label: charge.label })}
                  />
                )}
              </li>
            ))}
          </ul>
          <div className={classes.statement}>
            <DocumentButton icon={<IconFileText size={16} aria-hidden />} size="xs" load={() => statement({ number })}>
              {t('deposit.statement')}
            </DocumentButton>
          </div>
        </>
      )}
    </section>
  );
};

/** Shows the charges at the return, with their computation. */
const ChargesSection = ({ own: { returnCharges } }: { own: Own }) =>
  returnCharges.length === 0 ? null : (
    <section className={classes.section}>
      <h3>{t('charges.title')}</h3>
      <ul className={ledger.list}>
        {returnCharges.map(({ id, label, detail, confirmedAmount }) => (
          <li key={id} className={`${ledger.entry} ${classes.row}`}>
            <div>
              <Text size="sm" component="span">
                {label}
              </Text>
              <Text size="xs" c="dimmed">
                {detail}
              </Text>
            </div>
            <b className={ledger.amount}>{confirmedAmount && <Money amount={confirmedAmount} />}</b>
          </li>
        ))}
      </ul>
    </section>
  );

/** Shows the amendments of a reservation, its payments with receipts, the charges at the return and the deposit. Empty if there are none. */
export const MyPayments = ({ number, stage, contractFirst }: MyPaymentsProps) => {
  const { data, error, refetch, loading } = useMyPaymentsQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const own = data?.reservation;
  if (own)
    return (
      <>
        <MyAmendments number={number} amendments={own.amendments} contractFirst={contractFirst} />
        {own.payments.length > 0 && (
          <section className={classes.section}>
            <h3>{t('payments.title')}</h3>
            <ul className={ledger.list}>
              {own.payments.map((payment) => (
                <PaymentRow key={payment.id} number={number} payment={payment} />
              ))}
            </ul>
          </section>
        )}
        <ChargesSection own={own} />
        <DepositSection number={number} stage={stage} own={own} />
      </>
    );
  if (data) return null;
  return (
    <section className={classes.section}>
      <h3>{t('payments.title')}</h3>
      {error ? (
        <Text size="sm" role="alert">
          {t('payments.loadFailed')}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            loading={loading}
            onClick={() => void refetch().catch(() => undefined)}
          >
            {common('retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height={48} radius="md" role="status" aria-label={common('loading')} />
      )}
    </section>
  );
};
