import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format/format';
import classes from './LinkTabs.module.css';

interface LinkTab {
  key: string;
  to: string;
  label: ReactNode;
  current: boolean;
  /** The number of rows behind the tab; null while it is not known. */
  count?: number | null;
  /** Whether the number is one to look at. */
  marked?: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  /** If true, the scroll position is kept. */
  preventScrollReset?: boolean;
}

/** Shows links between parts of a page that have their own addresses, as tabs. */
export const LinkTabs = ({ label, tabs, preventScrollReset = false }: LinkTabsProps) => (
  <nav aria-label={label} className={classes.root}>
    {tabs.map(({ key, to, label: text, current, count, marked }) => (
      <Link
        key={key}
        to={to}
        preventScrollReset={preventScrollReset}
        className={classes.tab}
        {...(current && { 'aria-current': 'page' as const })}
      >
        {text}
        {count !== undefined && (
          <span className={classes.count} data-marked={marked || undefined}>
            {count === null ? '–' : formatNumber(count)}
          </span>
        )}
      </Link>
    ))}
  </nav>
);
