import { Button, Group, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconFileInvoice, IconFileText, IconReceipt, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useExport } from '../../platform/device/useExport';
import { formatMoney, fullName } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { openDocument } from '../../kit/notice/documents';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { DepositStatementDocument } from '../deposit/Deposit.generated';
import { FileLink } from './FileLink';
import { hasInvoice } from './issuedDocuments';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { useReturnDoneQuery, type ReturnDoneQuery } from './ReturnDone.generated';
import { t } from './texts';
import { useRentalDocuments } from './useRentalDocuments';

type Rental = NonNullable<ReturnDoneQuery['reservation']>;

const messageOf = ({ balance, depositHeld }: Rental): string =>
  [
    Number(balance) > 0 ? t('returned.due', { amount: formatMoney(balance) }) : t('returned.settled'),
    Number(depositHeld) > 0 && t('returned.held', { amount: formatMoney(depositHeld) }),
  ]
    .filter(Boolean)
    .join(' ');

/** What the customer may be given at the end of a return: the receipt, the statement of the deposit, the invoice. */
const Papers = ({ rental, onReload }: { rental: Rental; onReload: () => void }) => {
  const { number, payments, invoices, depositEntries } = rental;
  const [asking, setAsking] = useState(false);
  const { openReceipt, openInvoice } = useRentalDocuments();
  const loadStatement = useExport(DepositStatementDocument, (data) => data.depositStatement);
  const receipt = payments.findLast(({ receiptNumber, corrected }) => receiptNumber !== null && !corrected);
  const invoiced = hasInvoice(invoices);
  const receiptNumber = receipt?.receiptNumber;
  return (
    <Group justify="center" gap="xs" mt="sm">
      <Button
        leftSection={<IconFileInvoice size={18} aria-hidden />}
        onClick={() => (invoiced ? void openInvoice(number) : setAsking(true))}
      >
        {t(invoiced ? 'documents.openInvoice' : 'next.invoice')}
      </Button>
      {receiptNumber && (
        <Button
          variant="default"
          leftSection={<IconReceipt size={18} aria-hidden />}
          onClick={() => void openReceipt(number, receiptNumber)}
        >
          {t('returned.receipt')}
        </Button>
      )}
      {depositEntries.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={() => void openDocument(() => loadStatement({ number }))}
        >
          {t('returned.statement')}
        </Button>
      )}
      <FileLink number={number} />
      <Button component={Link} to={paths.day} variant="subtle" leftSection={<IconSun size={18} aria-hidden />}>
        {t('returned.day')}
      </Button>
      {asking && (
        <IssueInvoiceDialog
          number={number}
          onClose={() => {
            setAsking(false);
            onReload();
          }}
        />
      )}
    </Group>
  );
};

/** Ends a return: says how the rental stands, and offers its papers (docs/rules/payments.md#the-settlement). */
export const ReturnDone = ({ number }: { number: string }) => {
  const { data, error, loading, refetch } = useReturnDoneQuery({ variables: { number }, fetchPolicy: 'network-only' });
  const rental = data?.reservation;
  if (!rental)
    return error ? (
      <LoadFailure title={t('sheet.loadFailed')} error={error} refetch={refetch} loading={loading} />
    ) : (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton height={200} radius="md" />
      </div>
    );
  return (
    <EmptyState
      icon={IconCircleCheck}
      title={t('returned.title', { name: fullName(rental.driver) })}
      message={messageOf(rental)}
      action={<Papers rental={rental} onReload={() => void refetch()} />}
    />
  );
};
