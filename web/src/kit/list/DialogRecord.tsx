import type { ReactNode } from 'react';
import { useShownQuery, type Operation } from '../../platform/query/useShownQuery';
import { RecordDialog } from '../form/RecordDialog';
import { t } from '../texts';

interface DialogRecordProps<Data, Item> {
  query: Operation<Data, { id: string }>;
  id: string;
  recordOf: (data: Data) => Item | null | undefined;
  onClose: () => void;
  /** The dialog about the record. */
  children: (record: Item) => ReactNode;
}

/**
 * Loads the record of a dialog's address, which may be on another page of the list. A record that the list has loaded is shown at once.
 */
export const DialogRecord = <Data, Item>({ query, id, recordOf, onClose, children }: DialogRecordProps<Data, Item>) => {
  const { data, error, loading, refetch } = useShownQuery(query, { id });
  const record = data && recordOf(data);
  if (record) return children(record);
  if (!data && !error) return null;
  return (
    <RecordDialog
      title={t('list.actTitle')}
      error={error}
      absent={!error}
      loading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
};
