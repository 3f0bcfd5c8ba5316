import { Box } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { CashReport } from '../../features/till/CashReport';
import { TillList } from '../../features/till/TillList';
import { TillPanel } from '../../features/till/TillPanel';
import { t } from '../../features/till/texts';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';

const reportOf = 'rapport';

/** Shows /caisse: the employee's own till and those before, or the report of a day. */
export const TillPage = () => {
  const [search] = useSearchParams();
  const report = search.get('vue') === reportOf;
  usePageTitle(t(report ? 'report.title' : 'title'));
  return (
    <>
      <Box mb="lg">
        <LinkTabs
          label={t('tabs')}
          tabs={[
            { key: 'till', to: paths.till, label: t('title'), current: !report },
            { key: 'report', to: `${paths.till}?vue=${reportOf}`, label: t('report.title'), current: report },
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
