import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormMessage } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import type { FormState } from '../../kit/form/useServerForm';
import classes from './SectionForm.module.css';

interface SectionFormProps {
  title: string;
  lead: string;
  form: FormState;
  submitLabel: string;
  /** Whether the account has been deleted; unsaved input is then given up without a question. */
  gone: boolean;
  children: ReactNode;
}

/** Shows a form on the page itself: title, error, fields, one button. */
export const SectionForm = ({ title, lead, form, submitLabel, gone, children }: SectionFormProps) => {
  const { dialog } = useLeaveGuard(form.unsent && !gone);
  return (
    <Section title={title} lead={lead}>
      <form {...form.element}>
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
      {dialog}
    </Section>
  );
};

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Shows a card of the profile page. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={classes.section} aria-label={title}>
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.lead}>{lead}</p>
    </div>
    <div>{children}</div>
  </section>
);
