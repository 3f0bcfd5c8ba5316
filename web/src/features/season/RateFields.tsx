import { Button, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { AmountField, PercentField } from '../../kit/form/AmountField';
import type { FormFields } from '../../kit/form/useServerForm';
import { VehicleChoice } from '../../domain/choice/RecordChoice';
import { hintBelow } from '../../kit/form/hintBelow';
import { FormGrid } from '../../kit/form/FormGrid';
import { WholeField } from '../../kit/form/WholeField';
import { vehicleCategories } from '../../domain/vehicle/categories';
import classes from './Season.module.css';
import type { RateDraft, SeasonDraft } from './seasonDraft';
import { t } from './texts';

const targets = [
  { value: 'ALL', label: t('form.targetKind.ALL') },
  ...vehicleCategories.map((value) => ({ value, label: t(`common:category.${value}`) })),
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
    <FormGrid>
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
        <PercentField
          label={t('form.percent')}
          description={t('form.percentHint')}
          inputWrapperOrder={hintBelow}
          required
          maxLength={7}
          {...form.field(`rates.${index}.percent`)}
        />
      ) : (
        <AmountField label={t('form.dailyPrice')} required {...form.field(`rates.${index}.dailyPrice`)} />
      )}
    </FormGrid>
    {rate.by === 'PRICE' && (
      <FormGrid>
        {rate.tiers.flatMap((_, tier) => [
          <WholeField
            key={`days ${tier}`}
            label={t('form.tierDays', { index: tier + 1 })}
            {...form.field(`rates.${index}.tiers.${tier}.fromDays`)}
          />,
          <AmountField
            key={`price ${tier}`}
            label={t('form.tierPrice', { index: tier + 1 })}
            {...form.field(`rates.${index}.tiers.${tier}.dailyPrice`)}
          />,
        ])}
      </FormGrid>
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
