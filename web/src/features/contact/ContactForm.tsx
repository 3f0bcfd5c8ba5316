import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import type { ContactMessageInput } from '../../platform/graphql/types.generated';
import { useServerForm } from '../../kit/form/useServerForm';
import { Popup } from '../../kit/dialog/Popup';
import { useSendContactMessageMutation } from './ContactForm.generated';
import classes from './ContactForm.module.css';
import { t } from './texts';

const empty: ContactMessageInput = { subject: '', name: '', email: '', message: '' };
const order = ['subject', 'name', 'email', 'message'] as const;

type Field = (typeof order)[number];

/**
 * Sends a message to the agency. A dialog confirms it only if it was sent; errors are shown above and beside the field, and the input stays
 * (docs/rules/common.md#truth-on-screen).
 */
export const ContactForm = () => {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [send] = useSendContactMessageMutation();
  const form = useServerForm({
    initial: { values: empty },
    validate: (values) =>
      Object.fromEntries(
        order.filter((field) => !values[field].trim()).map((field) => [field, t(`form.errors.${field}`)]),
      ),
    save: (input) => attempt(() => send({ variables: { input } })),
    onSaved: ({ email }) => {
      setSentFrom(email.trim());
      form.restart({ values: empty });
    },
  });
  const field = (name: Field) => ({
    label: t(`form.${name}`),
    name,
    required: true,
    size: 'md',
    ...form.field(name),
  });

  return (
    <form {...form.element} className={classes.form} aria-label={t('form.label')}>
      {form.problem && (
        <Alert color="red" role="alert" icon={<IconAlertCircle />} title={t('form.notSent')}>
          {form.problem.message}
        </Alert>
      )}
      <TextInput {...field('subject')} autoComplete="off" />
      <div className={classes.pair}>
        <TextInput {...field('name')} autoComplete="name" />
        <TextInput {...field('email')} type="email" autoComplete="email" />
      </div>
      <Textarea {...field('message')} rows={5} />
      <Button type="submit" size="md" loading={form.busy} className={classes.submit ?? ''}>
        {t('form.submit')}
      </Button>
      {sentFrom !== null && (
        <Popup title={t('form.sent')} onClose={() => setSentFrom(null)}>
          {t('form.sentText', { email: sentFrom })}
          <Button fullWidth size="md" mt="lg" onClick={() => setSentFrom(null)} data-autofocus>
            {t('common:close')}
          </Button>
        </Popup>
      )}
    </form>
  );
};
