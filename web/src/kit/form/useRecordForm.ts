import { attempt, type Problem } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import type { RecordFormProps } from './EditRecord';
import { reloadWith, useServerForm, type FieldErrors } from './useServerForm';

/** Sends a mutation with its input. */
type Send<Input> = (options: { variables: { input: Input } }) => Promise<unknown>;

interface RecordFormOptions<Stored, Values, Input> extends RecordFormProps<Stored> {
  t?: (key: 'form.edited' | 'form.added') => string;
  /** Converts a record to the values of the form; null to those of a new one. */
  draftOf: (record: Stored | null) => Values;
  /** Converts the values of the form to the input of the mutation. */
  toInput: (values: Values) => Input;
  /** Returns what an edit sends, if it is not the input of an addition; `base` is the record as the edit started from it. */
  toChanges?: (values: Values, base: Values) => Partial<Input>;
  create: Send<Input>;
  update: Send<Partial<Input> & { id: string; version: number }>;
  /** Returns errors that the browser can find, in page order. */
  validate?: (values: Values) => FieldErrors;
  /** The fields that show errors of other paths (`useServerForm`). */
  fieldOf?: Readonly<Record<string, string>>;
  /** Shown after saving; if left out, the sentence of `t`. */
  saved?: Notice | undefined;
  /** Called with the server's refusal, before the form shows it. */
  onRefused?: (problem: Problem) => void;
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
  toChanges = toInput,
  create,
  update,
  onReload,
  validate,
  fieldOf,
  saved = t && { message: t(record ? 'form.edited' : 'form.added') },
  onRefused,
  onSaved,
  onClose,
}: RecordFormOptions<Stored, Values, Input>) => {
  return useServerForm<Values>({
    ...(validate && { validate }),
    ...(fieldOf && { fieldOf }),
    initial: { values: draftOf(record), version: record?.version ?? 0 },
    save: async (values, version, base) => {
      const problem = await attempt(() =>
        record
          ? update({ variables: { input: { id: record.id, version, ...toChanges(values, base) } } })
          : create({ variables: { input: toInput(values) } }),
      );
      if (problem) onRefused?.(problem);
      return problem;
    },
    reload: reloadWith(onReload, draftOf),
    onSaved: () => {
      if (saved) void notify(saved);
      onSaved?.(!record);
      onClose();
    },
  });
};
