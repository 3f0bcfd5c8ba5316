import { Alert, Button, PasswordInput, Radio, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import type { RegisterCustomerInput, Title } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/site';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { useRegisterCustomerMutation } from './RegistrationForm.generated';
import classes from './RegistrationForm.module.css';

interface RegistrationFormProps {
  loginTo: string;
  onRegistered: () => void;
}

type Values = RegisterCustomerInput & { title: Title };

const initialValues: Values = {
  lastName: '',
  firstName: '',
  address: '',
  title: 'MR',
  phone: '',
  email: '',
  password: '',
};

const order = ['lastName', 'firstName', 'address', 'phone', 'email', 'password'] as const;

const missingFields = (values: Values): Record<string, string> =>
  Object.fromEntries(
    order.filter((field) => !values[field].trim()).map((field) => [field, t(`registration.errors.${field}`)]),
  );

/** A client's account. The first error stands on top, each field's own beside it. */
export const RegistrationForm = ({ loginTo, onRegistered }: RegistrationFormProps) => {
  const form = useForm<Values>({ initialValues });
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [register, { loading }] = useRegisterCustomerMutation();

  const refuse = (fields: Record<string, string>, message: string): void => {
    form.setErrors(fields);
    setProblem(message);
    focusFirstError(element.current);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const missing = missingFields(form.values);
    const [first] = Object.values(missing);
    if (first) {
      refuse(missing, first);
      return;
    }
    form.clearErrors();
    setProblem(null);
    try {
      await register({ variables: { input: form.values } });
      onRegistered();
    } catch (error) {
      const { fields, message } = readProblem(error);
      refuse(fields, message);
    }
  };

  return (
    <form
      ref={element}
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-busy={loading}
    >
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertCircle />} title={problem} className={classes.wide ?? ''} />
      )}
      <Radio.Group label={t('registration.gender')} className={classes.wide ?? ''} {...form.getInputProps('title')}>
        <Group mt="xs">
          <Radio value="MR" label={t('registration.mr')} />
          <Radio value="MRS" label={t('registration.mrs')} />
        </Group>
      </Radio.Group>
      <TextInput
        label={t('registration.lastName')}
        required
        size="md"
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <TextInput
        label={t('registration.firstName')}
        required
        size="md"
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={t('registration.address')}
        required
        size="md"
        autoComplete="street-address"
        className={classes.wide ?? ''}
        {...form.getInputProps('address')}
      />
      <TextInput
        label={t('registration.phone')}
        required
        size="md"
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={t('registration.email')}
        required
        size="md"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('registration.password')}
        required
        size="md"
        autoComplete="new-password"
        className={classes.wide ?? ''}
        visibilityToggleButtonProps={{ 'aria-label': t('registration.showPassword') }}
        {...form.getInputProps('password')}
      />
      <div className={classes.foot}>
        <Button type="submit" size="md" loading={loading}>
          {t('registration.submit')}
        </Button>
        <span>
          {t('registration.already')} <Link to={loginTo}>{t('registration.login')}</Link>
        </span>
      </div>
    </form>
  );
};
