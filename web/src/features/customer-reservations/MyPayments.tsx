import { Button, Skeleton, Text } from '@mantine/core';
import { IconFileText, IconReceipt } from '@tabler/icons-react';
import { KeptCharge } from '../../domain/charge/KeptCharge';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { formatDateTime } from '../../lib/time';
import { useExport } from '../../lib/useExport';
import { Money } from '../../ui/Money';
import { Badge } from '../../ui/StatusBadge';
import { DocumentButton } from './DocumentButton';
import {
  MyDepositStatementDocument,
  MyReceiptDocument,
  useMyPaymentsQuery,
  type MyPaymentsQuery,
} from './MyDocuments.generated';
import classes from './MyPayments.module.css';

type Payment = NonNullable<MyPaymentsQuery['reservation']>['payments'][number];

const PaymentRow = ({ number, payment }: { number: string; payment: Payment }) => {
  const { kind, amount, method, paidOn, corrected, receiptNumber } = payment;
  const receipt = useExport(MyReceiptDocument, (data) => data.paymentReceipt);
  return (
    <li className={classes.row} data-corrected={corrected || undefined}>
      <div>
        <Text size="sm" component="span">
          {t(`payments.kind.${kind}`)}, {t(`payments.method.${method}`)}{' '}
          {corrected && <Badge tone="neutral">{t('payments.corrected')}</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {[paidOn.split('-').reverse().join('-'), receiptNumber].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <b className={classes.amount}>
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

const DepositSection = ({ number, own }: { number: string; own: Own }) => {
  const { depositState, depositAmount, depositHeld, depositEntries } = own;
  const statement = useExport(MyDepositStatementDocument, (data) => data.depositStatement);
  if (depositState === 'NONE') return null;
  return (
    <section className={classes.section}>
      <h3>{t('deposit.title')}</h3>
      <Text size="sm">
        {t(`deposit.state.${depositState}`, { amount: formatMoney(depositAmount), held: formatMoney(depositHeld) })}
      </Text>
      {depositEntries.length > 0 && (
        <>
          <ul className={classes.list}>
            {depositEntries.map(({ id, kind, amount, method, reason, charge, corrected, createdAt }) => (
              <li key={id} className={classes.row} data-corrected={corrected || undefined}>
                <div>
                  <Text size="sm" component="span">
                    {[t(`deposit.kind.${kind}`), method && t(`deposit.method.${method}`)].filter(Boolean).join(', ')}{' '}
                    {corrected && <Badge tone="neutral">{t('payments.corrected')}</Badge>}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[formatDateTime(createdAt), reason].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <b className={classes.amount}>
                  <Money amount={amount} />
                </b>
                {charge && (
                  <KeptCharge
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

/** What the return showed and the agency charged, with how it came about. */
const ChargesSection = ({ own: { returnCharges } }: { own: Own }) =>
  returnCharges.length === 0 ? null : (
    <section className={classes.section}>
      <h3>{t('charges.title')}</h3>
      <ul className={classes.list}>
        {returnCharges.map(({ id, label, detail, confirmedAmount }) => (
          <li key={id} className={classes.row}>
            <div>
              <Text size="sm" component="span">
                {label}
              </Text>
              <Text size="xs" c="dimmed">
                {detail}
              </Text>
            </div>
            <b className={classes.amount}>{confirmedAmount && <Money amount={confirmedAmount} />}</b>
          </li>
        ))}
      </ul>
    </section>
  );

/** What the customer paid for a reservation, with the receipts, charges of the return and the deposit. Shows nothing where there is none. */
export const MyPayments = ({ number }: { number: string }) => {
  const { data, error, refetch, loading } = useMyPaymentsQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const own = data?.reservation;
  if (own)
    return (
      <>
        {own.payments.length > 0 && (
          <section className={classes.section}>
            <h3>{t('payments.title')}</h3>
            <ul className={classes.list}>
              {own.payments.map((payment) => (
                <PaymentRow key={payment.id} number={number} payment={payment} />
              ))}
            </ul>
          </section>
        )}
        <ChargesSection own={own} />
        <DepositSection number={number} own={own} />
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
