import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import type { RecordFormProps } from './EditRecord';
import { reloadWith, useServerForm, type FieldErrors } from './useServerForm';

/** Sends a mutation with its input. */
type Send<Input> = (options: { variables: { input: Input } }) => Promise<unknown>;

interface RecordFormOptions<Stored, Values, Input> extends RecordFormProps<Stored> {
  t: (key: 'form.edited' | 'form.added') => string;
  /** Converts a record to the values of the form; null to those of a new one. */
  draftOf: (record: Stored | null) => Values;
  /** Converts the values of the form to the input of the mutation. */
  toInput: (values: Values) => Input;
  create: Send<Input>;
  update: Send<Input & { id: string; version: number }>;
  /** Returns errors that the browser can find, in page order. */
  validate?: (values: Values) => FieldErrors;
  /** Shown after saving; if left out, the sentence of `t`. */
  saved?: Notice;
}

/** Manages the form of a dialog that adds a record, or edits one that `EditRecord` has loaded. */
export const useRecordForm = <
  Stored extends { id: string; version: number },
  Values extends object,
  Input extends object,
>({
  record,
  t,
  draftOf,
  toInput,
  create,
  update,
  onReload,
  validate,
  saved = { message: t(record ? 'form.edited' : 'form.added') },
  onSaved,
  onClose,
}: RecordFormOptions<Stored, Values, Input>) => {
  return useServerForm<Values>({
    ...(validate && { validate }),
    initial: { values: draftOf(record), version: record?.version ?? 0 },
    save: (values, version) =>
      attempt(() => {
        const input = toInput(values);
        return record
          ? update({ variables: { input: { id: record.id, version, ...input } } })
          : create({ variables: { input } });
      }),
    reload: reloadWith(onReload, draftOf),
    onSaved: () => {
      void notify(saved);
      onSaved?.(!record);
      onClose();
    },
  });
};
