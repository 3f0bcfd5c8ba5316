import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './LinkTabs.module.css';

interface LinkTab {
  key: string;
  to: string;
  label: ReactNode;
  current: boolean;
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
    {tabs.map(({ key, to, label: text, current }) => (
      <Link
        key={key}
        to={to}
        preventScrollReset={preventScrollReset}
        className={classes.tab}
        {...(current && { 'aria-current': 'page' as const })}
      >
        {text}
      </Link>
    ))}
  </nav>
);
