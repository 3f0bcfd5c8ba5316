import { Button, Group, NativeSelect, Radio, Select, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { inLine } from '../../platform/i18n/ltr';
import { useBookReservationMutation } from '../../domain/booking/Booking.generated';
import { bookingInput, bookingProblems, newBooking, type BookingDraft } from '../../domain/booking/bookingDraft';
import { BookingDriver } from '../../domain/booking/BookingDriver';
import { AlternativeButtons } from '../../domain/reservation/AlternativeButtons';
import { paymentMethods, tripOptions } from '../../domain/reservation/draft';
import { ExtrasFields } from '../../domain/reservation/ExtrasFields';
import { PaperWarnings } from '../../domain/reservation/PaperWarnings';
import { OpeningWarnings } from '../../domain/reservation/OpeningWarnings';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { PlaceSearch } from '../../domain/reservation/PlaceSearch';
import { PromotionField } from '../../domain/reservation/PromotionField';
import { alternativesOf, resultOf } from '../../domain/reservation/taken';
import { useQuote } from '../../domain/reservation/useQuote';
import { attempt } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { toCentimes } from '../../platform/money/money';
import { CashOutsideTill } from '../../domain/reservation/CashOutsideTill';
import { StampDuty } from '../../domain/reservation/StampDuty';
import { t as reservationT } from '../../domain/reservation/texts';
import { randomId } from '../../platform/device/randomId';
import { formatDateTime } from '../../platform/time/time';
import { FormDialog } from '../../kit/form/FormDialog';
import { anySpelling } from '../../kit/form/anySpelling';
import { FormPart } from '../../kit/form/FormPart';
import { useServerForm, type ServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { AmountField } from '../../kit/form/AmountField';
import { usePublishReservation } from '../../domain/reservation/ReservationFeed';
import { minutesOf } from '../../kit/timeline/wallMinutes';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { freeIn } from './freeDays';
import { isMissing, type Bar } from './bars';
import type { PlanningVehicleFieldsFragment } from './Planning.generated';
import type { Expect } from './useExpectedBars';
import { t } from './texts';

interface BookingDialogProps {
  /** The drawn period and vehicle; without a vehicle it is chosen in the form. */
  start: { vehicleId: string; startsAt: string; endsAt: string };
  vehicles: readonly PlanningVehicleFieldsFragment[];
  bars: ReadonlyMap<string, readonly Bar[]>;
  expect: Expect;
  onOpen: (number: string) => void;
  onClose: () => void;
}

type Form = ServerForm<BookingDraft>;

const Trip = ({ form, vehicles, bars }: { form: Form } & Pick<BookingDialogProps, 'vehicles' | 'bars'>) => {
  const { values, problem } = form;
  const { startsAt: starts, endsAt: ends } = values.period;
  const free = (id: string): boolean =>
    !starts || !ends || freeIn(bars.get(id), { start: minutesOf(starts), end: minutesOf(ends) });
  const noteOf = (id: string): string => {
    if (!free(id)) return ` (${t('book.vehicleTaken')})`;
    return starts && isMissing(bars.get(id), minutesOf(starts)) ? ` (${t('book.vehicleMissing')})` : '';
  };
  const options = vehicleCategories
    .map((category) => ({
      group: t(`common:category.${category}`),
      items: vehicles
        .filter((vehicle) => vehicle.category === category)
        .map(({ id, name, plateNumber }) => ({
          value: id,
          label: `${inLine([name, plateNumber])}${noteOf(id)}`,
          disabled: !free(id) && id !== values.vehicleId,
        })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <FormPart legend={t('book.trip')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PeriodInputs
          form={form}
          labels={{ startsAt: reservationT('trip.startsAt'), endsAt: reservationT('trip.endsAt') }}
          required
        />
      </SimpleGrid>
      <Select
        label={t('book.vehicle')}
        placeholder={t('book.vehiclePlaceholder')}
        data={options}
        limit={60}
        {...form.field('vehicleId')}
        value={values.vehicleId || null}
        searchable
        filter={anySpelling}
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage={t('book.noVehicle')}
        required
      />
      <PaperWarnings vehicleId={values.vehicleId} {...values.period} />
      <OpeningWarnings vehicleId={values.vehicleId} {...values.period} />
      <AlternativeButtons
        heading={t('book.alternatives')}
        alternatives={alternativesOf(problem)}
        busy={form.busy}
        onChoose={({ id }) => form.setFieldValue('vehicleId', id)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PlaceSearch
          field="pickupPlace"
          {...form.field('pickupPlace')}
          onChange={(place) => {
            form.setFieldValue('pickupPlace', place);
            // Most cars return to where they left from.
            if (!values.returnPlace) form.setFieldValue('returnPlace', place);
          }}
        />
        <PlaceSearch field="returnPlace" {...form.field('returnPlace')} />
      </SimpleGrid>
    </FormPart>
  );
};

const Terms = ({ form }: { form: Form }) => {
  const { values } = form;
  const { data } = useQuote({ ...values, options: tripOptions(values) });
  const quote = data?.priceQuote;
  const added = quote?.lines.filter(({ kind }) => kind !== 'DAYS' && kind !== 'DISCOUNT') ?? [];
  const payable = quote && (values.registered ? quote.registeredTotal : quote.total);
  return (
    <FormPart legend={t('book.state')}>
      {quote && (
        <Text size="sm">
          {t('book.price', {
            days: t('book.days', { count: quote.days }),
            daily: formatMoney(quote.dailyPrice),
            total: formatMoney(quote.total),
          })}
          {values.registered && ` ; ${t('book.priceRegistered', { total: formatMoney(quote.registeredTotal) })}`}
          {added.length > 0 &&
            ` (${t('book.priceWith', {
              lines: added.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(', '),
            })})`}
        </Text>
      )}
      <Radio.Group
        aria-label={t('book.state')}
        value={values.accept ? 'now' : 'later'}
        onChange={(value) => form.setFieldValue('accept', value === 'now')}
      >
        <Group gap="lg">
          <Radio value="now" label={t('book.accepted')} />
          <Radio value="later" label={t('book.pending')} />
        </Group>
      </Radio.Group>
      {values.accept && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <AmountField
            label={reservationT('terms.total')}
            {...form.field('total')}
            value={values.total === '' && payable ? Number(payable) : values.total}
          />
          <AmountField label={reservationT('terms.advance')} {...form.field('advance')} />
          <NativeSelect
            label={reservationT('terms.advanceMethod')}
            data={paymentMethods.map((value) => ({
              value,
              label: reservationT(`terms.methods.${value}`),
            }))}
            {...form.field('advanceMethod')}
          />
        </SimpleGrid>
      )}
      {values.accept && (toCentimes(values.advance) ?? 0) > 0 && <CashOutsideTill method={values.advanceMethod} />}
      {values.accept && <StampDuty amount={values.advance} method={values.advanceMethod} />}
    </FormPart>
  );
};

/** Books a vehicle for a customer: a request, or a rental at once. */
export const BookingDialog = ({ start, vehicles, bars, expect, onOpen, onClose }: BookingDialogProps) => {
  const [book] = useBookReservationMutation();
  const publish = usePublishReservation();
  const [key] = useState(randomId);
  const form = useServerForm<BookingDraft>({
    initial: { values: newBooking(start.vehicleId, start.startsAt, start.endsAt) },
    validate: bookingProblems,
    save: (values) =>
      attempt(async () => {
        const bar: Bar = {
          key: '',
          number: '',
          vehicleId: values.vehicleId,
          state: values.accept ? 'ACCEPTED' : 'PENDING',
          label: `${values.driver.firstName} ${values.driver.lastName}`.trim(),
          start: minutesOf(values.period.startsAt),
          end: minutesOf(values.period.endsAt),
        };
        const made = await expect(bar, async () => {
          const { data } = await book({ variables: { input: bookingInput(values, key) } });
          return data && resultOf(data.bookReservation);
        });
        if (!made) return;
        publish(made);
        void notify({
          title: t('book.done', { number: made.number }),
          message: (
            <>
              {t('book.doneText', {
                vehicle: made.vehicle.name,
                from: formatDateTime(made.startsAt),
                to: formatDateTime(made.endsAt),
              })}{' '}
              <Button size="compact-sm" variant="light" onClick={() => onOpen(made.number)}>
                {t('book.open')}
              </Button>
            </>
          ),
          autoClose: 8000,
        });
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('book.title')} form={form} submitLabel={t('book.submit')} onClose={onClose} size="lg">
      <Trip form={form} vehicles={vehicles} bars={bars} />
      <BookingDriver form={form} />
      <FormPart legend={reservationT('extras.title')}>
        <ExtrasFields form={form} vehicleId={form.values.vehicleId} />
      </FormPart>
      <PromotionField form={form} vehicleId={form.values.vehicleId} registered={form.values.registered} />
      <Terms form={form} />
    </FormDialog>
  );
};
