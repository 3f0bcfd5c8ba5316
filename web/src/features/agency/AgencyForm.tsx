import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { agencyLimits } from '../../platform/graphql/limits.generated';
import { usePlacesQuery } from '../../domain/reservation/Places.generated';
import { FileField } from '../../kit/form/FileField';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { decimalOf } from '../../kit/form/typed';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { hintBelow } from '../../kit/form/hintBelow';
import { agencyInput, agencyDraft, hoursProblems } from './agencyDraft';
import { useCreateAgencyMutation, useUpdateAgencyMutation, type AgencyDetailsFragment } from './AgencyForm.generated';
import { OpeningFields } from './OpeningFields';
import { t } from './texts';

const themes = ['MODEL_1', 'MODEL_2'] as const;

const Part = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <FormPart legend={legend}>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {children}
    </SimpleGrid>
  </FormPart>
);

const degreesProblem = (typed: string): string | undefined =>
  Number.isNaN(decimalOf(typed)) ? t('form.degreesWrong') : undefined;

/** The place that the agency stands for. */
const TownField = (props: { value: string }) => {
  const { data } = usePlacesQuery({ fetchPolicy: 'cache-first' });
  const places = data?.places ?? (props.value ? [props.value] : []);
  return (
    <NativeSelect
      label={t('form.town')}
      description={t('form.townHint')}
      inputWrapperOrder={hintBelow}
      data={[{ value: '', label: t('form.noTown') }, ...places.map((value) => ({ value, label: value }))]}
      {...props}
    />
  );
};

/** Adds an agency, or edits one. */
export const AgencyForm = (props: RecordFormProps<AgencyDetailsFragment>) => {
  const { record: agency, onClose } = props;
  const [create] = useCreateAgencyMutation();
  const [update] = useUpdateAgencyMutation();
  const form = useRecordForm({
    ...props,
    draftOf: agencyDraft,
    toInput: agencyInput,
    create,
    update,
    validate: (draft) => ({
      latitude: degreesProblem(draft.latitude),
      longitude: degreesProblem(draft.longitude),
      ...hoursProblems(draft),
    }),
    saved: agency
      ? { title: t('form.edited'), message: t('form.editedText') }
      : { title: t('form.added'), message: t('form.addedText') },
  });
  const { field } = form;
  return (
    <RecordFormDialog t={t} record={agency} form={form} onClose={onClose} size="xl">
      <Part legend={t('form.contact')}>
        <TextInput label={t('form.name')} required {...agencyLimits.name} data-autofocus {...field('name')} />
        <TextInput label={t('form.email')} type="email" required {...agencyLimits.email} {...field('email')} />
        <TextInput label={t('form.phone')} type="tel" inputMode="tel" required {...field('phone')} />
        <TextInput label={t('form.mobile')} type="tel" inputMode="tel" required {...field('mobile')} />
        <TextInput label={t('form.address')} required {...agencyLimits.address} {...field('address')} />
        <TownField {...field('town')} />
      </Part>
      <Part legend={t('form.legal')}>
        <TextInput
          label={t('form.tradeRegister')}
          required
          {...agencyLimits.tradeRegister}
          {...field('tradeRegister')}
        />
        <TextInput label={t('form.cnss')} required {...agencyLimits.cnss} {...field('cnss')} />
        <TextInput label={t('form.patente')} required {...agencyLimits.patente} {...field('patente')} />
        <TextInput label={t('form.taxId')} required {...agencyLimits.taxId} {...field('taxId')} />
        <TextInput label={t('form.ice')} required {...agencyLimits.ice} {...field('ice')} />
      </Part>
      <Part legend={t('form.documents')}>
        <NativeSelect
          label={t('form.contractTheme')}
          description={t('form.conditionsHint')}
          inputWrapperOrder={hintBelow}
          required
          {...field('contractTheme')}
          data={themes.map((value) => ({ value, label: t(`form.themes.${value}`) }))}
        />
        <FileField kind="picture" label={t('form.image')} {...field('image')} currentUrl={agency?.imageUrl} />
      </Part>
      <Part legend={t('form.map')}>
        <TextInput label={t('form.latitude')} inputMode="decimal" {...field('latitude')} />
        <TextInput label={t('form.longitude')} inputMode="decimal" {...field('longitude')} />
      </Part>
      <Text size="sm" c="dimmed">
        {t('form.mapHint')}
      </Text>
      <OpeningFields form={form} />
    </RecordFormDialog>
  );
};
