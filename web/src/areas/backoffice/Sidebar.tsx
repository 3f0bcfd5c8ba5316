import { Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { EmployeeRole } from '../../platform/graphql/types.generated';
import { pageOf } from '../../platform/url/pageOf';
import { navigationFor } from './navigation';
import classes from './Sidebar.module.css';
import { t } from './texts';

interface SidebarProps {
  employee: { lastName: string; firstName: string; role: EmployeeRole };
  /** Called when a page is chosen, so that the sidebar closes on a phone. */
  onNavigate: () => void;
}

/** Shows the logged-in user, and the pages that their role may open. */
export const Sidebar = ({ employee, onNavigate }: SidebarProps) => {
  const page = pageOf(useLocation().pathname);
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
      <div>
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
