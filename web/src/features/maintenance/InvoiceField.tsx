import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '../../lib/i18n/maintenance';
import { FileField } from '../../ui/form/FileField';
import classes from './MaintenanceForm.module.css';

interface InvoiceFieldProps {
  value: File | null;
  removed: boolean;
  onChange: (change: { invoice?: File | null; removeInvoice?: boolean }) => void;
  /** Gives the stored one; null when there is none. */
  onDownload: (() => void) | null;
  error: string | undefined;
}

/** The invoice: the stored one to look at or to take away, and a new one to put in its place. */
export const InvoiceField = ({ value, removed, onChange, onDownload, error }: InvoiceFieldProps) => (
  <div>
    <FileField
      label={t('form.invoice')}
      kind="document"
      value={value}
      onChange={(invoice) => onChange({ invoice })}
      error={error}
    />
    {onDownload && !value && (
      <Group gap="xs" className={classes.stored}>
        <Text size="sm" role="status">
          {t(removed ? 'form.invoiceRemoved' : 'form.invoiceStored')}
        </Text>
        {!removed && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={onDownload}
          >
            {t('form.invoiceOpen')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color={removed ? 'green' : 'red'}
          onClick={() => onChange({ removeInvoice: !removed })}
        >
          {t(removed ? 'form.invoiceKeep' : 'form.invoiceRemove')}
        </Button>
      </Group>
    )}
  </div>
);
