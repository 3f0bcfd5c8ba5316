import { Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { skipToken } from '@apollo/client/react';
import { saveBlob } from '../../platform/device/download';
import { formatMoney } from '../../platform/format/format';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { useExport } from '../../platform/device/useExport';
import { DateField } from '../../kit/date/DateField';
import { useListParams } from '../../kit/list/useListParams';
import { Loaded } from '../../kit/state/Loaded';
import { openDocument } from '../../kit/notice/documents';
import { notifyFailure } from '../../kit/notice/notifyFailure';
import {
  CashReportDocumentDocument,
  CashReportExportDocument,
  useCashReportQuery,
  type CashReportQuery,
} from './CashReport.generated';
import { cashReportView } from './cashReportView';
import ledger from '../../kit/display/Ledger.module.css';
import { t as reservationT } from '../../domain/reservation/texts';
import classes from './Till.module.css';
import { t } from './texts';

type Row = CashReportQuery['cashReport']['rows'][number];

const columns = ['payments', 'refunds', 'stampDuties', 'deposits', 'movements', 'total', 'outsideTill'] as const;
type Column = (typeof columns)[number];
/** Columns that are shown only if they say something: most agencies collect no stamp duty, and most cash is in a till. */
const rare: readonly Column[] = ['stampDuties', 'outsideTill'];
const has = (rows: readonly Row[], column: Column): boolean => rows.some((row) => Number(row[column]) !== 0);
const columnsOf = (rows: readonly Row[]): readonly Column[] =>
  columns.filter((column) => !rare.includes(column) || has(rows, column));
/** Sums a column up without card imprints, which are no money, so that the sums of a line add up to its total. */
const sumOf = (rows: readonly Row[], column: Column): string =>
  fromCentimes(
    rows
      .filter(({ method }) => method !== 'CARD_IMPRINT')
      .reduce((sum, row) => sum + (toCentimes(row[column]) ?? 0), 0),
  );

interface AmountsProps {
  shown: readonly Column[];
  amountOf: (column: Column) => string;
}

const Amounts = ({ shown, amountOf }: AmountsProps) =>
  shown.map((column) => {
    const amount = amountOf(column);
    return (
      <td key={column} data-label={t(`report.columns.${column}`)} data-none={Number(amount) === 0 || undefined}>
        {formatMoney(amount)}
      </td>
    );
  });

const Table = ({ rows }: { rows: readonly Row[] }) => {
  const shown = columnsOf(rows);
  const agencies = [...new Map(rows.map(({ agencyId, agency }) => [agencyId, agency]))];
  return (
    <div className={classes.scroll}>
      <table className={classes.report}>
        <thead>
          <tr>
            <th scope="col">{t('report.columns.who')}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                {t(`report.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {agencies.map(([id, name]) => {
          const own = rows.filter(({ agencyId }) => agencyId === id);
          return (
            <tbody key={id}>
              {own.map((row) => (
                <tr key={`${row.employee} ${row.method}`}>
                  <th scope="row">
                    {row.employee ?? t('report.key')}
                    <span className={ledger.quiet}>{reservationT(`terms.methods.${row.method}`)}</span>
                  </th>
                  <Amounts shown={shown} amountOf={(column) => row[column]} />
                </tr>
              ))}
              <tr className={classes.reportSum}>
                <th scope="row">{t('report.totalOf', { name })}</th>
                <Amounts shown={shown} amountOf={(column) => sumOf(own, column)} />
              </tr>
            </tbody>
          );
        })}
        {agencies.length > 1 && (
          <tfoot>
            <tr className={classes.reportSum}>
              <th scope="row">{t('report.total')}</th>
              <Amounts shown={shown} amountOf={(column) => sumOf(rows, column)} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};

/** Shows the entries of a day by agency, employee and method (docs/rules/payments.md#the-report-of-the-day). */
export const CashReport = () => {
  const { state, update } = useListParams(cashReportView);
  const now = useAgencyNow();
  const day = state.day || now?.slice(0, 10);
  const agencyId = state.agencyId || null;
  const variables = day ? { day, agencyId } : null;
  const query = useCashReportQuery(variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken);
  const print = useExport(CashReportDocumentDocument, ({ cashReportDocument }) => cashReportDocument);
  const exportRows = useExport(CashReportExportDocument, ({ cashReportExport }) => cashReportExport);
  const shown = query.data ?? query.previousData;
  return (
    <section className={classes.panel} aria-label={t('report.title')}>
      <Group align="end" gap="sm" mb="md">
        <DateField
          label={t('report.day')}
          value={day ?? ''}
          max={now?.slice(0, 10)}
          onChange={(to) => update({ day: to })}
        />
        <NativeSelect
          label={t('agency')}
          value={agencyId ?? ''}
          onChange={(event) => update({ agencyId: event.currentTarget.value })}
          data={[
            { value: '', label: t('report.allAgencies') },
            ...(shown?.agencies.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {variables && (
          <>
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              onClick={() => void openDocument(() => print(variables), t('report.fileFailed'))}
            >
              {t('report.print')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              onClick={() =>
                void exportRows(variables)
                  .then(saveBlob)
                  .catch((error: unknown) => notifyFailure(error, t('report.fileFailed')))
              }
            >
              {t('report.export')}
            </Button>
          </>
        )}
      </Group>
      <Loaded
        query={query}
        title={t('report.failed')}
        waiting={<Skeleton height={220} radius="md" role="status" aria-label={t('common:loading')} />}
      >
        {({ cashReport: { rows } }) =>
          rows.length > 0 ? <Table rows={rows} /> : <Text c="dimmed">{t('report.none')}</Text>
        }
      </Loaded>
      <Text size="sm" c="dimmed" mt="md">
        {t('report.hint')} {shown && has(shown.cashReport.rows, 'outsideTill') && t('report.outsideTill')}
      </Text>
    </section>
  );
};
