import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { NamedBlob } from '../../platform/device/download';
import { t } from '../texts';
import type { BulkAction } from './BulkBar';
import { saveExport } from './ExportButton';

interface ExportedList<Variables> {
  variables: Variables;
  exportAs?: (only: Variables) => Promise<NamedBlob>;
}

/** Saves the selected rows of a list as XLSX; `filterOf` returns the filter that selects them. */
export const exportSelection = <Row, Variables extends { filter?: unknown }>(
  { variables, exportAs }: ExportedList<Variables>,
  filterOf: (rows: readonly Row[]) => Variables['filter'],
): BulkAction<Row> => ({
  label: t('list.exportSelection'),
  icon: IconFileSpreadsheet,
  keeps: true,
  run: (rows) => exportAs && saveExport(() => exportAs({ ...variables, filter: filterOf(rows) })),
});
