import { Component, type ReactNode } from 'react';
import { t } from '../lib/i18n/common';

/**
 * The last net: catches what breaks outside the pages (the pages have their own, which keeps the navigation). It stands
 * alone, without theme or router, because one of them may be what broke.
 */
export class OuterErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main style={{ maxWidth: 480, margin: '20vh auto', padding: 24, fontFamily: 'sans-serif', textAlign: 'center' }}>
        <h1>{t('problem.title')}</h1>
        <p>{t('problem.newVersion')}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          style={{ padding: '12px 24px', font: 'inherit' }}
        >
          {t('problem.reload')}
        </button>
      </main>
    );
  }
}
