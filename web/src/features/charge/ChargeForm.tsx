import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { createChargeRuleLimits } from '../../platform/graphql/limits.generated';
import { usePlacesQuery } from '../../domain/reservation/Places.generated';
import { AmountField, PercentField } from '../../kit/form/AmountField';
import { FileField } from '../../kit/form/FileField';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { ServerForm } from '../../kit/form/useServerForm';
import { hintBelow } from '../../kit/form/hintBelow';
import { FormGrid } from '../../kit/form/FormGrid';
import { WholeField } from '../../kit/form/WholeField';
import { CategoryBoxes } from '../../domain/vehicle/CategoryBoxes';
import classes from './Charge.module.css';
import { draftOf, toInput, unitsOf, type ChargeDraft } from './chargeDraft';
import { useCreateChargeMutation, useUpdateChargeMutation, type ChargeFieldsFragment } from './ChargeForm.generated';
import { useChargeSeasonsQuery } from './ChargeList.generated';
import { t } from './texts';

type Form = ServerForm<ChargeDraft>;

const kinds = (['EXTRA', 'FEE', 'RETURN'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }));
const placeKinds = [
  { value: '', label: t('form.anyPlaces') },
  ...(['ONE_WAY', 'AWAY'] as const).map((value) => ({ value, label: t(`form.placeKinds.${value}`) })),
];
const findings = [
  { value: '', label: t('form.noFinding') },
  ...(['KM', 'FUEL', 'DELAY', 'CLEANING', 'ACCESSORY', 'DAMAGE'] as const).map((value) => ({
    value,
    label: t(`form.findings.${value}`),
  })),
];

const Texts = ({ form }: { form: Form }) => (
  <>
    <FormGrid>
      <TextInput
        label={t('form.name')}
        description={t('form.nameHint')}
        inputWrapperOrder={hintBelow}
        required
        {...createChargeRuleLimits.name}
        data-autofocus
        {...form.field('name')}
      />
      <NativeSelect
        label={t('form.kind')}
        data={kinds}
        {...form.field('kind')}
        onChange={({ currentTarget: { value } }) => {
          const kind = value as ChargeDraft['kind'];
          form.setFieldValue('kind', kind);
          if (!unitsOf(kind).includes(form.values.unit)) form.setFieldValue('unit', 'RENTAL');
        }}
      />
    </FormGrid>
    <TextInput label={t('form.hint')} {...createChargeRuleLimits.hint} {...form.field('hint')} />
  </>
);

const Price = ({ form }: { form: Form }) => {
  const { kind, unit } = form.values;
  return (
    <FormPart legend={t('form.price')}>
      <FormGrid>
        {unit === 'PERCENT' ? (
          <PercentField label={t('form.percent')} required {...form.field('price')} />
        ) : (
          <AmountField label={t('form.amount')} required {...form.field('price')} />
        )}
        <NativeSelect
          label={t('form.unit')}
          data={unitsOf(kind).map((value) => ({ value, label: t(`units.${value}`) }))}
          {...form.field('unit')}
        />
        <AmountField label={t('form.cap')} {...form.field('cap')} />
        <PercentField label={t('form.vat')} {...form.field('vatPercent')} />
      </FormGrid>
    </FormPart>
  );
};

const Conditions = ({ form }: { form: Form }) => {
  const { data: placeData } = usePlacesQuery({ fetchPolicy: 'cache-first' });
  const { data: seasonData } = useChargeSeasonsQuery();
  const { values } = form;
  const places = [
    { value: '', label: t('form.anyPlace') },
    ...(placeData?.places ?? []).map((value) => ({ value, label: value })),
  ];
  const seasons = [
    { value: '', label: t('form.anySeason') },
    ...(seasonData?.seasons.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormPart legend={t('form.conditions')} hint={t('form.conditionsHint')}>
      <FormGrid>
        <NativeSelect label={t('form.places')} data={placeKinds} {...form.field('places')} />
        <NativeSelect label={t('form.season')} data={seasons} {...form.field('seasonId')} />
        <NativeSelect label={t('form.pickupPlace')} data={places} {...form.field('pickupPlace')} />
        <NativeSelect label={t('form.returnPlace')} data={places} {...form.field('returnPlace')} />
        <WholeField label={t('form.fromDays')} {...form.field('fromDays')} />
        <WholeField label={t('form.toDays')} {...form.field('toDays')} />
        <WholeField label={t('form.minAge')} {...form.field('minAge')} />
        <WholeField label={t('form.maxAge')} {...form.field('maxAge')} />
      </FormGrid>
      {values.kind !== 'RETURN' && <Checkbox label={t('form.outsideHours')} {...form.check('outsideHours')} />}
      <CategoryBoxes
        label={t('form.categories')}
        description={t('form.categoriesHint')}
        className={classes.boxes}
        {...form.field('categories')}
      />
    </FormPart>
  );
};

const Offer = ({ form, imageUrl }: { form: Form; imageUrl: string | null }) => {
  const isExtra = form.values.kind === 'EXTRA';
  return (
    <FormPart legend={t('form.offer')}>
      <FormGrid>
        {isExtra && (
          <WholeField
            label={t('form.stock')}
            description={t('form.stockHint')}
            inputWrapperOrder={hintBelow}
            {...form.field('stock')}
          />
        )}
        {isExtra && <WholeField label={t('form.maxQuantity')} {...form.field('maxQuantity')} />}
        <WholeField label={t('form.position')} {...form.field('position')} />
        {form.values.kind === 'RETURN' && (
          <NativeSelect label={t('form.finding')} data={findings} {...form.field('finding')} />
        )}
        {isExtra && (
          <AmountField
            label={t('form.depositReduction')}
            description={t('form.depositReductionHint')}
            {...form.field('depositReduction')}
          />
        )}
        {isExtra && (
          <PercentField label={t('form.depositReductionPercent')} {...form.field('depositReductionPercent')} />
        )}
      </FormGrid>
      {isExtra && (
        <FileField
          kind="picture"
          label={t('form.image')}
          description={t('form.imageHint')}
          {...form.field('image')}
          currentUrl={form.values.withoutImage ? null : imageUrl}
        />
      )}
      {isExtra && imageUrl && !form.values.image && (
        <Checkbox label={t('form.withoutImage')} {...form.check('withoutImage')} />
      )}
      {isExtra && <Checkbox label={t('form.unlimitedKm')} {...form.check('unlimitedKm')} />}
      {isExtra && <Checkbox label={t('form.shownOnSite')} {...form.check('shownOnSite')} />}
      <Checkbox label={t('form.active')} {...form.check('active')} />
    </FormPart>
  );
};

const Languages = ({ form }: { form: Form }) => (
  <FormPart legend={t('form.languages')} hint={t('form.languagesHint')}>
    <FormGrid>
      <TextInput label={t('form.nameEn')} lang="en" {...createChargeRuleLimits.nameEn} {...form.field('nameEn')} />
      <TextInput label={t('form.hintEn')} lang="en" {...createChargeRuleLimits.hintEn} {...form.field('hintEn')} />
      <TextInput
        label={t('form.nameAr')}
        lang="ar"
        dir="auto"
        {...createChargeRuleLimits.nameAr}
        {...form.field('nameAr')}
      />
      <TextInput
        label={t('form.hintAr')}
        lang="ar"
        dir="auto"
        {...createChargeRuleLimits.hintAr}
        {...form.field('hintAr')}
      />
    </FormGrid>
  </FormPart>
);

/** Adds a rule for an extra or a fee, or edits one. */
export const ChargeForm = (props: RecordFormProps<ChargeFieldsFragment>) => {
  const { record: rule, onClose } = props;
  const [create] = useCreateChargeMutation();
  const [update] = useUpdateChargeMutation();
  const form = useRecordForm({ ...props, t, draftOf, toInput, create, update });
  return (
    <RecordFormDialog t={t} record={rule} form={form} onClose={onClose} size="xl">
      <Texts form={form} />
      <Price form={form} />
      <Offer form={form} imageUrl={rule?.imageUrl ?? null} />
      <Conditions form={form} />
      <Languages form={form} />
    </RecordFormDialog>
  );
};
