import { Link, useSearchParams } from 'react-router-dom';
import { CashReport } from '../../features/till/CashReport';
import { TillList } from '../../features/till/TillList';
import { TillPanel } from '../../features/till/TillPanel';
import { t } from '../../features/till/texts';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import classes from './PriceTabs.module.css';

const reportOf = 'rapport';

/** Shows /caisse: the employee's own till and those before, or the report of a day. */
export const TillPage = () => {
  const [search] = useSearchParams();
  const report = search.get('vue') === reportOf;
  usePageTitle(t(report ? 'report.title' : 'title'));
  return (
    <>
      <nav aria-label={t('tabs')} className={classes.root}>
        <Link to={paths.till} className={classes.tab} {...(!report && { 'aria-current': 'page' as const })}>
          {t('title')}
        </Link>
        <Link
          to={`${paths.till}?vue=${reportOf}`}
          className={classes.tab}
          {...(report && { 'aria-current': 'page' as const })}
        >
          {t('report.title')}
        </Link>
      </nav>
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
