import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import { useServerForm, type FieldErrors, type StoredRecord } from './useServerForm';

/** Sends a mutation with its input. */
type Send<Input> = (options: { variables: { input: Input } }) => Promise<unknown>;

interface RecordFormOptions<Stored, Values, Input> {
  /** The record to edit; null adds one. */
  record: Stored | null;
  /** What the form starts from: the record as values, and its version. */
  storedOf: (record: Stored) => StoredRecord<Values>;
  /** Initial values of a new record. */
  start: Values;
  /** Converts the values of the form to the input of the mutation. */
  toInput: (values: Values) => Input;
  create: Send<Input>;
  update: Send<Input & { id: string; version: number }>;
  /** Loads the record as it is stored now. */
  onReload: () => Promise<Stored | null | undefined>;
  /** Returns errors that the browser can find, in page order. */
  validate?: (values: Values) => FieldErrors;
  /** Shown after saving. */
  saved: Notice;
  onClose: () => void;
}

/** Manages the form of a dialog that adds a record, or edits one that `EditRecord` has loaded. */
export const useRecordForm = <Stored extends { id: string }, Values extends object, Input extends object>({
  record,
  storedOf,
  start,
  toInput,
  create,
  update,
  onReload,
  validate,
  saved,
  onClose,
}: RecordFormOptions<Stored, Values, Input>) =>
  useServerForm<Values>({
    ...(validate && { validate }),
    initial: record ? storedOf(record) : { values: start },
    save: (values, version) =>
      attempt(() => {
        const input = toInput(values);
        return record
          ? update({ variables: { input: { id: record.id, version, ...input } } })
          : create({ variables: { input } });
      }),
    reload: async () => {
      const stored = await onReload();
      return stored ? storedOf(stored) : null;
    },
    onSaved: () => {
      void notify(saved);
      onClose();
    },
  });
