import { Text } from '@mantine/core';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { EmployeeRole } from '../../platform/graphql/types.generated';
import { useWhen } from '../../platform/effect/useWhen';
import { pageOf } from '../../platform/url/pageOf';
import { navigationFor } from './navigation';
import classes from './Sidebar.module.css';
import { t } from './texts';

interface SidebarProps {
  employee: { lastName: string; firstName: string; role: EmployeeRole };
  /** Called when a page is chosen, so that the sidebar closes on a phone. */
  onNavigate: () => void;
}

/** Pixels that stay between the current entry and the edge of the sidebar. */
const margin = 16;

/** Shows the logged-in user, and the pages that their role may open. */
export const Sidebar = ({ employee, onNavigate }: SidebarProps) => {
  const page = pageOf(useLocation().pathname);
  const pages = useRef<HTMLDivElement>(null);
  // The entries of the last groups lie below the edge. `scrollIntoView` would move the page as well.
  const showCurrent = (): void => {
    const current = pages.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const sidebar = pages.current?.closest('nav');
    if (!current || !sidebar) return;
    const { top, bottom } = sidebar.getBoundingClientRect();
    if (current.bottom > bottom - margin) sidebar.scrollTop += current.bottom - bottom + margin;
    else if (current.top < top + margin) sidebar.scrollTop += current.top - top - margin;
  };
  useWhen(true, showCurrent, page);
  return (
    <>
      <div className={classes.user}>
        <span className={classes.initials} aria-hidden>
          {employee.firstName.charAt(0)}
          {employee.lastName.charAt(0)}
        </span>
        <div>
          <Text fw={700} lh={1.3}>
            {employee.lastName} {employee.firstName}
          </Text>
          <Text size="sm" c="dimmed">
            {t(`roles.${employee.role}`)}
          </Text>
        </div>
      </div>
      <div ref={pages}>
        {navigationFor(employee.role).map(({ label, entries }) => (
          <div key={label ?? ''} className={classes.group}>
            {label && <p className={classes.groupLabel}>{label}</p>}
            {entries.map(({ path, with: others = [], label: name, icon: Icon }) => (
              <Link
                key={path}
                to={path}
                className={classes.link}
                onClick={onNavigate}
                {...([path, ...others].includes(page) && { 'aria-current': 'page' as const })}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                {name}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
