import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { NamedBlob } from '../../platform/device/download';
import { t } from '../texts';
import type { BulkAct } from './BulkBar';
import { saveExport } from './ExportButton';

interface ExportedList<Asked> {
  asked: Asked;
  exportAs?: (only: Asked) => Promise<NamedBlob>;
}

/** Saves the selected rows of a list as XLSX; `filterOf` returns the filter that selects them. */
export const exportSelection = <Row, Asked extends { filter?: unknown }>(
  { asked, exportAs }: ExportedList<Asked>,
  filterOf: (rows: readonly Row[]) => Asked['filter'],
): BulkAct<Row> => ({
  label: t('list.exportSelection'),
  icon: IconFileSpreadsheet,
  keeps: true,
  run: (rows) => exportAs && saveExport(() => exportAs({ ...asked, filter: filterOf(rows) })),
});
