import { t } from '../../platform/i18n/texts';

/** Shows that a whole page waits for its code or for the login. Its styles are in index.html, which shows the same before. */
export const FirstLoading = () => (
  <main className="first-loading">
    <p role="status">{t('loading')}</p>
    <p className="first-loading-late">
      {t('slowLine')} <a href={window.location.href}>{t('retry')}</a>
    </p>
  </main>
);
