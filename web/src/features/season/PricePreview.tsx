import { SimpleGrid, Table, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useQuote } from '../../domain/reservation/useQuote';
import { readProblem } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/season';
import { ErrorState } from '../../ui/ErrorState';
import { VehicleChoice } from '../record-choice/RecordChoice';
import classes from './Season.module.css';

/** Shows what a vehicle would cost a customer over some dates, line by line, as the server prices it. */
export const PricePreview = () => {
  const [vehicleId, setVehicleId] = useState('');
  const [period, setPeriod] = useState({ startsAt: '', endsAt: '' });
  const { data, error, refetch, complete } = useQuote({ vehicleId, period });
  const quote = complete ? data?.priceQuote : undefined;
  return (
    <section className={classes.preview} aria-labelledby="titre-apercu">
      <Title order={2} size="h3" id="titre-apercu">
        {t('preview.title')}
      </Title>
      <p className={classes.hint}>{t('preview.lead')}</p>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <VehicleChoice
          label={t('preview.vehicle')}
          placeholder={t('preview.vehiclePlaceholder')}
          value={vehicleId}
          onChange={setVehicleId}
        />
        <TextInput
          type="datetime-local"
          label={t('preview.startsAt')}
          value={period.startsAt}
          onChange={({ currentTarget: { value } }) => setPeriod((now) => ({ ...now, startsAt: value }))}
        />
        <TextInput
          type="datetime-local"
          label={t('preview.endsAt')}
          value={period.endsAt}
          onChange={({ currentTarget: { value } }) => setPeriod((now) => ({ ...now, endsAt: value }))}
        />
      </SimpleGrid>
      <div aria-live="polite">
        {!complete && <p className={classes.hint}>{t('preview.pick')}</p>}
        {complete && error && <ErrorState message={readProblem(error).message} onRetry={() => void refetch()} />}
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
                  {t('preview.total')} ({t('preview.days', { count: quote.days })})
                </Table.Th>
                <Table.Td>
                  <b>{formatMoney(quote.total)}</b>
                </Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Th scope="row" colSpan={3}>
                  {t('preview.registered', { percent: quote.registeredDiscountPercent })}
                </Table.Th>
                <Table.Td>{formatMoney(quote.registeredTotal)}</Table.Td>
              </Table.Tr>
            </Table.Tfoot>
          </Table>
        )}
      </div>
    </section>
  );
};
