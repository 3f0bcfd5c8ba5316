import { t } from '../../platform/i18n/texts';
import classes from './PageLoading.module.css';

/** Shows a progress bar while the code of a page is loaded, or data that the cache no longer has. */
export const PageLoading = () => (
  <div className={classes.track} role="progressbar" aria-label={t('loading')}>
    <div className={classes.bar} />
  </div>
);
