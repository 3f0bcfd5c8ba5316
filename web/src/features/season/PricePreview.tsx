import { isPeriod } from '../../platform/time/time';
import { skipToken } from '@apollo/client/react';
import { Checkbox, NativeSelect, SimpleGrid, Table, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { inLine } from '../../platform/i18n/ltr';
import { emptyReservation, tripOptions, type ReservationDraft } from '../../domain/reservation/draft';
import { ExtrasFields } from '../../domain/reservation/ExtrasFields';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { PromotionField } from '../../domain/reservation/PromotionField';
import { useQuote } from '../../domain/reservation/useQuote';
import { PartHint } from '../../kit/form/FormPart';
import { useServerForm } from '../../kit/form/useServerForm';
import { readProblem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { LoadFailure } from '../../kit/state/Loaded';
import { VehicleChoice } from '../../domain/choice/RecordChoice';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { useCheapestVehicleQuery } from './PricePreview.generated';
import classes from './Season.module.css';
import { t } from './texts';

interface PreviewDraft extends ReservationDraft {
  vehicleId: string;
  /** Empty for the price of one vehicle. */
  category: '' | VehicleCategory;
  /** Whether the customer is registered. */
  registered: boolean;
}

const emptyPreview = (): PreviewDraft => ({ ...emptyReservation(), vehicleId: '', category: '', registered: false });

const choices = [
  { value: '', label: t('preview.oneVehicle') },
  ...vehicleCategories.map((value) => ({
    value,
    label: t(`common:category.${value}`),
  })),
];

/** Returns the vehicle whose price stands for a category: the cheapest one for the dates; undefined until it is loaded. */
const useCheapest = ({ category, period }: Pick<PreviewDraft, 'category' | 'period'>) => {
  const { startsAt, endsAt } = period;
  const complete = category !== '' && isPeriod({ startsAt, endsAt });
  const { data, error } = useCheapestVehicleQuery(
    complete ? { variables: { category, period: { startsAt, endsAt } } } : skipToken,
  );
  return { vehicle: complete ? data?.cheapestVehicle : undefined, error: complete ? error : undefined };
};

/** Shows the price of a vehicle, or of the cheapest one of a category, for some dates line by line, as the server computes it. */
export const PricePreview = () => {
  const form = useServerForm<PreviewDraft>({ initial: { values: emptyPreview() }, save: async () => null });
  const { category, period, registered } = form.values;
  const cheapest = useCheapest(form.values);
  const vehicleId = category ? (cheapest.vehicle?.id ?? '') : form.values.vehicleId;
  const [settled] = useDebouncedValue(form.values, 250);
  const { data, previousData, error, refetch, complete } = useQuote({
    vehicleId,
    period,
    options: { ...tripOptions(settled), registered },
  });
  const quote = complete ? (data ?? previousData)?.priceQuote : undefined;
  return (
    <section className={classes.preview} aria-labelledby="titre-apercu">
      <Title order={2} size="h3" id="titre-apercu">
        {t('preview.title')}
      </Title>
      <PartHint>{t('preview.lead')}</PartHint>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        <NativeSelect label={t('preview.for')} data={choices} {...form.field('category')} />
        {category ? (
          <TextInput
            label={t('preview.reckonedFor')}
            value={cheapest.vehicle ? inLine([cheapest.vehicle.name, cheapest.vehicle.plateNumber], ', ') : ''}
            placeholder={t(cheapest.vehicle === null ? 'preview.noVehicle' : 'preview.cheapest')}
            readOnly
          />
        ) : (
          <VehicleChoice
            label={t('preview.vehicle')}
            placeholder={t('preview.vehiclePlaceholder')}
            {...form.field('vehicleId')}
          />
        )}
        <PeriodInputs form={form} labels={{ startsAt: t('preview.startsAt'), endsAt: t('preview.endsAt') }} size="sm" />
      </SimpleGrid>
      {complete && (
        <>
          <ExtrasFields form={form} vehicleId={vehicleId} />
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" className={classes.who}>
            <PromotionField form={form} vehicleId={vehicleId} registered={registered} />
            <Checkbox label={t('preview.isRegistered')} {...form.check('registered')} />
          </SimpleGrid>
        </>
      )}
      <div aria-live="polite">
        {!complete && <PartHint>{t(cheapest.vehicle === null ? 'preview.noVehicle' : 'preview.pick')}</PartHint>}
        {cheapest.error && <p role="alert">{readProblem(cheapest.error).message}</p>}
        {complete && error && <LoadFailure error={error} refetch={refetch} />}
        {quote && (
          <Table className={classes.lines ?? ''} aria-label={t('preview.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('preview.line')}</Table.Th>
                <Table.Th scope="col">{t('preview.quantity')}</Table.Th>
                <Table.Th scope="col">{t('preview.unitPrice')}</Table.Th>
                <Table.Th scope="col">{t('preview.amount')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {quote.lines.map(({ label, quantity, unitPrice, amount }) => (
                <Table.Tr key={`${label} ${unitPrice}`}>
                  <Table.Td>{label}</Table.Td>
                  <Table.Td>{quantity}</Table.Td>
                  <Table.Td>{formatMoney(unitPrice)}</Table.Td>
                  <Table.Td>{formatMoney(amount)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row" colSpan={3}>
                  {t(registered ? 'preview.registered' : 'preview.total', { percent: quote.registeredDiscountPercent })}{' '}
                  ({t('preview.days', { count: quote.days })})
                </Table.Th>
                <Table.Td>
                  <b>{formatMoney(quote.payable)}</b>
                </Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Th scope="row" colSpan={3}>
                  {t(registered ? 'preview.total' : 'preview.registered', { percent: quote.registeredDiscountPercent })}
                </Table.Th>
                <Table.Td>{formatMoney(registered ? quote.total : quote.registeredTotal)}</Table.Td>
              </Table.Tr>
            </Table.Tfoot>
          </Table>
        )}
      </div>
    </section>
  );
};
