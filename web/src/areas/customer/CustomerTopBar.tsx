import { Burger } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AccountMenu } from '../../features/auth/AccountMenu';
import { paths } from '../../platform/url/paths';
import { LiveSign } from '../../kit/display/LiveSign';
import bar from '../../kit/display/TopBar.module.css';
import { useCustomerTopBarQuery } from './CustomerTopBar.generated';
import classes from './CustomerTopBar.module.css';
import { t } from './texts';

interface CustomerTopBarProps {
  /** Name of the logged-in customer. */
  name: string;
  /** Address of the profile page; left out if it is not accessible yet. */
  profileTo?: string;
  /** The sidebar's switch; left out if there is no sidebar. */
  menu?: { opened: boolean; onToggle: () => void };
}

/** Shows logo and profile on the customer's pages. */
export const CustomerTopBar = ({ name, profileTo, menu }: CustomerTopBarProps) => {
  const { data } = useCustomerTopBarQuery({ fetchPolicy: 'cache-first' });
  const company = data?.settings.companyName ?? '';
  const home = t('shell.home');
  return (
    <div className={`${bar.root} ${classes.root}`}>
      {menu && (
        <Burger
          opened={menu.opened}
          onClick={menu.onToggle}
          size="sm"
          className={classes.menu ?? ''}
          aria-label={t('shell.toggleMenu')}
          aria-expanded={menu.opened}
        />
      )}
      <Link to={paths.home} className={bar.logo} aria-label={company ? `${company}, ${home}` : home}>
        {data?.settings.logoNavbarUrl ? <img src={data.settings.logoNavbarUrl} alt="" /> : data && (company || home)}
      </Link>
      <div className={`${bar.tools} ${classes.tools}`}>
        <LiveSign />
        <AccountMenu name={name} {...(profileTo && { profileTo })} />
      </div>
    </div>
  );
};
