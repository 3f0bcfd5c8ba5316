import '@mantine/core/styles/NumberInput.layer.css';
import { Button, NativeSelect, NumberInput, SimpleGrid } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { AmountField } from '../../kit/form/AmountField';
import type { FormFields } from '../../kit/form/useServerForm';
import { VehicleChoice } from '../record-choice/RecordChoice';
import classes from './Season.module.css';
import type { RateDraft, SeasonDraft } from './seasonDraft';
import { t } from './texts';

const categories = ['COMPACT_SUV', 'FAMILY_SEDAN', 'LUXURY_SEDAN', 'CITY_CAR', 'SMALL_CITY_CAR'] as const;
const targets = [
  { value: 'ALL', label: t('form.targetKind.ALL') },
  ...categories.map((value) => ({ value, label: t(`common:category.${value}`) })),
  { value: 'VEHICLE', label: t('form.targetKind.VEHICLE') },
];
const ways = (['PERCENT', 'PRICE'] as const).map((value) => ({ value, label: t(`form.byKind.${value}`) }));

interface RateFieldsProps {
  form: FormFields<SeasonDraft>;
  rate: RateDraft;
  index: number;
  onRemove: (() => void) | undefined;
}

/** Edits one rate of a season: for which vehicles it is, and how it changes the price. */
export const RateFields = ({ form, rate, index, onRemove }: RateFieldsProps) => (
  <div className={classes.rate}>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <NativeSelect label={t('form.target')} data={targets} {...form.field(`rates.${index}.category`)} />
      {rate.category === 'VEHICLE' && (
        <VehicleChoice
          label={t('form.vehicle')}
          placeholder={t('form.vehiclePlaceholder')}
          required
          {...form.field(`rates.${index}.vehicleId`)}
        />
      )}
      <NativeSelect label={t('form.by')} data={ways} {...form.field(`rates.${index}.by`)} />
      {rate.by === 'PERCENT' ? (
        <NumberInput
          label={t('form.percent')}
          description={t('form.percentHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          allowDecimal={false}
          hideControls
          suffix=" %"
          maxLength={7}
          {...form.field(`rates.${index}.percent`)}
        />
      ) : (
        <AmountField label={t('form.dailyPrice')} required {...form.field(`rates.${index}.dailyPrice`)} />
      )}
    </SimpleGrid>
    {rate.by === 'PRICE' && (
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        {rate.tiers.flatMap((_, tier) => [
          <NumberInput
            key={`days ${tier}`}
            label={t('form.tierDays', { index: tier + 1 })}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            maxLength={4}
            inputMode="numeric"
            {...form.field(`rates.${index}.tiers.${tier}.fromDays`)}
          />,
          <AmountField
            key={`price ${tier}`}
            label={t('form.tierPrice', { index: tier + 1 })}
            {...form.field(`rates.${index}.tiers.${tier}.dailyPrice`)}
          />,
        ])}
      </SimpleGrid>
    )}
    {onRemove && (
      <Button
        variant="subtle"
        color="red"
        className={classes.more ?? ''}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={onRemove}
      >
        {t('form.removeRate', { index: index + 1 })}
      </Button>
    )}
  </div>
);
