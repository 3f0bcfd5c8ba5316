import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { createPromotionLimits } from '../../platform/graphql/limits.generated';
import { AmountField } from '../../kit/form/AmountField';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { ServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { hintBelow } from '../../kit/form/hintBelow';
import { FormGrid } from '../../kit/form/FormGrid';
import { WholeField } from '../../kit/form/WholeField';
import { CategoryBoxes } from '../../domain/vehicle/CategoryBoxes';
import classes from './Promotion.module.css';
import { draftOf, toInput, type PromotionDraft } from './promotionDraft';
import {
  useCreatePromotionMutation,
  useUpdatePromotionMutation,
  type PromotionFieldsFragment,
} from './PromotionForm.generated';
import { t } from './texts';

type Form = ServerForm<PromotionDraft>;

const ways = (['PERCENT', 'AMOUNT'] as const).map((value) => ({ value, label: t(`form.byKind.${value}`) }));

const Off = ({ form }: { form: Form }) => (
  <FormGrid>
    <NativeSelect label={t('form.by')} data={ways} {...form.field('by')} />
    {form.values.by === 'PERCENT' ? (
      <WholeField label={t('form.percent')} required suffix=" %" {...form.field('percent')} />
    ) : (
      <AmountField label={t('form.amount')} required {...form.field('amount')} />
    )}
  </FormGrid>
);

const Conditions = ({ form }: { form: Form }) => (
  <>
    <FormPart legend={t('form.booked')}>
      <FormGrid>
        <DateField label={t('form.from')} {...form.field('bookedFrom')} />
        <DateField label={t('form.to')} {...form.field('bookedTo')} />
      </FormGrid>
    </FormPart>
    <FormPart legend={t('form.rental')}>
      <FormGrid>
        <DateField label={t('form.from')} {...form.field('rentalFrom')} />
        <DateField label={t('form.to')} {...form.field('rentalTo')} />
      </FormGrid>
    </FormPart>
    <FormGrid>
      <WholeField label={t('form.minDays')} {...form.field('minDays')} />
      <WholeField label={t('form.maxUses')} {...form.field('maxUses')} />
    </FormGrid>
    <CategoryBoxes
      label={t('form.categories')}
      description={t('form.categoriesHint')}
      className={classes.boxes}
      {...form.field('categories')}
    />
  </>
);

/** Adds a promotion, or edits one. */
export const PromotionForm = (props: RecordFormProps<PromotionFieldsFragment>) => {
  const { record: promotion, onClose } = props;
  const [create] = useCreatePromotionMutation();
  const [update] = useUpdatePromotionMutation();
  const form = useRecordForm({ ...props, t, draftOf, toInput, create, update });
  return (
    <RecordFormDialog t={t} record={promotion} form={form} onClose={onClose} size="lg">
      <TextInput
        label={t('form.code')}
        description={t('form.codeHint')}
        inputWrapperOrder={hintBelow}
        required
        {...createPromotionLimits.code}
        autoCapitalize="characters"
        autoComplete="off"
        data-autofocus
        {...form.field('code')}
      />
      <Off form={form} />
      <Conditions form={form} />
      <Checkbox label={t('form.active')} {...form.check('active')} />
    </RecordFormDialog>
  );
};
