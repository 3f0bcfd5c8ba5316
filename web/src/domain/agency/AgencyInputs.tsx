import { NativeSelect, TextInput } from '@mantine/core';
import { FormGrid } from '../../kit/form/FormGrid';
import { FormPart } from '../../kit/form/FormPart';
import { hintBelow } from '../../kit/form/hintBelow';
import type { FormInputs } from '../../kit/form/useServerForm';
import { agencyLimits } from '../../platform/graphql/limits.generated';
import { usePlacesQuery } from '../reservation/Places.generated';
import { identifiers, type ShortAgency } from './shortAgency';
import { t } from './texts';

/** The fields of an agency without which nothing can be printed, for the short forms. */
export const AgencyInputs = ({ form: { field } }: { form: FormInputs<ShortAgency> }) => {
  const { data } = usePlacesQuery({ fetchPolicy: 'cache-first' });
  return (
    <>
      <FormGrid>
        <TextInput label={t('short.name')} required {...agencyLimits.name} data-autofocus {...field('name')} />
        <TextInput label={t('short.phone')} type="tel" inputMode="tel" required {...field('phone')} />
        <TextInput label={t('short.email')} type="email" required {...agencyLimits.email} {...field('email')} />
        <TextInput label={t('short.address')} required {...agencyLimits.address} {...field('address')} />
        <NativeSelect
          label={t('short.town')}
          description={t('short.townHint')}
          inputWrapperOrder={hintBelow}
          data={[
            { value: '', label: t('short.noTown') },
            ...(data?.places ?? []).map((value) => ({ value, label: value })),
          ]}
          {...field('town')}
        />
      </FormGrid>
      <FormPart legend={t('short.legal')} hint={t('short.legalHint')}>
        <FormGrid>
          {identifiers.map((name) => (
            <TextInput key={name} label={t(`short.${name}`)} required {...agencyLimits[name]} {...field(name)} />
          ))}
        </FormGrid>
      </FormPart>
    </>
  );
};
