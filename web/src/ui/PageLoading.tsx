import { t } from '../lib/i18n/common';
import classes from './PageLoading.module.css';

/** The bar in the loading colour, shown while a page's code is on its way. */
export const PageLoading = () => (
  <div className={classes.track} role="progressbar" aria-label={t('loading')}>
    <div className={classes.bar} />
  </div>
);
