import { useApolloClient } from '@apollo/client/react';
import { Group, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import type { Title } from '../../platform/graphql/types.generated';
import { useServerForm, type StoredRecord } from '../../kit/form/useServerForm';
import { MyProfileDocument, useUpdateMyProfileMutation, type MyProfileFragment } from './MyProfile.generated';
import { SectionForm } from './SectionForm';
import { t } from './texts';

interface ProfileDraft {
  title: Title;
  lastName: string;
  firstName: string;
  phone: string;
  address: string;
}

const texts = ['lastName', 'firstName', 'phone', 'address'] as const;

const recordOf = ({
  title,
  lastName,
  firstName,
  phone,
  address,
  version,
}: MyProfileFragment): StoredRecord<ProfileDraft> => ({
  values: { title, lastName, firstName, phone, address },
  version,
});

interface ProfileFormProps {
  customer: MyProfileFragment;
  onSaved: () => void;
  /** Whether the account has been deleted; unsaved input is then given up without a question. */
  gone: boolean;
}

/** Edits the customer's own data. Only the agency changes the e-mail address of the login. */
export const ProfileForm = ({ customer, onSaved, gone }: ProfileFormProps) => {
  const client = useApolloClient();
  const [update] = useUpdateMyProfileMutation();
  const form = useServerForm<ProfileDraft>({
    initial: recordOf(customer),
    save: (values, version) => attempt(() => update({ variables: { input: { ...values, version } } })),
    onSaved,
    reload: async () => {
      const { data } = await client.query({ query: MyProfileDocument, fetchPolicy: 'network-only' });
      return data?.me?.customer ? recordOf(data.me.customer) : null;
    },
    validate: (values) =>
      Object.fromEntries(
        texts.filter((field) => !values[field].trim()).map((field) => [field, t(`person.missing.${field}`)]),
      ),
  });
  return (
    <SectionForm
      title={t('person.title')}
      lead={t('person.lead')}
      form={form}
      submitLabel={t('person.submit')}
      gone={gone}
    >
      <Radio.Group label={t('person.gender')} {...form.field('title')}>
        <Group mt="xs">
          <Radio value="MR" label={t('person.mr')} />
          <Radio value="MRS" label={t('person.mrs')} />
        </Group>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('person.lastName')} required autoComplete="family-name" {...form.field('lastName')} />
        <TextInput label={t('person.firstName')} required autoComplete="given-name" {...form.field('firstName')} />
      </SimpleGrid>
      <TextInput label={t('person.phone')} required type="tel" autoComplete="tel" {...form.field('phone')} />
      <TextInput label={t('person.address')} required autoComplete="street-address" {...form.field('address')} />
      <TextInput
        label={t('person.email')}
        description={t('person.emailHint')}
        type="email"
        value={customer.email}
        readOnly
      />
    </SectionForm>
  );
};
