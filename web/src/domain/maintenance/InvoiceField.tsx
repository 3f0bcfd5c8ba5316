import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FileField } from '../../kit/form/FileField';
import type { FormFields } from '../../kit/form/useServerForm';
import type { MaintenanceDraft } from './maintenanceDraft';
import classes from './MaintenanceForm.module.css';
import { t } from './texts';

interface InvoiceFieldProps {
  form: FormFields<MaintenanceDraft>;
  /** Downloads the stored invoice; null if there is none. */
  onDownload: (() => void) | null;
}

/** Shows the stored invoice with its download and removal, and accepts a new one. */
export const InvoiceField = ({ form, onDownload }: InvoiceFieldProps) => {
  const { invoice, removeInvoice: removed } = form.values;
  return (
    <div>
      <FileField label={t('form.invoice')} kind="document" {...form.field('invoice')} />
      {onDownload && !invoice && (
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
            onClick={() => form.setFieldValue('removeInvoice', !removed)}
          >
            {t(removed ? 'form.invoiceKeep' : 'form.invoiceRemove')}
          </Button>
        </Group>
      )}
    </div>
  );
};
