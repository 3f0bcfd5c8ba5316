import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import { shownAmong } from '../../platform/query/shownAmong';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import { toWallTime } from '../../platform/time/time';
import { maintenanceLimits } from '../../platform/graphql/limits.generated';
import { DateField } from '../../kit/date/DateField';
import { DateTimeField } from '../../kit/date/DateTimeField';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { EditRecord } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { reloadWith, useServerForm, type FormFields } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { useFoundProviders, useFoundVehicles } from '../choice/useFoundRecords';
import { AddProviderDialog } from '../provider/AddProviderDialog';
import { AddBeside } from '../../kit/form/AddBeside';
import { AmountField } from '../../kit/form/AmountField';
import { FormGrid } from '../../kit/form/FormGrid';
import { KmField } from '../../kit/form/KmField';
import { InvoiceField } from './InvoiceField';
import {
  missingFields,
  natures,
  plannedDraft,
  storedDraft,
  toCreateInput,
  toUpdateInput,
  type MaintenanceDraft,
  type MaintenancePlan,
} from './maintenanceDraft';
import {
  useCreateMaintenanceMutation,
  MaintenanceToEditDocument,
  useUpdateMaintenanceMutation,
  type MaintenanceFormFieldsFragment,
} from './MaintenanceForm.generated';
import classes from './MaintenanceForm.module.css';
import { SlotProposal } from './SlotProposal';
import { t } from './texts';
import { useInvoice } from './useInvoice';

/** Milliseconds until the list opens, after a maintenance was added on another page (docs/rules/maintenance.md#works). */
const listAfter = 2000;

/** The names of the fields in the documented call, which an answer with the status 455 uses (docs/rules/maintenance.md#works). */
const documentedNames = {
  id_vehicule: 'vehicleId',
  id_prestataire: 'providerId',
  nature_maintenance: 'nature',
  kilometrage_actuelle: 'odometerKm',
  kilometrage_next_maintenance: 'nextOdometerKm',
  date_maintenance: 'performedOn',
  date_next_maintenance: 'nextOn',
  designation_maintenance: 'description',
  cout_maintenance: 'cost',
  facture_maintenance: 'invoice',
} as const;

type Form = FormFields<MaintenanceDraft>;

const natureChoices = [
  { value: '', label: t('form.naturePlaceholder'), disabled: true },
  ...natures.map((value) => ({ value, label: t(`natures.${value}`) })),
];

interface ProviderFieldProps {
  form: Form;
  onAdd: () => void;
}

/** Shows the choice of a provider, or only the button that adds one if there are none (docs/rules/maintenance.md#works). */
const ProviderField = ({ form, onAdd }: ProviderFieldProps) => {
  const { choices } = useFoundProviders('');
  if (!form.values.providerId && choices?.length === 0)
    return (
      <Button
        variant="light"
        className={classes.addProvider ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onAdd}
      >
        {t('form.addProvider')}
      </Button>
    );
  return (
    <AddBeside label={t('form.addProvider')} onAdd={onAdd}>
      <ChoiceField
        label={t('form.provider')}
        placeholder={t('form.providerPlaceholder')}
        noneFound={t('form.providerNone')}
        {...form.field('providerId')}
        useFound={useFoundProviders}
      />
    </AddBeside>
  );
};

const StayFields = ({ form, maintenanceId }: { form: Form; maintenanceId: string | undefined }) => {
  const { values } = form;
  const vehicleId = values.vehicleId?.id;
  return (
    <FormPart legend={t('form.stay')}>
      <Checkbox label={t('form.block')} description={t('form.blockHint')} {...form.check('blocked')} />
      {values.blocked && (
        <>
          <FormGrid>
            <DateTimeField
              label={t('form.startsAt')}
              pickerTitle={t('form.startsAtPicker')}
              {...form.field('outOfService.startsAt')}
              defaultTime="09:00"
              size="sm"
              required
            />
            <DateTimeField
              label={t('form.endsAt')}
              pickerTitle={t('form.endsAtPicker')}
              {...form.field('outOfService.endsAt')}
              min={values.outOfService.startsAt || undefined}
              defaultTime="18:00"
              size="sm"
              required
            />
          </FormGrid>
          <Checkbox
            label={t('form.overPromises')}
            description={t('form.overPromisesHint')}
            {...form.check('overPromises')}
          />
          {vehicleId && (
            <SlotProposal
              key={vehicleId}
              vehicleId={vehicleId}
              maintenanceId={maintenanceId}
              onUse={({ startsAt, endsAt }) => {
                const [from, to] = [toWallTime(startsAt), toWallTime(endsAt)];
                const formerDay = values.outOfService.startsAt.slice(0, 10);
                form.setFieldValue('outOfService.startsAt', from);
                form.setFieldValue('outOfService.endsAt', to);
                // The maintenance gets the day on which the vehicle goes out of service, unless another day was set.
                if (!values.performedOn || values.performedOn === formerDay)
                  form.setFieldValue('performedOn', from.slice(0, 10));
              }}
            />
          )}
        </>
      )}
    </FormPart>
  );
};

/** The queries to load again after a change: the lists of maintenances and of vehicles, which show alerts. The form opens on these pages only. */
const changed = ['Maintenances', 'DeskVehicles'];

interface MaintenanceFormProps {
  /** The maintenance to edit; null adds one. */
  work: MaintenanceFormFieldsFragment | null;
  plan: MaintenancePlan;
  /** Loads the stored maintenance again. */
  onReload: () => Promise<MaintenanceFormFieldsFragment | null | undefined>;
  onClose: () => void;
}

const MaintenanceForm = ({ work, plan, onReload, onClose }: MaintenanceFormProps) => {
  const navigate = useNavigate();
  const { download } = useInvoice();
  const client = useApolloClient();
  const after = { refetchQueries: () => shownAmong(client, changed) };
  const [create] = useCreateMaintenanceMutation(after);
  const [update] = useUpdateMaintenanceMutation(after);

  const goToList = (): void => {
    const page = pageOf(window.location.pathname);
    if (page === paths.maintenances) return;
    // Whoever has gone elsewhere meanwhile stays there.
    setTimeout(() => {
      if (pageOf(window.location.pathname) === page) void navigate(paths.maintenances);
    }, listAfter);
  };

  const form = useServerForm<MaintenanceDraft>({
    initial: work ? { values: storedDraft(work), version: work.version } : { values: plannedDraft(plan) },
    validate: missingFields,
    fieldOf: documentedNames,
    save: (values, version) =>
      attempt(() =>
        work
          ? update({ variables: { input: toUpdateInput(work.id, version, values) } })
          : create({ variables: { input: toCreateInput(values) } }),
      ),
    reload: reloadWith(onReload, storedDraft),
    onSaved: () => {
      void notify({ message: t(work ? 'form.edited' : 'form.added') });
      onClose();
      if (!work) goToList();
    },
  });
  const { values } = form;
  const [addsProvider, setAddsProvider] = useState(false);

  return (
    <>
      <RecordFormDialog t={t} record={work} form={form} onClose={onClose} size="xl">
        <FormPart legend={t('form.work')}>
          <FormGrid>
            {plan.vehicle ? (
              <TextInput label={t('form.vehicle')} value={values.vehicleId?.label ?? ''} readOnly />
            ) : (
              <ChoiceField
                label={t('form.vehicle')}
                placeholder={t('form.vehiclePlaceholder')}
                noneFound={t('form.vehicleNone')}
                {...form.field('vehicleId')}
                useFound={useFoundVehicles}
                required
              />
            )}
            <ProviderField form={form} onAdd={() => setAddsProvider(true)} />
            <NativeSelect label={t('form.nature')} required data={natureChoices} {...form.field('nature')} />
            <DateField label={t('form.performedOn')} required {...form.field('performedOn')} />
            <KmField label={t('form.odometer')} {...form.field('odometerKm')} />
            <AmountField label={t('form.cost')} {...form.field('cost')} />
          </FormGrid>
          <Textarea
            label={t('form.description')}
            autosize
            minRows={2}
            {...maintenanceLimits.description}
            {...form.field('description')}
          />
          <InvoiceField form={form} onDownload={work?.invoiceUrl ? () => void download(work) : null} />
        </FormPart>
        <FormPart legend={t('form.due')} hint={t('form.dueHint')}>
          <FormGrid>
            <DateField label={t('form.nextOn')} {...form.field('nextOn')} />
            <KmField label={t('form.nextOdometer')} {...form.field('nextOdometerKm')} />
          </FormGrid>
        </FormPart>
        <StayFields form={form} maintenanceId={work?.id} />
      </RecordFormDialog>
      {addsProvider && (
        <AddProviderDialog
          onAdded={({ id, name }) => form.setFieldValue('providerId', { id, label: name })}
          onClose={() => setAddsProvider(false)}
        />
      )}
    </>
  );
};

interface MaintenanceFormDialogProps {
  /** The maintenance to edit; if left out, one is added. */
  id?: string | undefined;
  /** Initial values of a new one: the vehicle from the fleet, also the nature and a slot from the warning. */
  plan?: MaintenancePlan;
  onClose: () => void;
}

const nothingPlanned: MaintenancePlan = {};

/**
 * Adds a maintenance, or edits one, which is loaded first. If one was added on another page, the list opens two seconds later
 * (docs/rules/maintenance.md#works).
 */
export const MaintenanceFormDialog = ({ id, plan = nothingPlanned, onClose }: MaintenanceFormDialogProps) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={MaintenanceToEditDocument}
    recordOf={({ maintenance }) => maintenance}
    onClose={onClose}
  >
    {(work, reload) => <MaintenanceForm work={work} plan={plan} onReload={reload} onClose={onClose} />}
  </EditRecord>
);
