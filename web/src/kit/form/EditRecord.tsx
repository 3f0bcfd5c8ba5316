import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { RecordDialog } from './RecordDialog';

interface EditRecordProps<Data, Stored> {
  /** The title of the form, shown while the record is loaded. */
  title: string;
  /** The record to edit; if left out, nothing is loaded and the form adds one. */
  id: string | undefined;
  query: TypedDocumentNode<Data, { id: string }>;
  recordOf: (data: Data) => Stored | null | undefined;
  /** Shown instead of the usual sentence if there is no such record. */
  missing?: ReactNode;
  onClose: () => void;
  /** The form; `reload` loads the record as it is stored now, for a form that met another version. */
  children: (record: Stored | null, reload: () => Promise<Stored | null | undefined>) => ReactNode;
}

/** Loads a record before its form, always from the server, because a list may be outdated (docs/rules/back-office.md#forms). */
export const EditRecord = <Data, Stored>({
  title,
  id,
  query,
  recordOf,
  missing,
  onClose,
  children,
}: EditRecordProps<Data, Stored>) => {
  const { data, error, loading, refetch } = useQuery(
    query,
    id === undefined
      ? skipToken
      : { variables: { id }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const stored = (data && recordOf(data as Data)) ?? null;
  if (id === undefined || stored)
    return children(stored, async () => {
      const { data: now } = await refetch();
      return now && recordOf(now as Data);
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
