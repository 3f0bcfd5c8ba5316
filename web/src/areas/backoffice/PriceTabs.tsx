import { Link, useLocation } from 'react-router-dom';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import classes from './PriceTabs.module.css';
import { t } from './texts';

const tabs = [
  { path: paths.prices, label: t('priceTabs.seasons') },
  { path: paths.priceCalendar, label: t('priceTabs.calendar') },
  { path: paths.charges, label: t('priceTabs.charges') },
  { path: paths.promotions, label: t('priceTabs.promotions') },
] as const;

/** The parts of the prices, each with its own address. */
export const PriceTabs = () => {
  const page = pageOf(useLocation().pathname);
  return (
    <nav aria-label={t('priceTabs.label')} className={classes.root}>
      {tabs.map(({ path, label }) => (
        <Link key={path} to={path} className={classes.tab} {...(path === page && { 'aria-current': 'page' as const })}>
          {label}
        </Link>
      ))}
    </nav>
  );
};
