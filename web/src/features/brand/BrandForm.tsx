import { TextInput } from '@mantine/core';
import { brandLimits } from '../../platform/graphql/limits.generated';
import { FileField } from '../../kit/form/FileField';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { useCreateBrandMutation, useUpdateBrandMutation, type BrandQuery } from './BrandForm.generated';
import { t } from './texts';

type Brand = NonNullable<BrandQuery['brand']>;

interface BrandDraft {
  name: string;
  /** A new logo; null keeps the stored one. */
  image: File | null;
}

const draftOf = (brand: Brand | null): BrandDraft => ({ name: brand?.name ?? '', image: null });

/** Adds a brand, or edits one. */
export const BrandForm = (props: RecordFormProps<Brand>) => {
  const { record: brand, onClose } = props;
  const [create] = useCreateBrandMutation();
  const [update] = useUpdateBrandMutation();
  const form = useRecordForm({
    ...props,
    draftOf,
    toInput: (values) => values,
    create,
    update,
    saved: brand
      ? { title: t('form.edited'), message: t('form.editedText') }
      : { title: t('form.added'), message: t('form.addedText') },
  });
  return (
    <RecordFormDialog t={t} record={brand} form={form} onClose={onClose} size="md">
      <TextInput label={t('form.name')} required {...brandLimits.name} data-autofocus {...form.field('name')} />
      <FileField kind="picture" label={t('form.image')} {...form.field('image')} currentUrl={brand?.imageUrl} />
    </RecordFormDialog>
  );
};
