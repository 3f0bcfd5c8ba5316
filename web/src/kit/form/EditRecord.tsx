import type { ReactNode } from 'react';
import { useShownQuery, type Operation } from '../../platform/query/useShownQuery';
import { RecordDialog } from './RecordDialog';

/** The props of the form that edits or adds a record. */
export interface RecordFormProps<Stored> {
  /** The record to edit; null adds one. */
  record: Stored | null;
  /** Loads the record again, after a conflict with another edit. */
  onReload: () => Promise<Stored | null | undefined>;
  /** Called once the record is added or edited, before the form closes. */
  onSaved?: ((added: boolean) => void) | undefined;
  onClose: () => void;
}

interface StoredRecordProps<Data, Stored> {
  /** The title of the form, shown while the record is loaded. */
  title: string;
  id: string;
  query: Operation<Data, { id: string }>;
  recordOf: (data: Data) => Stored | null | undefined;
  /** Shown instead of the usual sentence if there is no such record. */
  missing?: ReactNode;
  onClose: () => void;
  /** The form; `reload` loads the record as it is stored now, for a form that met another version. */
  children: (record: Stored | null, reload: () => Promise<Stored | null | undefined>) => ReactNode;
}

type EditRecordProps<Data, Stored> = Omit<StoredRecordProps<Data, Stored>, 'id'> & {
  /** The record to edit; if left out, nothing is loaded and the form adds one. */
  id: string | undefined;
};

const StoredRecord = <Data, Stored>({
  title,
  id,
  query,
  recordOf,
  missing,
  onClose,
  children,
}: StoredRecordProps<Data, Stored>) => {
  const { data, error, loading, refetch } = useShownQuery(query, { id }, 'network-only');
  const stored = data && recordOf(data);
  if (stored)
    return children(stored, async () => {
      const { data: now } = await refetch();
      return now && recordOf(now);
    });
  if (data && missing !== undefined) return missing;
  return (
    <RecordDialog
      title={title}
      error={error}
      absent={data !== undefined}
      loading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
};

/** Loads a record before its form, always from the server, because a list may be outdated (docs/rules/back-office.md#forms). */
export const EditRecord = <Data, Stored>({ id, children, ...props }: EditRecordProps<Data, Stored>) =>
  id === undefined ? (
    children(null, () => Promise.resolve(null))
  ) : (
    <StoredRecord {...props} id={id}>
      {children}
    </StoredRecord>
  );
