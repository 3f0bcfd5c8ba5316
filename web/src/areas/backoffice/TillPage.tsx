import { Box } from '@mantine/core';
import { CashReport } from '../../features/till/CashReport';
import { cashReportHref, cashReportView } from '../../features/till/cashReportView';
import { TillList } from '../../features/till/TillList';
import { TillPanel } from '../../features/till/TillPanel';
import { t } from '../../features/till/texts';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { useListParams } from '../../kit/list/useListParams';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /caisse: the employee's own till and those before, or the report of a day. */
export const TillPage = () => {
  const report = useListParams(cashReportView).state.part === 'REPORT';
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
