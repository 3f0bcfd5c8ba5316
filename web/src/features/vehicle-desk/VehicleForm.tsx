import { Alert, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { useWhen } from '../../platform/effect/useWhen';
import {
  useCreateVehicleMutation,
  useUpdateVehicleMutation,
  useVehicleFormChoicesQuery,
  VehicleToEditDocument,
  type VehicleFormChoicesQuery,
  type VehicleFormFieldsFragment,
} from './VehicleForm.generated';
import { draftOf, pageOfFields, toInput, type FormPage } from './vehicleDraft';
import { useAdding } from './useAdding';
import { VehicleMissing } from './VehicleMissing';
import { VehicleIdentityPage, VehicleOptionsPage } from './VehicleFormPages';
import classes from './VehicleForm.module.css';
import { t } from './texts';

/** Returns the id of a record that is the only one; an empty text if there are none or several. */
const onlyOneOf = (found: VehicleFormChoicesQuery['agencies' | 'brands'] | undefined): string =>
  found?.totalCount === 1 ? (found.items[0]?.id ?? '') : '';

const VehicleFields = ({ onClose, ...props }: RecordFormProps<VehicleFormFieldsFragment>) => {
  const vehicle = props.record;
  const [page, setPage] = useState<FormPage>(1);
  const choices = useVehicleFormChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateVehicleMutation({ refetchQueries: ['DeskVehicles'] });
  const [update] = useUpdateVehicleMutation();
  const content = useRef<HTMLDivElement>(null);

  const form = useRecordForm({
    ...props,
    onClose,
    draftOf,
    toInput,
    create,
    update,
    saved: vehicle
      ? { title: t('form.editedTitle'), message: t('form.edited') }
      : { title: t('form.addedTitle'), message: t('form.added') },
    // Shows the page with the first error.
    onRefused: ({ fields }) => {
      const wrong = pageOfFields(Object.keys(fields));
      if (wrong) setPage(wrong);
    },
  });

  // Where there is one agency or brand only, it is chosen already.
  useWhen(!vehicle && choices.data !== undefined, () => {
    const { agencyId, brandId } = form.values;
    form.preset({
      agencyId: agencyId || onlyOneOf(choices.data?.agencies),
      brandId: brandId || onlyOneOf(choices.data?.brands),
    });
  });

  const turn = (): void => {
    setPage(page === 1 ? 2 : 1);
    content.current?.closest('.mantine-Modal-content')?.scrollTo({ top: 0 });
    content.current?.focus({ preventScroll: true });
  };

  const { adding, dialog } = useAdding((what, id) =>
    form.setFieldValue(what === 'agency' ? 'agencyId' : 'brandId', id),
  );

  return (
    <>
      <RecordFormDialog
        t={t}
        record={vehicle}
        form={form}
        onClose={onClose}
        size="xl"
        footer={
          <Button
            variant="light"
            className={classes.turn ?? ''}
            onClick={turn}
            {...(page === 1
              ? { rightSection: <IconArrowRight size={18} aria-hidden /> }
              : { leftSection: <IconArrowLeft size={18} aria-hidden /> })}
          >
            {t(page === 1 ? 'form.next' : 'form.previous')}
          </Button>
        }
      >
        {choices.error && !choices.data && (
          <Alert color="red" role="alert">
            {t('form.choicesFailed')}{' '}
            <Button size="compact-sm" variant="default" onClick={() => void choices.refetch().catch(() => undefined)}>
              {t('common:retry')}
            </Button>
          </Alert>
        )}
        <p ref={content} className={classes.pageMark} tabIndex={-1} role="status">
          {t('form.page', { page })}
        </p>
        {page === 1 ? (
          <VehicleIdentityPage form={form} vehicle={vehicle} choices={choices.data} adding={adding} />
        ) : (
          <VehicleOptionsPage form={form} />
        )}
      </RecordFormDialog>
      {dialog}
    </>
  );
};

interface VehicleFormProps {
  /** The vehicle to edit; if left out, one is added. */
  id?: string | undefined;
  onClose: () => void;
}

/** Adds a vehicle, or edits one, on two pages (docs/rules/fleet.md#the-form-of-a-vehicle). */
export const VehicleForm = ({ id, onClose }: VehicleFormProps) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={VehicleToEditDocument}
    recordOf={({ vehicle }) => vehicle}
    missing={<VehicleMissing onClose={onClose} />}
    onClose={onClose}
  >
    {(record, onReload) => <VehicleFields record={record} onReload={onReload} onClose={onClose} />}
  </EditRecord>
);
