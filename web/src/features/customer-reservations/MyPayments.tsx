import { Button, Skeleton, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { useExport } from '../../lib/useExport';
import { Money } from '../../ui/Money';
import { Badge } from '../../ui/StatusBadge';
import { DocumentButton } from './DocumentButton';
import { MyReceiptDocument, useMyPaymentsQuery, type MyPaymentsQuery } from './MyDocuments.generated';
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

/** What the customer paid for a reservation, with the receipts. Shows nothing if nothing was paid. */
export const MyPayments = ({ number }: { number: string }) => {
  const { data, error, refetch, loading } = useMyPaymentsQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const payments = data?.reservation?.payments;
  if (payments?.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{t('payments.title')}</h3>
      {payments ? (
        <ul className={classes.list}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} number={number} payment={payment} />
          ))}
        </ul>
      ) : error ? (
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
