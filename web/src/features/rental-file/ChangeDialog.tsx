import { NativeSelect, SegmentedControl, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@apollo/client/react';
import { MethodSelect } from '../../domain/reservation/MethodSelect';
import { resultOf } from '../../domain/reservation/taken';
import { AmountField } from '../../kit/form/AmountField';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm, type ServerForm } from '../../kit/form/useServerForm';
import { attempt, readProblem } from '../../platform/errors/errors';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatDateTime, toWallTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { changeRentalLimits } from '../../platform/graphql/limits.generated';
import { DateTimeField } from '../../kit/date/DateTimeField';
import { DaysLater } from '../../kit/date/DaysLater';
import { notify } from '../../kit/notice/notify';
import { offerText } from '../../domain/rental/offerText';
import { FuelSelect } from '../../domain/rental/FuelSelect';
import { usePublishReservation } from '../../domain/reservation/ReservationFeed';
import { KmField } from '../../kit/form/KmField';
import {
  changeInput,
  type ChangeDraft,
  type ChangeWhat,
  draftOf,
  exchanges,
  fieldOf,
  type Preview,
  previewInput,
  pricesOf,
  problemsOf,
} from './changeDraft';
import { ChangePreview } from './ChangePreview';
import { RentalChangeFormFragmentDoc, type RentalChangeFormFragment } from './ChangeDialog.generated';
import { useRentalChangeMutation, useRentalChangePreviewQuery } from './RentalChange.generated';
import classes from './RentalFile.module.css';
import { t } from './texts';

interface ChangeDialogProps {
  file: Holding<RentalChangeFormFragment>;
  /** The initial end, as an instant; by default the rental's own. */
  wantedEnd?: string | undefined;
  /** Queries the file again. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

interface PartProps {
  form: ServerForm<ChangeDraft>;
  file: Fields<RentalChangeFormFragment>;
}

/** Milliseconds without typing after which the preview is queried. */
const previewDelayMs = 300;

const Readings = ({
  form,
  km,
  fuel,
  labels,
}: Pick<PartProps, 'form'> & {
  km: 'km' | 'returnedKm';
  fuel: 'fuel' | 'returnedFuel';
  labels: { km: string; fuel: string };
}) => (
  <div className={classes.pair}>
    <KmField required label={labels.km} {...form.field(km)} />
    <FuelSelect label={labels.fuel} {...form.field(fuel)} />
  </div>
);

const VehicleChoice = ({ form, file, offers }: PartProps & { offers: Preview['swaps'] }) => (
  <NativeSelect
    label={t('change.vehicle')}
    required={form.values.what === 'SWAP'}
    description={offers.length === 0 ? t('change.noSwap') : undefined}
    data={[
      {
        value: '',
        label:
          form.values.what === 'SWAP'
            ? t('change.chooseVehicle')
            : t('change.keepVehicle', { name: file.vehicle.name }),
      },
      ...offers.map((offer) => ({ value: offer.vehicle.id, label: offerText(offer) })),
    ]}
    {...form.field('vehicleId')}
  />
);

const Price = ({ form }: Pick<PartProps, 'form'>) => {
  const { what, pricing } = form.values;
  return (
    <>
      <NativeSelect
        label={t('change.pricing')}
        data={pricesOf[what].map((value) => ({ value, label: t(`change.prices.${value}`) }))}
        {...form.field('pricing')}
      />
      {pricing === 'DAILY' && <AmountField label={t('change.dailyPrice')} required {...form.field('dailyPrice')} />}
      {pricing === 'AGREED' && <AmountField label={t('change.difference')} required {...form.field('difference')} />}
    </>
  );
};

/** Returns the changes that the rental's stage allows. */
const choicesOf = ({ stage }: Fields<RentalChangeFormFragment>): ChangeWhat[] =>
  stage === 'OUT' ? ['END', 'RETURN', 'SWAP'] : ['END', 'SWAP'];

const ChangeForm = ({ file: record, wantedEnd, now, onReload, onClose }: ChangeDialogProps & { now: string }) => {
  const file = useFields(RentalChangeFormFragmentDoc, record);
  const reload = useStoredFields(RentalChangeFormFragmentDoc, record, onReload);
  const [save] = useRentalChangeMutation();
  const publish = usePublishReservation();
  const { number, stage, version } = file;
  const form = useServerForm<ChangeDraft>({
    initial: { values: draftOf(file, now, wantedEnd), version },
    fieldOf,
    validate: (draft) => problemsOf(draft, file),
    save: (draft, from) =>
      attempt(async () => {
        const { data } = await save({ variables: { input: changeInput(draft, file, from, preview) } });
        if (!data) return;
        const { amendments } = resultOf(data.changeRental);
        publish(null);
        void notify({ message: t('change.done', { number, amendment: String(amendments.length) }) });
      }),
    reload: async () => {
      const stored = await reload();
      void refetch().catch(() => undefined);
      return stored ? { values: draftOf(stored, now), version: stored.version } : null;
    },
    onSaved: onClose,
  });
  const { values } = form;
  const [draft] = useDebouncedValue(values, previewDelayMs);
  const input = previewInput(draft, file);
  // Before a vehicle is chosen, the preview returns the free vehicles.
  const requestedInput = input ?? (values.what === 'SWAP' ? { number } : null);
  const { data, previousData, error, refetch } = useRentalChangePreviewQuery(
    requestedInput ? { variables: { input: requestedInput }, fetchPolicy: 'network-only' } : skipToken,
  );
  const preview = requestedInput ? (data ?? previousData)?.rentalChangePreview : undefined;
  const both = exchanges(values, stage);

  const choose = (what: string): void =>
    form.setValues({
      what: what as ChangeWhat,
      pricing: pricesOf[what as ChangeWhat][0] ?? 'UNCHANGED',
      vehicleId: '',
    });

  return (
    <FormDialog title={t('change.title', { number })} form={form} submitLabel={t('change.submit')} onClose={onClose}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('change.what')}
        data={choicesOf(file).map((value) => ({ value, label: t(`change.${value}`) }))}
        value={values.what}
        onChange={choose}
      />
      <Text size="sm" c="dimmed">
        {t('change.endNow', { at: formatDateTime(file.endsAt) })}
      </Text>
      {values.what === 'END' && (
        <>
          <DaysLater
            label={t('change.extendBy')}
            from={toWallTime(file.endsAt)}
            value={values.endsAt}
            onChange={(endsAt) => form.setValues({ endsAt })}
          />
          <DateTimeField
            label={t('change.endsAt')}
            pickerTitle={t('change.pickEnd')}
            required
            min={now}
            size="sm"
            {...form.field('endsAt')}
            value={values.endsAt}
          />
        </>
      )}
      {(values.what === 'SWAP' || (preview && preview.conflicts.length > 0) || values.vehicleId !== '') &&
        values.what !== 'RETURN' && <VehicleChoice form={form} file={file} offers={preview?.swaps ?? []} />}
      {(both || values.what === 'RETURN') && (
        <>
          <DateTimeField
            label={t('change.at')}
            pickerTitle={t('change.pickAt')}
            required
            max={now}
            size="sm"
            {...form.field('at')}
            value={values.at}
          />
          <Readings
            form={form}
            km="returnedKm"
            fuel="returnedFuel"
            labels={{ km: t('change.returnedKm'), fuel: t('change.returnedFuel') }}
          />
        </>
      )}
      {both && <Readings form={form} km="km" fuel="fuel" labels={{ km: t('change.km'), fuel: t('change.fuel') }} />}
      <Price form={form} />
      {input && preview && <ChangePreview preview={preview} form={form} />}
      {input && error && (
        <Text size="sm" c="red" role="alert">
          {readProblem(error).message}
        </Text>
      )}
      {preview && Number(preview.refund) > 0 && (
        <MethodSelect label={t('change.refundMethod')} {...form.field('refundMethod')} />
      )}
      <Textarea
        label={t('change.reason')}
        {...changeRentalLimits.reason}
        autosize
        minRows={2}
        {...form.field('reason')}
      />
    </FormDialog>
  );
};

/** Extends or shortens a rental, takes it back early or swaps its vehicle, with a preview (docs/rules/rental-life.md#changes). */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const now = useAgencyNow();
  return now ? <ChangeForm {...props} now={now} /> : null;
};
