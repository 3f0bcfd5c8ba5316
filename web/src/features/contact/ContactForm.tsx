import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { readProblem } from '../../lib/errors';
import type { ContactMessageInput } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/contact';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { Popup } from '../../ui/Popup';
import { useSendContactMessageMutation } from './ContactForm.generated';
import classes from './ContactForm.module.css';

const empty: ContactMessageInput = { subject: '', name: '', email: '', message: '' };
const order = ['subject', 'name', 'email', 'message'] as const;

type Field = (typeof order)[number];
type FieldErrors = Partial<Record<Field, string>>;

const missingFields = (values: ContactMessageInput): FieldErrors =>
  Object.fromEntries(order.filter((field) => !values[field].trim()).map((field) => [field, t(`form.errors.${field}`)]));

/**
 * Sends a message to the agency. The popup says that it was sent when it was; an error stands on top and beside its field, and
 * what was typed stays (docs/rules/common.md#truth-on-screen).
 */
export const ContactForm = () => {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [send, { loading }] = useSendContactMessageMutation();
  const element = useRef<HTMLFormElement>(null);

  const refuse = (fields: FieldErrors, message: string): void => {
    setErrors(fields);
    setProblem(message);
    focusFirstError(element.current);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const missing = missingFields(values);
    const [first] = Object.values(missing);
    if (first) {
      refuse(missing, first);
      return;
    }
    setErrors({});
    setProblem(null);
    try {
      await send({ variables: { input: values } });
      setSentFrom(values.email.trim());
      setValues(empty);
    } catch (error) {
      const { fields, message } = readProblem(error);
      refuse(fields, message);
    }
  };

  const field = (name: Field) => ({
    label: t(`form.${name}`),
    name,
    required: true,
    size: 'md',
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
  });

  return (
    <form
      ref={element}
      className={classes.form}
      aria-label={t('form.label')}
      aria-busy={loading}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertCircle />} title={t('form.notSent')}>
          {problem}
        </Alert>
      )}
      <TextInput {...field('subject')} autoComplete="off" />
      <div className={classes.pair}>
        <TextInput {...field('name')} autoComplete="name" />
        <TextInput {...field('email')} type="email" autoComplete="email" />
      </div>
      <Textarea {...field('message')} rows={5} />
      <Button type="submit" size="md" loading={loading} className={classes.submit ?? ''}>
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
