import { Button } from '@mantine/core';
import { createContext, use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormMessage } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import type { FormState } from '../../kit/form/useServerForm';
import classes from './SetupChecklist.module.css';

/** Whether a form that opens takes the focus: after the step before it was saved, whose button is gone. */
export const StepFocus = createContext(false);

interface StepFormProps {
  form: FormState;
  submitLabel: string;
  children: ReactNode;
}

/** Shows the form of a step within the list of first steps. */
export const StepForm = ({ form, submitLabel, children }: StepFormProps) => {
  const { dialog } = useLeaveGuard(form.unsent);
  const takesFocus = use(StepFocus);
  const fields = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (takesFocus) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
  useEffect(() => focusFirst(), []);
  return (
    <form {...form.element} className={classes.form}>
      <FormMessage form={form} />
      <div ref={fields} className={classes.fields}>
        {children}
      </div>
      <div>
        <Button type="submit" loading={form.busy}>
          {submitLabel}
        </Button>
      </div>
      {dialog}
    </form>
  );
};
