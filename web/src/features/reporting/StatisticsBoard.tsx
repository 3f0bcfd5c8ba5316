import { Text, Title } from '@mantine/core';
import { formatMoney } from '../../lib/format';
import type { ReportKind } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/reporting';
import { useExport } from '../../lib/useExport';
import { ExportButton } from '../../ui/list/ExportButton';
import { AmountFigures } from './AmountFigures';
import { CountFigures } from './CountFigures';
import { FigurePanel } from './FigurePanel';
import { FleetFigures } from './FleetFigures';
import { panelOf } from './panelOf';
import { PeriodForm } from './PeriodForm';
import {
  ReportExportDocument,
  useChargesPerDayQuery,
  useFleetReportQuery,
  useMostRentedVehiclesQuery,
  useRentalsPerDayQuery,
  useRevenuePerDayQuery,
} from './Statistics.generated';
import classes from './StatisticsBoard.module.css';
import { VehicleFigures } from './VehicleFigures';
import { type ChartName, usePeriods } from './usePeriods';

/**
 * Shows /statistiquevehicule: four charts and the fleet's profit, each over dates of its own
 * (docs/rules/reports.md#statistics-page).
 */
export const StatisticsBoard = () => {
  const { periodOf, setPeriod } = usePeriods();
  const variablesOf = (name: ChartName) => ({
    variables: { period: periodOf(name) },
    notifyOnNetworkStatusChange: true,
  });
  const rentals = panelOf(useRentalsPerDayQuery(variablesOf('location')));
  const vehicles = panelOf(useMostRentedVehiclesQuery(variablesOf('vehicule')));
  const charges = panelOf(useChargesPerDayQuery(variablesOf('charge')));
  const revenue = panelOf(useRevenuePerDayQuery(variablesOf('revenue')));
  const fleet = panelOf(useFleetReportQuery(variablesOf('parc')));
  const exportReport = useExport(ReportExportDocument, (data) => data.reportExport);

  const toolsFor = (name: ChartName, title: string, report: ReportKind) => ({
    title,
    tools: <PeriodForm of={title} period={periodOf(name)} onSearch={(period) => setPeriod(name, period)} />,
    action: <ExportButton load={() => exportReport({ report, period: periodOf(name) })} />,
  });
  const countSum = (days: readonly { count: number }[]): number => days.reduce((sum, { count }) => sum + count, 0);

  return (
    <div className={classes.root}>
      <header>
        <Title order={1} size={26}>
          {t('title')}
        </Title>
        <Text c="dimmed">{t('lead')}</Text>
      </header>
      <div className={classes.charts}>
        <FigurePanel
          {...toolsFor('location', t('rentals.title'), 'RENTALS')}
          {...rentals}
          data={rentals.latest?.rentalsPerDay}
          summary={(days) => t('rentals.sum', { count: countSum(days) })}
        >
          {(days) => <CountFigures label={t('rentals.title')} days={days} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('vehicule', t('vehicles.title'), 'VEHICLES')}
          {...vehicles}
          data={vehicles.latest?.mostRentedVehicles}
        >
          {(ranked) => <VehicleFigures label={t('vehicles.title')} vehicles={ranked} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('charge', t('charges.title'), 'CHARGES')}
          {...charges}
          data={charges.latest?.chargesPerDay}
          summary={({ sum }) => t('sum', { amount: formatMoney(sum) })}
        >
          {({ days }) => <AmountFigures label={t('charges.title')} days={days} />}
        </FigurePanel>
        <FigurePanel
          {...toolsFor('revenue', t('revenue.title'), 'REVENUE')}
          {...revenue}
          data={revenue.latest?.revenuePerDay}
          summary={({ sum }) => t('sum', { amount: formatMoney(sum) })}
        >
          {({ days }) => <AmountFigures label={t('revenue.title')} days={days} />}
        </FigurePanel>
      </div>
      <FigurePanel {...toolsFor('parc', t('fleet.title'), 'FLEET')} {...fleet} data={fleet.latest?.fleetReport}>
        {(report) => <FleetFigures report={report} />}
      </FigurePanel>
    </div>
  );
};
