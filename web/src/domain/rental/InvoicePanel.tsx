import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconContract, IconFileDescription, IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatDate } from '../../platform/time/time';
import { correctInvoiceLimits } from '../../platform/graphql/limits.generated';
import { notify } from '../../kit/notice/notify';
import { Badge } from '../../kit/display/StatusBadge';
import ledger from '../../kit/display/Ledger.module.css';
import { ReasonFormDialog } from '../../kit/form/ReasonFormDialog';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import classes from './PaymentLedger.module.css';
import { RentalInvoicesFragmentDoc, type RentalInvoicesFragment } from './RentalDetails.generated';
import { useCorrectInvoiceMutation } from './RentalDocuments.generated';
import { t } from './texts';
import { hasInvoice, stands } from './issuedDocuments';
import { shownWithInvoices, useRentalDocuments } from './useRentalDocuments';

type Invoice = RentalInvoicesFragment['invoices'][number];

interface InvoicePanelProps {
  record: Holding<RentalInvoicesFragment>;
  /** Whether it is a rental; only rentals have a contract and invoices. */
  rental: boolean;
  /** The rental's present total in Dh; null for a request. */
  total: string | null;
}

interface CorrectDialogProps extends Pick<InvoicePanelProps, 'rental'> {
  invoice: Invoice;
  onClose: () => void;
}

const CorrectDialog = ({ invoice, rental, onClose }: CorrectDialogProps) => {
  const client = useApolloClient();
  const [correct] = useCorrectInvoiceMutation({ refetchQueries: () => shownWithInvoices(client) });
  return (
    <ReasonFormDialog
      title={t('documents.correctTitle', { number: invoice.number })}
      submitLabel={t('documents.correctSubmit')}
      text={t(rental ? 'documents.correctText' : 'documents.correctCancelled')}
      label={t('documents.reason')}
      {...correctInvoiceLimits.reason}
      run={async (reason) => {
        const { data } = await correct({ variables: { input: { invoiceNumber: invoice.number, reason } } });
        const made = data?.correctInvoice;
        const creditNote = made?.creditNote.number ?? '';
        void notify({
          message: made?.invoice
            ? t('documents.correctedBoth', { creditNote, invoice: made.invoice.number })
            : t('documents.correctedAlone', { creditNote }),
        });
      }}
      onClose={onClose}
    />
  );
};

/** Shows contract and invoices of a rental: opens, issues and corrects them. */
export const InvoicePanel = ({ record, rental, total }: InvoicePanelProps) => {
  const { number, invoices } = useFields(RentalInvoicesFragmentDoc, record);
  const { openContract, openInvoice, openProForma } = useRentalDocuments();
  const [dialog, setDialog] = useState<'issue' | Invoice | null>(null);
  const close = (): void => setDialog(null);
  // An issued invoice never changes: it differs once the rental's price changes, and stands after a cancellation.
  const standing = invoices.find(stands);
  const differs = standing && rental && Number(standing.total) !== Number(total);
  return (
    <>
      {standing && (differs || !rental) && (
        <Alert color="saffron" role="status" mb="sm">
          {t(differs ? 'documents.differs' : 'documents.standsCancelled', {
            number: standing.number,
            invoiced: formatMoney(standing.total),
            total: formatMoney(total),
          })}
        </Alert>
      )}
      <Group gap="xs">
        {rental && (
          <Button
            variant="default"
            leftSection={<IconContract size={18} aria-hidden />}
            onClick={() => void openContract(number)}
          >
            {t('documents.openContract')}
          </Button>
        )}
        {hasInvoice(invoices) ? (
          <Button
            variant="default"
            leftSection={<IconFileInvoice size={18} aria-hidden />}
            onClick={() => void openInvoice(number)}
          >
            {t('documents.openInvoice')}
          </Button>
        ) : (
          rental && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileDescription size={18} aria-hidden />}
                onClick={() => void openProForma(number)}
              >
                {t('documents.openProForma')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconFileInvoice size={18} aria-hidden />}
                onClick={() => setDialog('issue')}
              >
                {t('documents.issue')}
              </Button>
            </>
          )
        )}
      </Group>
      {invoices.length > 0 && (
        <ul className={ledger.list}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={`${ledger.entry} ${classes.paper}`}>
              <div>
                <Text size="sm">
                  {t(`documents.kind.${invoice.kind}`)}{' '}
                  {t('documents.of', { number: invoice.number, day: formatDate(invoice.issuedOn) })}{' '}
                  {invoice.corrected && <Badge tone="neutral">{t('documents.corrected')}</Badge>}
                </Text>
                {invoice.reason && (
                  <Text size="xs" c="dimmed">
                    {invoice.reason}
                  </Text>
                )}
              </div>
              <b className={ledger.amount}>{formatMoney(invoice.total)}</b>
              <Group gap={4} wrap="nowrap">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${t('documents.open')} ${invoice.number}`}
                  onClick={() => void openInvoice(number, invoice.number)}
                >
                  {t('documents.open')}
                </Button>
                {stands(invoice) && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    aria-label={`${t('documents.correct')} ${invoice.number}`}
                    onClick={() => setDialog(invoice)}
                  >
                    {t('documents.correct')}
                  </Button>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
      {dialog === 'issue' && <IssueInvoiceDialog number={number} onClose={close} />}
      {dialog && dialog !== 'issue' && <CorrectDialog invoice={dialog} rental={rental} onClose={close} />}
    </>
  );
};
