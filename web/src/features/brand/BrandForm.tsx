import { TextInput } from '@mantine/core';
import { FileField } from '../../kit/form/FileField';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { StoredRecord } from '../../kit/form/useServerForm';
import { BrandDocument, useCreateBrandMutation, useUpdateBrandMutation, type BrandQuery } from './BrandForm.generated';
import { t } from './texts';

type Brand = NonNullable<BrandQuery['brand']>;

interface BrandDraft {
  name: string;
  /** A new logo; null keeps the stored one. */
  image: File | null;
}

const recordOf = ({ name, version }: Brand): StoredRecord<BrandDraft> => ({ values: { name, image: null }, version });

const BrandForm = ({ record: brand, onReload, onClose }: RecordFormProps<Brand>) => {
  const [create] = useCreateBrandMutation({ refetchQueries: ['BrandList'] });
  const [update] = useUpdateBrandMutation();
  const form = useRecordForm({
    record: brand,
    storedOf: recordOf,
    start: { name: '', image: null },
    toInput: (values) => values,
    create,
    update,
    onReload,
    saved: brand
      ? { title: t('form.edited'), message: t('form.editedText') }
      : { title: t('form.added'), message: t('form.addedText') },
    onClose,
  });
  return (
    <RecordFormDialog t={t} record={brand} form={form} onClose={onClose} size="md">
      <TextInput label={t('form.name')} required maxLength={40} data-autofocus {...form.field('name')} />
      <FileField kind="picture" label={t('form.image')} {...form.field('image')} currentUrl={brand?.imageUrl} />
    </RecordFormDialog>
  );
};

/** Adds a brand, or edits one, which is loaded first. */
export const BrandDialog = ({ id, onClose }: { id?: string; onClose: () => void }) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={BrandDocument}
    recordOf={({ brand }) => brand}
    onClose={onClose}
  >
    {(brand, reload) => <BrandForm record={brand} onReload={reload} onClose={onClose} />}
  </EditRecord>
);
