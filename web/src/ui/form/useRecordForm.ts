import { useRef, useState, type SubmitEvent } from 'react';
import { isVersionConflict, readProblem, type Problem } from '../../lib/errors';
import { t } from '../../lib/i18n/kit';
import { changedFields, mergeValues } from './recordValues';

/** A record as it is stored: its fields as the form holds them, and the version the edit starts from. */
export interface StoredRecord<Form> {
  values: Form;
  /** 0 for one that is not stored yet. */
  version: number;
}

interface RecordFormOptions<Form> {
  /** Where the form starts: an empty record to add, the stored one to edit. Read once. */
  initial: StoredRecord<Form>;
  /** Sends it; answers what went wrong, or null. `attempt` from lib/errors makes one from a mutation. */
  save: (values: Form, version: number) => Promise<Problem | null>;
  /** Called after it was saved: close, tell, go on. */
  onSaved: () => void;
  /** Loads the record as it is stored now, after a version conflict. Not needed where nothing is edited. */
  reload?: () => Promise<StoredRecord<Form> | null>;
  /** What the browser sees by itself, by field; the server checks all of it again. */
  validate?: (values: Form) => Partial<Record<string, string>>;
}

const ownProblem = (message: string, fields: Record<string, string> = {}): Problem => ({
  message,
  code: null,
  fields,
  requestId: null,
  extensions: {},
});

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The state of a form that adds or edits a record: what was typed, errors by field, no double submit. A version conflict
 * keeps what was typed and lets its user choose; nothing is lost on any error.
 */
export const useRecordForm = <Form extends object>({
  initial,
  save,
  onSaved,
  reload,
  validate,
}: RecordFormOptions<Form>) => {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial.values);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  // State comes a render later; a second click comes sooner.
  const sending = useRef(false);
  const [refusals, setRefusals] = useState(0);

  const dirty = changedFields(base.values, values).length > 0;

  const showErrors = (found: Partial<Record<string, string>>): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const send = async (next: Form, version: number): Promise<void> => {
    if (sending.current) return;
    setProblem(null);
    const found = Object.entries(validate?.(next) ?? {}).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    if (found[0]) {
      const fields = Object.fromEntries(found);
      setProblem(ownProblem(found[0][1], fields));
      showErrors(fields);
      return;
    }
    sending.current = true;
    setBusy(true);
    try {
      const refusal = await save(next, version);
      setProblem(refusal);
      if (refusal) {
        showErrors(refusal.fields);
        return;
      }
      setErrors({});
      setBase({ values: next, version });
    } finally {
      sending.current = false;
      setBusy(false);
    }
    onSaved();
  };

  const change = (part: Partial<Form>): void => {
    setValues((current) => ({ ...current, ...part }));
    // What is being corrected is not wrong any more until it is sent again.
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  };

  /** After a version conflict: my changes over what is stored now, or what is stored now alone. */
  const settle = async (keepMine: boolean): Promise<void> => {
    if (!reload) return;
    setBusy(true);
    let stored: StoredRecord<Form> | null;
    try {
      stored = await reload();
    } catch (error) {
      setProblem(readProblem(error));
      return;
    } finally {
      setBusy(false);
    }
    if (!stored) {
      setProblem(ownProblem(t('form.gone')));
      return;
    }
    const next = keepMine ? mergeValues(base.values, values, stored.values) : stored.values;
    setBase(stored);
    setValues(next);
    setErrors({});
    setProblem(null);
    if (keepMine) await send(next, stored.version);
  };

  return {
    values,
    change,
    /** What a text, number or native select field takes: `<TextInput {...form.bind('name')} />`. */
    bind: (field: keyof Form & string) => ({
      value: String(values[field] ?? ''),
      onChange: (event: { currentTarget: FieldElement }) =>
        change({ [field]: event.currentTarget.value } as unknown as Partial<Form>),
      error: errors[field],
    }),
    errorAt: (field: string): string | undefined => errors[field],
    problem,
    conflict: isVersionConflict(problem) && reload ? settle : null,
    busy,
    dirty,
    /** How often it was refused: the dialog shows the first error each time. */
    refusals,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void send(values, base.version);
    },
  };
};

/** What `useRecordForm` gives, for the dialog around the fields. */
export type RecordForm = Pick<
  ReturnType<typeof useRecordForm>,
  'problem' | 'conflict' | 'busy' | 'dirty' | 'refusals' | 'submit'
>;
