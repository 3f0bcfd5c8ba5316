import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { formatMoney } from '../../platform/format/format';
import type { ReportKind } from '../../platform/graphql/types.generated';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { useExport } from '../../platform/device/useExport';
import { ExportButton } from '../../kit/list/ExportButton';
import { PageHeader } from '../../kit/display/PageHeader';
import { AmountFigures } from './AmountFigures';
import { changeOf } from './change';
import { CountFigures } from './CountFigures';
import { FigurePanel } from './FigurePanel';
import { FleetFigures } from './FleetFigures';
import { panelOf } from './panelOf';
import { PeriodBar } from './PeriodBar';
import { PeriodForm } from './PeriodForm';
import {
  ReportExportDocument,
  useChargesPerDayQuery,
  useFleetReportQuery,
  useMostRentedVehiclesQuery,
  useRentalsPerDayQuery,
  useRevenuePerDayQuery,
  useSumsBeforeQuery,
} from './Statistics.generated';
import classes from './StatisticsBoard.module.css';
import { spanBefore } from './reportPresets';
import { VehicleFigures } from './VehicleFigures';
import { t } from './texts';
import { type ChartName, usePeriods } from './usePeriods';

/** Shows the change of a sum from the previous period; nothing until it is known. */
const Compared = ({ now, before }: { now: number; before: number | undefined }) => {
  const change = before === undefined ? null : changeOf(now, before);
  return (
    change !== null && (
      <Text span size="sm" c="dimmed" fw={400}>
        {' '}
        {t('bar.change', { change: `${change > 0 ? '+' : ''}${change}` })}
      </Text>
    )
  );
};

/**
 * Shows /statistiquevehicule: four charts and the fleet's profit, each over dates of its own
 * (docs/rules/reports.md#statistics-page).
 */
export const StatisticsBoard = () => {
  const { periodOf, setPeriod, setAll, common } = usePeriods();
  const today = useAgencyNow()?.slice(0, 10);
  // Sums are only comparable while all charts show the same period. A query that is skipped keeps its last data.
  const comparable = today !== undefined && common !== undefined;
  const sums = useSumsBeforeQuery(comparable ? { variables: { period: spanBefore(common, today) } } : skipToken);
  const before = comparable ? sums.data : undefined;
  const variablesOf = (name: ChartName) => ({
    variables: { period: periodOf(name) },
  });
  const rentals = panelOf(useRentalsPerDayQuery(variablesOf('location')));
  const vehicles = panelOf(useMostRentedVehiclesQuery(variablesOf('vehicule')));
  const charges = panelOf(useChargesPerDayQuery(variablesOf('charge')));
  const revenue = panelOf(useRevenuePerDayQuery(variablesOf('revenue')));
  const fleet = panelOf(useFleetReportQuery(variablesOf('parc')));
  const exportReport = useExport(ReportExportDocument, (data) => data.reportExport);

  const toolsFor = (name: ChartName, title: string, report: ReportKind, error: unknown) => ({
    title,
    tools: (
      <PeriodForm of={title} period={periodOf(name)} error={error} onSearch={(period) => setPeriod(name, period)} />
    ),
    action: <ExportButton load={() => exportReport({ report, period: periodOf(name) })} />,
  });
  const countSum = (days: readonly { count: number }[]): number => days.reduce((sum, { count }) => sum + count, 0);

  return (
    <div className={classes.root}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PeriodBar today={today} period={common} error={common && rentals.error} onChoose={setAll} />
      <div className={classes.charts}>
        <FigurePanel
          {...toolsFor('location', t('rentals.title'), 'RENTALS', rentals.error)}
          {...rentals}
          data={rentals.latest?.rentalsPerDay}
          summary={(days) => (
            <>
              {t('rentals.sum', { count: countSum(days) })}
              <Compared now={countSum(days)} before={before && countSum(before.rentalsPerDay)} />
            </>
          )}
        >
          {(days) => <CountFigures label={t('rentals.title')} days={days} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('vehicule', t('vehicles.title'), 'VEHICLES', vehicles.error)}
          {...vehicles}
          data={vehicles.latest?.mostRentedVehicles}
        >
          {(ranked) => <VehicleFigures label={t('vehicles.title')} vehicles={ranked} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('charge', t('charges.title'), 'CHARGES', charges.error)}
          {...charges}
          data={charges.latest?.chargesPerDay}
          summary={({ sum }) => (
            <>
              {t('sum', { amount: formatMoney(sum) })}
              <Compared now={Number(sum)} before={before && Number(before.chargesPerDay.sum)} />
            </>
          )}
        >
          {({ days }) => <AmountFigures label={t('charges.title')} days={days} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('revenue', t('revenue.title'), 'REVENUE', revenue.error)}
          {...revenue}
          data={revenue.latest?.revenuePerDay}
          summary={({ sum }) => (
            <>
              {t('sum', { amount: formatMoney(sum) })}
              <Compared now={Number(sum)} before={before && Number(before.revenuePerDay.sum)} />
            </>
          )}
        >
          {({ days }) => <AmountFigures label={t('revenue.title')} days={days} />}
        </FigurePanel>
      </div>
      <FigurePanel
        {...toolsFor('parc', t('fleet.title'), 'FLEET', fleet.error)}
        {...fleet}
        data={fleet.latest?.fleetReport}
      >
        {(report) => <FleetFigures report={report} />}
      </FigurePanel>
    </div>
  );
};
