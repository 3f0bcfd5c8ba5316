import type { ApolloClient } from '@apollo/client';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { tillsQuery } from '../../features/till/tillsQuery';
import { readListState } from '../../kit/list/listParams';
import { listVariablesAt, preloadList, type LoadedList } from '../../kit/list/listQuery';
import { onOtherVariables } from '../../platform/session/guards';
import { Box } from '@mantine/core';
import { CashReport } from '../../features/till/CashReport';
import { cashReportHref, cashReportView } from '../../features/till/cashReportView';
import { TillList } from '../../features/till/TillList';
import { TillPanel } from '../../features/till/TillPanel';
import { t } from '../../features/till/texts';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';

const isReport = ({ searchParams }: URL): boolean => readListState(cashReportView, searchParams).part === 'REPORT';

/** Makes what its route loads: the list; null if the page shows the report. */
export const route = (client: ApolloClient) => ({
  loader: ({ request }: LoaderFunctionArgs): LoadedList | null => {
    const address = new URL(request.url);
    return isReport(address) ? null : preloadList(client, tillsQuery, address);
  },
  shouldRevalidate: onOtherVariables((address) => [isReport(address), listVariablesAt(tillsQuery, address)]),
});

/** Shows /caisse: the employee's own till and those before, or the report of a day. */
export const TillPage = () => {
  // By what was loaded, not by the address, which may already be that of the other part.
  const report = useLoaderData<LoadedList | null>() === null;
  usePageTitle(t(report ? 'report.title' : 'title'));
  return (
    <>
      <Box mb="lg">
        <LinkTabs
          label={t('tabs')}
          tabs={[
            { key: 'till', to: paths.till, label: t('title'), current: !report },
            { key: 'report', to: cashReportHref, label: t('report.title'), current: report },
          ]}
        />
      </Box>
      {report ? (
        <CashReport />
      ) : (
        <>
          <TillPanel />
          <TillList />
        </>
      )}
    </>
  );
};
