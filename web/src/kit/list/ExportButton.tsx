import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { NamedBlob } from '../../platform/device/download';
import { saveDocument } from '../notice/documents';
import { t } from '../texts';

/** Saves a workbook made by the server, and shows a notice of the result. */
export const saveExport = (load: () => Promise<NamedBlob>): Promise<void> =>
  saveDocument(load, { done: (name) => t('list.exported', { name }), failed: t('list.exportFailed') });

interface ExportButtonProps {
  /** Asks the server for the workbook of what the list shows now. */
  load: () => Promise<NamedBlob>;
}

/** Saves the rows of the current filter as XLSX. */
export const ExportButton = ({ load }: ExportButtonProps) => {
  const [busy, setBusy] = useState(false);

  const run = async (): Promise<void> => {
    setBusy(true);
    await saveExport(load);
    setBusy(false);
  };

  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      aria-label={t('list.exportHint')}
      title={t('list.exportHint')}
      loading={busy}
      onClick={() => void run()}
    >
      {t('list.export')}
    </Button>
  );
};
