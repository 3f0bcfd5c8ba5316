import '@mantine/core/styles/NumberInput.layer.css';
import { Checkbox, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountField } from '../../kit/form/AmountField';
import { EditRecord } from '../../kit/form/EditRecord';
import { FormDialog } from '../../kit/form/FormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { ServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import classes from './Promotion.module.css';
import { draftOf, toInput, type PromotionDraft } from './promotionDraft';
import {
  useCreatePromotionMutation,
  PromotionToEditDocument,
  useUpdatePromotionMutation,
  type PromotionFieldsFragment,
} from './PromotionForm.generated';
import { t } from './texts';

type Form = ServerForm<PromotionDraft>;

const categories = ['COMPACT_SUV', 'FAMILY_SEDAN', 'LUXURY_SEDAN', 'CITY_CAR', 'SMALL_CITY_CAR'] as const;
const ways = (['PERCENT', 'AMOUNT'] as const).map((value) => ({ value, label: t(`form.byKind.${value}`) }));
const order = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];

const storedOf = (promotion: PromotionFieldsFragment) => ({ values: draftOf(promotion), version: promotion.version });

const Grid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
);

interface WholeFieldProps {
  form: Form;
  name: 'percent' | 'minDays' | 'maxUses';
  required?: boolean;
}

const WholeField = ({ form, name, required = false }: WholeFieldProps) => (
  <NumberInput
    label={t(`form.${name}`)}
    required={required}
    allowDecimal={false}
    allowNegative={false}
    hideControls
    maxLength={7}
    inputMode="numeric"
    suffix={name === 'percent' ? ' %' : ''}
    {...form.field(name)}
  />
);

const Off = ({ form }: { form: Form }) => (
  <Grid>
    <NativeSelect label={t('form.by')} data={ways} {...form.field('by')} />
    {form.values.by === 'PERCENT' ? (
      <WholeField form={form} name="percent" required />
    ) : (
      <AmountField label={t('form.amount')} required {...form.field('amount')} />
    )}
  </Grid>
);

const Conditions = ({ form }: { form: Form }) => (
  <>
    <FormPart legend={t('form.booked')}>
      <Grid>
        <DateField label={t('form.from')} {...form.field('bookedFrom')} />
        <DateField label={t('form.to')} {...form.field('bookedTo')} />
      </Grid>
    </FormPart>
    <FormPart legend={t('form.rental')}>
      <Grid>
        <DateField label={t('form.from')} {...form.field('rentalFrom')} />
        <DateField label={t('form.to')} {...form.field('rentalTo')} />
      </Grid>
    </FormPart>
    <Grid>
      <WholeField form={form} name="minDays" />
      <WholeField form={form} name="maxUses" />
    </Grid>
    <Checkbox.Group
      label={t('form.categories')}
      description={t('form.categoriesHint')}
      value={form.values.categories}
      onChange={(chosen) => form.setFieldValue('categories', chosen as PromotionDraft['categories'])}
    >
      <div className={classes.boxes}>
        {categories.map((value) => (
          <Checkbox key={value} value={value} label={t(`common:category.${value}`)} />
        ))}
      </div>
    </Checkbox.Group>
  </>
);

interface PromotionFormProps {
  /** The promotion to edit; null to add one. */
  promotion: PromotionFieldsFragment | null;
  /** Loads its stored state again. */
  onReload: () => Promise<PromotionFieldsFragment | null | undefined>;
  onClose: () => void;
}

const PromotionForm = ({ promotion, onReload, onClose }: PromotionFormProps) => {
  const [create] = useCreatePromotionMutation({ refetchQueries: ['Promotions'] });
  const [update] = useUpdatePromotionMutation({ refetchQueries: ['Promotions'] });
  const form = useRecordForm({
    record: promotion,
    storedOf,
    start: draftOf(null),
    create: (values) => create({ variables: { input: toInput(values) } }),
    update: (edit, values) => update({ variables: { input: { ...edit, ...toInput(values) } } }),
    onReload,
    saved: { message: t(promotion ? 'form.edited' : 'form.added') },
    onClose,
  });
  return (
    <FormDialog
      title={t(promotion ? 'form.editTitle' : 'form.addTitle')}
      form={form}
      submitLabel={t(promotion ? 'form.submitEdit' : 'form.submitAdd')}
      onClose={onClose}
      size="lg"
    >
      <TextInput
        label={t('form.code')}
        description={t('form.codeHint')}
        inputWrapperOrder={order}
        required
        maxLength={30}
        autoCapitalize="characters"
        autoComplete="off"
        data-autofocus
        {...form.field('code')}
      />
      <Off form={form} />
      <Conditions form={form} />
      <Checkbox label={t('form.active')} {...form.check('active')} />
    </FormDialog>
  );
};

/** Adds a promotion, or loads and edits one. */
export const PromotionDialog = ({ id, onClose }: { id?: string; onClose: () => void }) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={PromotionToEditDocument}
    recordOf={({ promotion }) => promotion}
    onClose={onClose}
  >
    {(promotion, reload) => <PromotionForm promotion={promotion} onReload={reload} onClose={onClose} />}
  </EditRecord>
);
