import '@mantine/core/styles/Menu.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconHelpCircle, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n/account';
import classes from './AccountMenu.module.css';
import { useLogout } from './useLogout';

interface AccountMenuProps {
  /** Name of the logged-in user. */
  name: string;
  /** Address of the profile page, if there is one. */
  profileTo?: string;
  /** Another page about the application itself, such as its help. */
  help?: { label: string; to: string };
}

/** Shows the profile menu of every top bar, with the logout. */
export const AccountMenu = ({ name, profileTo, help }: AccountMenuProps) => {
  const { logout, busy } = useLogout();
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <span className={classes.initials} data-initials={initials} aria-hidden />
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {profileTo && (
          <Menu.Item component={Link} to={profileTo} leftSection={<IconUser size={18} aria-hidden />}>
            {t('shell.profile')}
          </Menu.Item>
        )}
        {help && (
          <Menu.Item component={Link} to={help.to} leftSection={<IconHelpCircle size={18} aria-hidden />}>
            {help.label}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} disabled={busy} onClick={() => void logout()}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
