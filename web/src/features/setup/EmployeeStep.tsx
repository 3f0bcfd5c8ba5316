import { NativeSelect, Text, TextInput } from '@mantine/core';
import { t as personT } from '../../domain/person/texts';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm } from '../../kit/form/useServerForm';
import { attempt } from '../../platform/errors/errors';
import type { Title } from '../../platform/graphql/types.generated';
import { useInviteColleagueMutation } from './EmployeeStep.generated';
import { StepForm } from './StepForm';
import { StepGrid } from './StepGrid';
import type { StepProps } from './stepProps';
import { t } from './texts';

/** The form of the first colleague, whose address is the agency's until they say another. */
export const EmployeeStep = ({ state: { agency, settings }, onDone }: StepProps) => {
  const [invite] = useInviteColleagueMutation();
  const form = useServerForm({
    initial: { values: { lastName: '', firstName: '', email: '', phone: '', password: '', title: 'MR' as Title } },
    save: (values) =>
      attempt(() =>
        invite({ variables: { input: { ...values, address: agency?.address ?? settings.address, role: 'EMPLOYEE' } } }),
      ),
    onSaved: onDone,
  });
  const line = (field: 'lastName' | 'firstName' | 'email' | 'phone', type = 'text') => (
    <TextInput label={personT(`form.${field}`)} type={type} required autoComplete="off" {...form.field(field)} />
  );
  return (
    <StepForm form={form} submitLabel={t('setup.save')}>
      <StepGrid>
        <NativeSelect
          label={personT('form.title')}
          data={(['MR', 'MRS'] as const).map((value) => ({ value, label: personT(`titles.${value}`) }))}
          {...form.field('title')}
        />
        {line('lastName')}
        {line('firstName')}
        {line('email', 'email')}
        {line('phone', 'tel')}
        <PasswordField
          label={personT('form.password')}
          description={personT('form.passwordHint')}
          required
          autoComplete="new-password"
          {...form.field('password')}
        />
      </StepGrid>
      <Text size="sm" c="dimmed">
        {t('setup.employee.hint')}
      </Text>
    </StepForm>
  );
};
