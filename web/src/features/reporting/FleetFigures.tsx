import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import { useFocusOnMore } from '../../platform/effect/useFocusOnMore';
import type { Column } from '../../kit/list/columns';
import { RecordRows } from '../../kit/list/RecordRows';
import { Money } from '../../kit/display/Money';
import { formatNumber } from '../../platform/format/format';
import classes from './FleetFigures.module.css';
import type { FleetReportQuery } from './Statistics.generated';
import { t } from './texts';

type Report = FleetReportQuery['fleetReport'];
type Row = Report['vehicles'][number];

const Use = ({ percent }: { percent: number }) => (
  <span className={classes.use}>
    <Progress value={percent} size="sm" aria-hidden />
    {t('fleet.percent', { percent: formatNumber(percent, 1) })}
  </span>
);

const Amount = ({ amount }: { amount: string }) => (
  <Money amount={amount} {...(amount.startsWith('-') && { className: classes.loss ?? '' })} />
);

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    label: t('vehicle'),
    card: 'head',
    cell: ({ name, plateNumber }) => (
      <>
        <b>{name}</b>
        <Text size="sm" c="dimmed">
          <Ltr>{plateNumber}</Ltr>
        </Text>
      </>
    ),
  },
  {
    key: 'count',
    label: t('count'),
    align: 'end',
    card: 'labelled',
    cell: ({ rentalCount }) => rentalCount,
  },
  {
    key: 'revenue',
    label: t('fleet.revenue'),
    align: 'end',
    card: 'labelled',
    cell: ({ revenue }) => <Amount amount={revenue} />,
  },
  {
    key: 'charges',
    label: t('fleet.charges'),
    align: 'end',
    card: 'labelled',
    cell: ({ charges }) => <Amount amount={charges} />,
  },
  {
    key: 'profit',
    label: t('fleet.profit'),
    align: 'end',
    card: 'labelled',
    cell: ({ profit }) => <Amount amount={profit} />,
  },
  { key: 'use', label: t('fleet.use'), card: 'labelled', cell: ({ usePercent }) => <Use percent={usePercent} /> },
];

/** Vehicles that are shown at first, and more each time. */
const step = 20;

/** Shows revenue, cost, profit and use of each vehicle, and of the whole fleet above. */
export const FleetFigures = ({ report }: { report: Report }) => {
  const [limit, setLimit] = useState(step);
  const rows = useFocusOnMore<HTMLDivElement>(limit, '[data-row]');
  const more = report.vehicles.length - limit;
  return report.vehicles.length === 0 ? (
    <Text c="dimmed" py="xl" ta="center">
      {t('empty')}
    </Text>
  ) : (
    <>
      <dl className={classes.totals} aria-label={t('fleet.all')}>
        {(['revenue', 'charges', 'profit'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`fleet.${figure}`)}</dt>
            <dd>
              <Amount amount={report[figure]} />
            </dd>
          </div>
        ))}
        <div title={t('fleet.useHint')}>
          <dt>{t('fleet.use')}</dt>
          <dd>{t('fleet.percent', { percent: formatNumber(report.usePercent, 1) })}</dd>
        </div>
      </dl>
      <div ref={rows}>
        <RecordRows
          label={t('fleet.title')}
          columns={columns}
          rows={report.vehicles.slice(0, limit)}
          keyOf={({ vehicleId }) => vehicleId}
          minWidth={720}
        />
      </div>
      {more > 0 && (
        <Button variant="default" onClick={() => setLimit(limit + 5 * step)} w="fit-content">
          {t('fleet.more', { count: more })}
        </Button>
      )}
    </>
  );
};
