import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '../../ui/form/FormMessage';
import type { RecordForm } from '../../ui/form/useRecordForm';
import { focusFirstError } from '../../ui/focusFirstError';
import classes from './SectionForm.module.css';

interface SectionFormProps {
  title: string;
  lead: string;
  form: RecordForm;
  submitLabel: string;
  /** Hears whether something typed was not sent yet. */
  onUnsent: (unsent: boolean) => void;
  children: ReactNode;
}

/** A form on the page itself: title, what went wrong on top, the fields, one button. */
export const SectionForm = ({ title, lead, form, submitLabel, onUnsent, children }: SectionFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) focusFirstError(element.current);
  }, [form.refusals]);
  const unsent = form.dirty && !form.busy;
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(false);
  }, [unsent, onUnsent]);
  return (
    <Section title={title} lead={lead}>
      <form ref={element} noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <Stack>
          <FormMessage form={form} />
          {children}
          <div>
            <Button type="submit" size="md" loading={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
};

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A card of the profile page. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={classes.section} aria-label={title}>
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.lead}>{lead}</p>
    </div>
    <div className={classes.body}>{children}</div>
  </section>
);
