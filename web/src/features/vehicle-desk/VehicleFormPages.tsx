import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { insuranceLimits, vehicleLimits } from '../../platform/graphql/limits.generated';
import { FormPart } from '../../kit/form/FormPart';
import { FileField } from '../../kit/form/FileField';
import type { FormFields } from '../../kit/form/useServerForm';
import { AddBeside } from '../../kit/form/AddBeside';
import { AgencyChoice, BrandChoice } from '../../domain/choice/RecordChoice';
import { AmountField } from '../../kit/form/AmountField';
import { DateField } from '../../kit/date/DateField';
import { hintBelow } from '../../kit/form/hintBelow';
import { FormGrid } from '../../kit/form/FormGrid';
import { WholeField } from '../../kit/form/WholeField';
import { vehicleChoices } from '../../domain/vehicle/vehicleChoices';
import type { Adding } from './useAdding';
import { GalleryField } from './GalleryField';
import type { VehicleFormChoicesQuery, VehicleFormFieldsFragment } from './VehicleForm.generated';
import type { VehicleDraft } from './vehicleDraft';
import classes from './VehicleForm.module.css';
import { t } from './texts';

type Form = FormFields<VehicleDraft>;

interface PageProps {
  form: Form;
  /** The edited vehicle; null for a new one. */
  vehicle: VehicleFormFieldsFragment | null;
  choices: VehicleFormChoicesQuery | undefined;
  adding: Adding;
}

const insuranceTypes = ['LIABILITY', 'COLLISION', 'COMPREHENSIVE'] as const;

const placeholder = { value: '', label: t('form.choose'), disabled: true };

const ChoiceInput = ({ form, field }: { form: Form; field: keyof typeof vehicleChoices }) => (
  <NativeSelect
    label={t(`form.${field}`)}
    required
    data={[placeholder, ...vehicleChoices[field]]}
    {...form.field(field)}
  />
);

const YesNoInput = ({ form, field }: { form: Form; field: 'visible' | 'airConditioning' | 'sunroof' }) => (
  <NativeSelect
    label={t(`form.${field}`)}
    data={[
      { value: 'YES', label: t('common:yes') },
      { value: 'NO', label: t('common:no') },
    ]}
    {...form.field(field)}
  />
);

/** Shows page one: identity and insurance (docs/rules/fleet.md#the-form-of-a-vehicle). */
export const VehicleIdentityPage = ({ form, vehicle, choices, adding }: PageProps) => (
  <>
    <FormPart legend={t('form.identity')}>
      <FormGrid>
        <TextInput
          label={t('form.name')}
          required
          {...vehicleLimits.name}
          data-autofocus={vehicle ? undefined : true}
          {...form.field('name')}
        />
        <TextInput
          label={t('form.plateNumber')}
          description={t('form.plateHint')}
          inputWrapperOrder={hintBelow}
          required
          {...vehicleLimits.plateNumber}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('plateNumber')}
        />
        <AddBeside label={t('form.addAgency')} onAdd={adding.agency ? () => adding.start('agency') : undefined}>
          <AgencyChoice
            label={t('form.agencyId')}
            placeholder={t('form.choose')}
            first={choices?.agencies}
            own={adding.added.agency ?? vehicle?.agency}
            {...form.field('agencyId')}
            required
          />
        </AddBeside>
        <AddBeside label={t('form.addBrand')} onAdd={() => adding.start('brand')}>
          <BrandChoice
            label={t('form.brandId')}
            placeholder={t('form.choose')}
            first={choices?.brands}
            own={adding.added.brand ?? vehicle?.brand}
            {...form.field('brandId')}
            required
          />
        </AddBeside>
        <ChoiceInput form={form} field="category" />
        <DateField
          label={t('form.modelDate')}
          description={t('form.modelHint')}
          yearAlone
          required
          {...form.field('modelDate')}
        />
        <ChoiceInput form={form} field="fuel" />
        <ChoiceInput form={form} field="transmission" />
        <ChoiceInput form={form} field="color" />
        <AmountField label={t('form.dailyPrice')} required {...form.field('dailyPrice')} />
        <YesNoInput form={form} field="visible" />
        <TextInput
          label={t('form.deviceId')}
          description={t('form.deviceHint')}
          inputWrapperOrder={hintBelow}
          {...vehicleLimits.deviceId}
          spellCheck={false}
          {...form.field('deviceId')}
        />
      </FormGrid>
      <FileField
        kind="picture"
        label={t('form.image')}
        value={form.values.image}
        onChange={(image) => {
          form.setFieldValue('image', image);
          if (image) form.setFieldValue('removeImage', false);
        }}
        currentUrl={form.values.removeImage ? null : vehicle?.imageUrl}
        error={form.errorAt('image')}
      />
      {vehicle?.imageUrl && !form.values.image && (
        <Checkbox label={t('form.removeImage')} {...form.check('removeImage')} />
      )}
    </FormPart>
    <FormPart legend={t('form.insurance')}>
      <FormGrid>
        <TextInput label={t('form.insurer')} {...insuranceLimits.insurer} {...form.field('insurance.insurer')} />
        <NativeSelect
          label={t('form.insuranceType')}
          data={[
            { value: '', label: t('form.choose') },
            ...insuranceTypes.map((value) => ({ value, label: t(`insuranceType.${value}`) })),
          ]}
          {...form.field('insurance.type')}
        />
        <DateField label={t('form.startsOn')} {...form.field('insurance.startsOn')} />
        <DateField label={t('form.endsOn')} {...form.field('insurance.endsOn')} />
        <TextInput
          label={t('form.policyNumber')}
          {...insuranceLimits.policyNumber}
          {...form.field('insurance.policyNumber')}
        />
        <AmountField label={t('form.premiumTotal')} {...form.field('insurance.premiumTotal')} />
      </FormGrid>
    </FormPart>
  </>
);

/** Shows page two: options, the three rental tiers and the gallery. */
export const VehicleOptionsPage = ({ form }: Pick<PageProps, 'form'>) => (
  <>
    <FormPart legend={t('form.options')}>
      <FormGrid>
        <WholeField label={t('form.seats')} required {...form.field('seats')} />
        <WholeField label={t('form.luggage')} required {...form.field('luggage')} />
        <YesNoInput form={form} field="airConditioning" />
        <YesNoInput form={form} field="sunroof" />
        <TextInput
          label={t('form.consumption')}
          description={t('form.consumptionHint')}
          inputWrapperOrder={hintBelow}
          {...vehicleLimits.consumption}
          {...form.field('consumption')}
        />
      </FormGrid>
    </FormPart>
    <FormPart legend={t('form.tiers')} hint={t('form.tiersHint')}>
      <div className={classes.tiers}>
        {form.values.tiers.map((_, index) => (
          <div key={index} className={classes.tier}>
            <WholeField label={t('form.tierDays', { index: index + 1 })} {...form.field(`tiers.${index}.fromDays`)} />
            <AmountField
              label={t('form.tierPrice', { index: index + 1 })}
              {...form.field(`tiers.${index}.dailyPrice`)}
            />
          </div>
        ))}
      </div>
    </FormPart>
    <GalleryField {...form.field('gallery')} />
  </>
);
