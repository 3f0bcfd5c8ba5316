import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { attempt } from '../../platform/errors/errors';
import { AskDialog } from '../../kit/form/AskDialog';
import { t } from './texts';
import { useRentalDocuments } from './useRentalDocuments';

/** Asks before an invoice takes its number, which is for good, and opens it; the pro forma can be read before. */
export const IssueInvoiceDialog = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const { issueInvoice, openProForma } = useRentalDocuments();
  return (
    <AskDialog
      message={t('documents.issueQuestion', { number })}
      confirmLabel={t('documents.issue')}
      danger={false}
      onConfirm={() => attempt(() => issueInvoice(number))}
      onClose={onClose}
    >
      <Button
        variant="subtle"
        leftSection={<IconFileDescription size={18} aria-hidden />}
        onClick={() => void openProForma(number)}
      >
        {t('documents.openProForma')}
      </Button>
    </AskDialog>
  );
};
