import { Autocomplete, NativeSelect, Skeleton, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { vehicleChoices } from '../../domain/vehicle/vehicleChoices';
import { DateField } from '../../kit/date/DateField';
import { AmountField } from '../../kit/form/AmountField';
import { FileField } from '../../kit/form/FileField';
import { hintBelow } from '../../kit/form/hintBelow';
import { useServerForm } from '../../kit/form/useServerForm';
import { Loaded } from '../../kit/state/Loaded';
import { attempt } from '../../platform/errors/errors';
import { brandLimits, vehicleLimits } from '../../platform/graphql/limits.generated';
import { locale } from '../../platform/i18n/locale';
import { StepForm } from './StepForm';
import { StepGrid } from './StepGrid';
import type { StepProps } from './stepProps';
import { t } from './texts';
import {
  useAddFirstBrandMutation,
  useAddFirstVehicleMutation,
  useSetupChoicesQuery,
  type SetupChoicesQuery,
} from './VehicleStep.generated';
import { vehicleDraft, vehicleInput } from './vehicleStepDraft';

type Named = SetupChoicesQuery['brands']['items'][number];

const sameName = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase(locale) === typed.trim().toLocaleLowerCase(locale);

interface FieldsProps extends StepProps {
  choices: SetupChoicesQuery;
}

const Fields = ({ choices: { agencies, brands }, onDone }: FieldsProps) => {
  const [addBrand] = useAddFirstBrandMutation();
  const [addVehicle] = useAddFirstVehicleMutation();
  // A brand that was added before the vehicle was refused is not added again.
  const added = useRef<Named[]>([]);
  const brandOf = async (typed: string): Promise<string> => {
    const found = [...added.current, ...brands.items].find(({ name }) => sameName(name, typed));
    if (found) return found.id;
    const { data } = await addBrand({ variables: { input: { name: typed } } });
    if (data) added.current.push(data.createBrand);
    return data?.createBrand.id ?? '';
  };
  const form = useServerForm({
    initial: { values: vehicleDraft(agencies.items[0]?.id ?? '') },
    validate: ({ brandId }) => ({ brandId: brandId.trim() ? undefined : t('setup.vehicle.brandMissing') }),
    save: (values) =>
      attempt(async () => {
        const brandId = await brandOf(values.brandId);
        await addVehicle({ variables: { input: vehicleInput(values, brandId) } });
      }),
    onSaved: onDone,
  });
  const choice = (field: keyof typeof vehicleChoices) => (
    <NativeSelect
      label={t(`setup.vehicle.${field}`)}
      required
      data={[{ value: '', label: t('setup.vehicle.choose'), disabled: true }, ...vehicleChoices[field]]}
      {...form.field(field)}
    />
  );
  return (
    <StepForm form={form} submitLabel={t('setup.save')}>
      <StepGrid>
        <Autocomplete
          label={t('setup.vehicle.brand')}
          description={t('setup.vehicle.brandHint')}
          inputWrapperOrder={hintBelow}
          required
          data={[...new Set(brands.items.map(({ name }) => name))]}
          {...brandLimits.name}
          {...form.field('brandId')}
        />
        <TextInput label={t('setup.vehicle.name')} required {...vehicleLimits.name} {...form.field('name')} />
        <TextInput
          label={t('setup.vehicle.plateNumber')}
          required
          {...vehicleLimits.plateNumber}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('plateNumber')}
        />
        {choice('category')}
        <DateField label={t('setup.vehicle.modelDate')} yearAlone required {...form.field('modelDate')} />
        {choice('fuel')}
        {choice('transmission')}
        {choice('color')}
        <AmountField label={t('setup.vehicle.dailyPrice')} required {...form.field('dailyPrice')} />
        {agencies.items.length > 1 && (
          <NativeSelect
            label={t('setup.vehicle.agency')}
            required
            data={agencies.items.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('agencyId')}
          />
        )}
        <FileField kind="picture" label={t('setup.vehicle.image')} {...form.field('image')} currentUrl={null} />
      </StepGrid>
      <Text size="sm" c="dimmed">
        {t('setup.vehicle.usual')}
      </Text>
    </StepForm>
  );
};

/** The form of the first vehicle, whose brand is added with it. */
export const VehicleStep = (props: StepProps) => (
  <Loaded
    query={useSetupChoicesQuery({ fetchPolicy: 'network-only' })}
    title={t('setup.loadFailed')}
    waiting={<Skeleton height={240} radius="md" />}
  >
    {(choices) => <Fields {...props} choices={choices} />}
  </Loaded>
);
