import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import { useServerForm, type FieldErrors, type StoredRecord } from './useServerForm';

interface RecordFormOptions<Stored, Values> {
  /** The record to edit; null adds one. */
  record: Stored | null;
  /** What the form starts from: the record as values, and its version. */
  storedOf: (record: Stored) => StoredRecord<Values>;
  /** Initial values of a new record. */
  start: Values;
  create: (values: Values) => Promise<unknown>;
  update: (edit: { id: string; version: number }, values: Values) => Promise<unknown>;
  /** Loads the record as it is stored now. */
  onReload: () => Promise<Stored | null | undefined>;
  /** Returns errors that the browser can find, in page order. */
  validate?: (values: Values) => FieldErrors;
  /** Shown after saving. */
  saved: Notice;
  onClose: () => void;
}

/** Manages the form of a dialog that adds a record, or edits one that `EditRecord` has loaded. */
export const useRecordForm = <Stored extends { id: string }, Values extends object>({
  record,
  storedOf,
  start,
  create,
  update,
  onReload,
  validate,
  saved,
  onClose,
}: RecordFormOptions<Stored, Values>) =>
  useServerForm<Values>({
    ...(validate && { validate }),
    initial: record ? storedOf(record) : { values: start },
    save: (values, version) => attempt(() => (record ? update({ id: record.id, version }, values) : create(values))),
    reload: async () => {
      const stored = await onReload();
      return stored ? storedOf(stored) : null;
    },
    onSaved: () => {
      void notify(saved);
      onClose();
    },
  });
