import { TextInput } from '@mantine/core';
import type { FormInputs } from '../../kit/form/useServerForm';
import { createServiceProviderLimits } from '../../platform/graphql/limits.generated';
import { t } from './texts';

/** The values of the form of a service provider. */
export interface ProviderDraft {
  name: string;
  email: string;
  address: string;
  phone: string;
}

/** The fields of a service provider. */
export const ProviderInputs = ({ form: { field } }: { form: FormInputs<ProviderDraft> }) => (
  <>
    <TextInput label={t('name')} required {...createServiceProviderLimits.name} data-autofocus {...field('name')} />
    <TextInput label={t('email')} type="email" required {...createServiceProviderLimits.email} {...field('email')} />
    <TextInput label={t('address')} required {...createServiceProviderLimits.address} {...field('address')} />
    <TextInput label={t('phone')} type="tel" inputMode="tel" required {...field('phone')} />
  </>
);
