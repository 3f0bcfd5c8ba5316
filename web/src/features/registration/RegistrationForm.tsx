import { Alert, Button, Radio, Group, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import type { RegisterCustomerInput, Title } from '../../platform/graphql/types.generated';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm, type FieldErrors } from '../../kit/form/useServerForm';
import { useRegisterCustomerMutation } from './RegistrationForm.generated';
import classes from './RegistrationForm.module.css';
import { t as accountT } from '../../domain/account/texts';
import { t } from './texts';

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

const missingFields = (values: Values): FieldErrors =>
  Object.fromEntries(
    order.filter((field) => !values[field].trim()).map((field) => [field, t(`registration.errors.${field}`)]),
  );

/** Registers a customer. The first error is shown above the form, each field's own beside it. */
export const RegistrationForm = ({ loginTo, onRegistered }: RegistrationFormProps) => {
  const [register] = useRegisterCustomerMutation();
  const form = useServerForm<Values>({
    initial: { values: initialValues },
    validate: missingFields,
    save: (input) => attempt(() => register({ variables: { input } })),
    onSaved: onRegistered,
  });
  const { problem } = form;

  return (
    <form {...form.element} className={classes.form}>
      {problem && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertCircle />}
          title={problem.message}
          className={classes.wide ?? ''}
        />
      )}
      <Radio.Group label={t('registration.gender')} className={classes.wide ?? ''} {...form.field('title')}>
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
        {...form.field('lastName')}
      />
      <TextInput
        label={t('registration.firstName')}
        required
        size="md"
        autoComplete="given-name"
        {...form.field('firstName')}
      />
      <TextInput
        label={t('registration.address')}
        required
        size="md"
        autoComplete="street-address"
        className={classes.wide ?? ''}
        {...form.field('address')}
      />
      <TextInput
        label={t('registration.phone')}
        required
        size="md"
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <TextInput
        label={t('registration.email')}
        required
        size="md"
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <PasswordField
        label={t('registration.password')}
        description={accountT('password.rule')}
        required
        size="md"
        autoComplete="new-password"
        className={classes.wide ?? ''}
        {...form.field('password')}
      />
      <div className={classes.foot}>
        <Button type="submit" size="md" loading={form.busy}>
          {t('registration.submit')}
        </Button>
        <span>
          {t('registration.already')} <Link to={loginTo}>{t('registration.login')}</Link>
        </span>
      </div>
    </form>
  );
};
