import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { saveBlob, type NamedBlob } from '../../platform/device/download';
import { readProblem } from '../../platform/errors/errors';
import { notify } from '../notice/notify';
import { t } from '../texts';

/** Saves a workbook made by the server, and shows a notice of the result. */
export const saveExport = async (load: () => Promise<NamedBlob>): Promise<void> => {
  try {
    const file = await load();
    saveBlob(file);
    void notify({ message: t('list.exported', { name: file.fileName }) });
  } catch (error) {
    void notify({ tone: 'error', title: t('list.exportFailed'), message: readProblem(error).message });
  }
};

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
