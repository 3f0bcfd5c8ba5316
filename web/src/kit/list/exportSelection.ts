import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { NamedBlob } from '../../platform/device/download';
import { t } from '../texts';
import type { BulkAct } from './BulkBar';
import { saveExport } from './ExportButton';

/** Saves the selected rows as XLSX; `load` queries their workbook. */
export const exportSelection = <Row>(load: (rows: readonly Row[]) => Promise<NamedBlob>): BulkAct<Row> => ({
  label: t('list.exportSelection'),
  icon: IconFileSpreadsheet,
  keeps: true,
  run: (rows) => saveExport(() => load(rows)),
});
