import { t } from '../../platform/i18n/texts';
import classes from './PageLoading.module.css';

/** Shows a bar while a page's code is loaded, or fields that the cache has lost. */
export const PageLoading = () => (
  <div className={classes.track} role="progressbar" aria-label={t('loading')}>
    <div className={classes.bar} />
  </div>
);
