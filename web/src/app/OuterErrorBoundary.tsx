import { Component, type ReactNode } from 'react';
import { t } from '../platform/i18n/texts';

/**
 * Catches errors outside the pages, which have their own boundary that keeps the navigation. It uses neither theme nor router, because one
 * of them may be what failed.
 */
export class OuterErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  /** Returns the state after an error of a child component, so that the next render shows the message. Called by React. */
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  /** Shows the children, or after an error a message with a button that reloads the page. */
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
