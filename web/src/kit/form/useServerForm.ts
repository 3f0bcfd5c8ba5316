import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { isVersionConflict, makeProblem, readProblem, type Problem } from '../../platform/errors/errors';
import { t } from '../../platform/i18n/texts';
import { useStayOnLostLogin } from '../../platform/session/useStayOnLostLogin';
import { earlyInputOf } from './earlyInput';
import type { FieldPath } from './fieldPath';
import { focusFirstError } from './focusFirstError';
import { mergeValues, sameValue } from './recordValues';

/** A stored record: its fields as form values, and the version that the edit starts from. */
export interface StoredRecord<Values> {
  values: Values;
  /** 0 for a new record. */
  version: number;
}

/**
 * Makes a form's `reload`: loads the record and returns its values for the form, with the version that is stored now; null if there is no
 * such record.
 */
export const reloadWith =
  <Stored extends { version: number }, Values>(
    load: () => Promise<Stored | null | undefined>,
    draftOf: (stored: Stored) => Values,
  ) =>
  async (): Promise<StoredRecord<Values> | null> => {
    const stored = await load();
    return stored ? { values: draftOf(stored), version: stored.version } : null;
  };

type FieldProps = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>;

/** Messages by the path of their field: `name`, `drivers.0.name`. */
export type FieldErrors = Partial<Record<string, string>>;

interface ServerFormOptions<Values> {
  /** The initial values: an empty record to add, the stored one to edit. Read once. */
  initial: { values: Values; version?: number };
  /** Returns errors that the browser can find, in page order; the server checks everything again. */
  validate?: (values: Values) => FieldErrors;
  /**
   * Sends the values, or their changes since `base`; resolves to the problem, or null. `attempt` from platform/errors makes one from a mutation.
   */
  save: (values: Values, version: number, base: Values) => Promise<Problem | null>;
  /** Called with each change of the values. */
  onChange?: (values: Values) => void;
  /** Called after saving. */
  onSaved?: (saved: Values) => void;
  /** Loads the stored record again, after a version conflict. Not needed for new records. */
  reload?: () => Promise<StoredRecord<Values> | null>;
  /** The field that shows an error of another path, such as a group: `{ period: 'period.endsAt' }`. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** The code of a problem found by the browser. */
const invalid = 'FORM.INVALID';

const fieldMessages = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Manages a form whose values are sent to the server, on top of `@mantine/form`. Errors are shown at their fields and the first invalid
 * field is focused; a second submit while one is running does nothing; the input stays after any failure, and after a version conflict the
 * user chooses.
 * Give `element` to the `<form>`, `field(path)` to each input and `unsent` to `useLeaveGuard`.
 */
export const useServerForm = <Values extends object>({
  initial,
  validate,
  save,
  onChange,
  onSaved,
  reload,
  fieldOf = {},
}: ServerFormOptions<Values>) => {
  const form = useForm<Values>({ initialValues: initial.values, ...(onChange && { onValuesChange: onChange }) });
  const [version, setVersion] = useState(initial.version ?? 0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ref = useRef<HTMLFormElement>(null);
  // A ref, because state changes only with the next render, and a second click may come earlier.
  const sending = useRef(false);
  // True once an attempt had no answer: the server may have saved the input nevertheless.
  const [unanswered, setUnanswered] = useState(false);

  const takeEarlyInput = useEffectEvent(() => {
    if (!ref.current) return;
    for (const [path, input] of earlyInputOf(ref.current)) form.setFieldValue(path, input as never);
  });
  useEffect(() => takeEarlyInput(), []);

  const { submitting: busy, values } = form;
  const dirty = !sameValue(form.getInitialValues(), values);
  useStayOnLostLogin(dirty);

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

  /** Clears message and errors after another choice made them obsolete. */
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
    const found = fieldMessages(validate?.(sent) ?? {});
    const [first] = Object.values(found);
    if (first) return refuse(makeProblem(first, invalid, found));
    // A field that could not read its text says so itself; its value would reach the server as nothing or as another number.
    if (ref.current?.querySelector('[data-unread]')) return refuse(makeProblem(t('problem.unread'), invalid));
    dismiss();
    const refusal = await whileBusy(() => save(sent, from, form.getInitialValues()));
    if (refusal?.code === null) setUnanswered(true);
    if (refusal) return refuse(refusal);
    form.setInitialValues(sent);
    onSaved?.(sent);
  };

  /** Restarts from a record, without input and errors. */
  const restart = (record: { values: Values; version?: number }): void => {
    form.setInitialValues(record.values);
    form.setValues(record.values);
    dismiss();
    setUnanswered(false);
    setVersion(record.version ?? 0);
  };

  /** Fills in values that the form starts with, once they are known. They are no input that could be lost. */
  const preset = (initialValues: Partial<Values>): void => {
    form.setInitialValues({ ...form.getInitialValues(), ...initialValues });
    form.setValues(initialValues);
  };

  /** Resolves a version conflict: applies my changes to the stored values and sends them, or takes the stored values. */
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
      setProblem(makeProblem(t('problem.gone')));
      return;
    }
    const merged = mergeValues(form.getInitialValues(), form.getValues(), stored.values);
    restart(stored);
    if (!keepMine) return;
    form.setValues(merged);
    await send(stored.version);
  };

  /** Sends the input. The promise resolves when the server has answered, whatever the answer. */
  const submit = (): Promise<void> => send(version);

  const { setFieldValue, setValues, insertListItem, removeListItem } = form;
  return {
    values,
    setFieldValue,
    setValues,
    insertListItem,
    removeListItem,
    /** Returns the props of an input: `<TextInput {...form.field('driver.name')} />`. */
    field: (path: FieldPath<Values>): FieldProps => form.getInputProps(path) as FieldProps,
    /** Returns the props of a checkbox. */
    check: (path: FieldPath<Values>): GetInputPropsReturnType => form.getInputProps(path, { type: 'checkbox' }),
    /** Returns the error of a field, or of a path without a field. */
    errorAt: (path: string): string | undefined => {
      const error = form.errors[path];
      return typeof error === 'string' ? error : undefined;
    },
    /** The version that the edit starts from. */
    version,
    /** The problem, found by the browser or by the server. */
    problem,
    /** The problem from the server or the network; null for one found by the browser. */
    refusal: problem?.code === invalid ? null : problem,
    /** The message of a problem without fields; null if every message is shown at its field. */
    unplaced: problem && Object.keys(problem.fields).length === 0 ? problem.message : null,
    conflict: isVersionConflict(problem) && reload ? settle : null,
    /** True if an earlier attempt had no answer, so that a conflict may come from what that attempt did. */
    unanswered,
    settle,
    restart,
    preset,
    dismiss,
    submit,
    busy,
    dirty,
    /** True if there is input that is neither saved nor being sent. */
    unsent: dirty && !busy,
    /** Props of the `<form>`. */
    element: {
      ref,
      noValidate: true,
      // Before the page's scripts run, a submit then does nothing: the browser would leave the page and write the input, including passwords,
      // into the address.
      method: 'dialog' as const,
      'aria-busy': busy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        void submit();
      },
    },
  };
};

/** A form managed by `useServerForm`, for the components around and inside it. */
export type ServerForm<Values extends object> = ReturnType<typeof useServerForm<Values>>;

/** The parts of a form for the components inside it. */
export type FormFields<Values extends object> = Pick<
  ServerForm<Values>,
  'values' | 'field' | 'check' | 'errorAt' | 'setFieldValue'
>;

/** The parts of a form for components that only show some of its inputs. */
export type FormInputs<Values extends object> = Pick<ServerForm<Values>, 'values' | 'field'>;

/** The part of a form that its frame and its error banner need. */
export type FormState = Pick<ServerForm<object>, 'problem' | 'conflict' | 'unanswered' | 'busy' | 'unsent' | 'element'>;
