import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { useRef, useState, type SubmitEvent } from 'react';
import { isVersionConflict, readProblem, type Problem } from '../../lib/errors';
import { t } from '../../lib/i18n/common';
import type { FieldPath } from './fieldPath';
import { focusFirstError } from './focusFirstError';
import { mergeValues, sameValue } from './recordValues';

/** A record as it is stored: its fields as the form holds them, and the version the edit starts from. */
export interface StoredRecord<Values> {
  values: Values;
  /** 0 for one that is not stored yet. */
  version: number;
}

type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>;

/** Messages by the path of their field: `name`, `drivers.0.name`. */
export type FieldErrors = Partial<Record<string, string>>;

interface ServerFormOptions<Values> {
  /** Where the form starts: an empty record to add, the stored one to edit. Read once. */
  initial: { values: Values; version?: number };
  /** Says what the browser sees by itself, in the order of the page; the server checks all of it again. */
  validate?: (values: Values) => FieldErrors;
  /**
   * Sends it, or what of it was changed since `base`; answers what went wrong, or null. `attempt` from lib/errors makes one
   * from a mutation.
   */
  save: (values: Values, version: number, base: Values) => Promise<Problem | null>;
  /** Called after it was saved: close, tell, go on. */
  onSaved?: (saved: Values) => void;
  /** Loads the record as it is stored now, after a version conflict. Not needed where nothing is edited. */
  reload?: () => Promise<StoredRecord<Values> | null>;
  /** The field that shows what the server says of another path, such as a group: `{ period: 'period.endsAt' }`. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** The code of what the browser saw by itself. */
const invalid = 'FORM.INVALID';

const ownProblem = (message: string, code: string | null, fields: Record<string, string> = {}): Problem => ({
  message,
  code,
  fields,
  requestId: null,
  extensions: {},
});

const told = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Keeps the state of a form whose values a server takes: `@mantine/form` and what lies between it and the server. Errors
 * stand at their fields and the first field at fault gets the focus; a second submit while one is under way does nothing;
 * what was typed stays on any failure, and after a version conflict its user chooses.
 *
 * Give `element` to the `<form>`, `field(path)` to each input and `unsent` to `useLeaveGuard`.
 */
export const useServerForm = <Values extends object>({
  initial,
  validate,
  save,
  onSaved,
  reload,
  fieldOf = {},
}: ServerFormOptions<Values>) => {
  const form = useForm<Values>({ initialValues: initial.values });
  const [version, setVersion] = useState(initial.version ?? 0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ref = useRef<HTMLFormElement>(null);
  // State comes a render later; a second click comes sooner.
  const sending = useRef(false);

  const { submitting: busy, values } = form;
  const dirty = !sameValue(form.getInitialValues(), values);

  const whileBusy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    sending.current = true;
    form.setSubmitting(true);
    try {
      return await work();
    } finally {
      sending.current = false;
      form.setSubmitting(false);
    }
  };

  /** Takes message and errors away: what they were about was chosen otherwise. */
  const dismiss = (): void => {
    form.clearErrors();
    setProblem(null);
  };

  const refuse = (refusal: Problem): void => {
    setProblem(refusal);
    form.setErrors(
      Object.fromEntries(Object.entries(refusal.fields).map(([path, message]) => [fieldOf[path] ?? path, message])),
    );
    focusFirstError(ref.current);
  };

  const send = async (from: number): Promise<void> => {
    if (sending.current) return;
    const sent = form.getValues();
    const found = told(validate?.(sent) ?? {});
    const [first] = Object.values(found);
    if (first) return refuse(ownProblem(first, invalid, found));
    dismiss();
    const refusal = await whileBusy(() => save(sent, from, form.getInitialValues()));
    if (refusal) return refuse(refusal);
    form.setInitialValues(sent);
    onSaved?.(sent);
  };

  /** Starts anew from a record: nothing is typed, nothing is wrong. */
  const restart = (record: { values: Values; version?: number }): void => {
    form.setInitialValues(record.values);
    form.setValues(record.values);
    dismiss();
    setVersion(record.version ?? 0);
  };

  /** After a version conflict: my changes over what is stored now, which are sent at once, or what is stored now alone. */
  const settle = async (keepMine: boolean): Promise<void> => {
    if (!reload || sending.current) return;
    let stored: StoredRecord<Values> | null;
    try {
      stored = await whileBusy(reload);
    } catch (error) {
      setProblem(readProblem(error));
      return;
    }
    if (!stored) {
      setProblem(ownProblem(t('problem.gone'), null));
      return;
    }
    const merged = mergeValues(form.getInitialValues(), form.getValues(), stored.values);
    restart(stored);
    if (!keepMine) return;
    form.setValues(merged);
    await send(stored.version);
  };

  /** Sends what was typed. The promise ends when the server has answered, whatever it said. */
  const submit = (): Promise<void> => send(version);

  const { setFieldValue, setValues, insertListItem, removeListItem } = form;
  return {
    values,
    setFieldValue,
    setValues,
    insertListItem,
    removeListItem,
    /** What an input takes: `<TextInput {...form.field('driver.name')} />`. */
    field: (path: FieldPath<Values>): FieldProps => form.getInputProps(path) as FieldProps,
    /** What a checkbox takes. */
    check: (path: FieldPath<Values>): GetInputPropsReturnType => form.getInputProps(path, { type: 'checkbox' }),
    /** The message at a field, or at a path that no field of the form has. */
    errorAt: (path: string): string | undefined => {
      const error = form.errors[path];
      return typeof error === 'string' ? error : undefined;
    },
    /** The version the edit starts from. */
    version,
    /** What is wrong, found by the browser or by the server. */
    problem,
    /** What the server said, or the way to it; null for what the browser saw by itself. */
    refusal: problem?.code === invalid ? null : problem,
    /** What is wrong with the whole rather than with a field; null while each message stands at its field. */
    unplaced: problem && Object.keys(problem.fields).length === 0 ? problem.message : null,
    conflict: isVersionConflict(problem) && reload ? settle : null,
    settle,
    restart,
    dismiss,
    submit,
    busy,
    dirty,
    /** Something was typed that is neither saved nor on its way. */
    unsent: dirty && !busy,
    /** What the `<form>` takes. */
    element: {
      ref,
      noValidate: true,
      // Where no script runs the browser would else write what was typed, passwords too, into the address.
      method: 'post' as const,
      'aria-busy': busy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        void submit();
      },
    },
  };
};

/** A form that `useServerForm` keeps, for the components around and inside it. */
export type ServerForm<Values extends object> = ReturnType<typeof useServerForm<Values>>;

/** What the components inside a form take of it. */
export type FormFields<Values extends object> = Pick<
  ServerForm<Values>,
  'values' | 'field' | 'check' | 'errorAt' | 'setFieldValue'
>;

/** What components that only show some of a form's inputs take. */
export type FormInputs<Values extends object> = Pick<ServerForm<Values>, 'values' | 'field'>;

/** The part of a form that its frame and its error banner need. */
export type FormState = Pick<ServerForm<object>, 'problem' | 'conflict' | 'busy' | 'unsent' | 'element'>;
