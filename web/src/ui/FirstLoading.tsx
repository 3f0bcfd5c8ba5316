import { t } from '../lib/i18n/common';

/** A whole page that waits for its code or for who is logged in. The look stands in index.html, which shows the same before. */
export const FirstLoading = () => (
  <main className="first-loading">
    <p role="status">{t('loading')}</p>
    <p className="first-loading-late">
      {t('slowLine')} <a href={window.location.href}>{t('retry')}</a>
    </p>
  </main>
);
