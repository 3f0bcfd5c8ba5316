import { attempt } from '../../lib/errors';
import { t } from '../../lib/i18n/rental';
import { AskDialog } from '../../ui/form/AskDialog';
import { useRentalDocuments } from './useRentalDocuments';

/** Asks before an invoice takes its number, which is for good, and opens it. */
export const IssueInvoiceDialog = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const { issueInvoice } = useRentalDocuments();
  return (
    <AskDialog
      message={t('documents.issueQuestion', { number })}
      confirmLabel={t('documents.issue')}
      danger={false}
      onConfirm={() => attempt(() => issueInvoice(number))}
      onClose={onClose}
    />
  );
};
