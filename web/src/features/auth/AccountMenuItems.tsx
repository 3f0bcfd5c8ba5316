import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconHelpCircle, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from './texts';
import { Anchor } from '../../kit/dialog/Anchor';
import { useOnTop } from '../../kit/dialog/useLayer';
import { useOpenedOnceThere } from '../../kit/dialog/useOpenedOnceThere';

/** The entries of a profile menu. */
export interface AccountMenuProps {
  /** Name of the logged-in user. */
  name: string;
  /** Address of the profile page, if there is one. */
  profileTo?: string;
  /** Another page about the application itself, such as its help. */
  help?: { label: string; to: string };
}

interface AccountMenuItemsProps extends AccountMenuProps {
  /** That of the menu: `-target` is appended for its button. */
  id: string;
  anchor: HTMLElement;
  opened: boolean;
  onClose: () => void;
  onLogout: () => void;
  busy: boolean;
}

/** Shows the opened profile menu. */
export const AccountMenuItems = ({
  name,
  profileTo,
  help,
  id,
  anchor,
  opened,
  onClose,
  onLogout,
  busy,
}: AccountMenuItemsProps) => {
  const shown = useOpenedOnceThere(opened);
  // Escape closes the menu alone, not the sidebar below it.
  useOnTop(shown);
  return (
    <Menu
      opened={shown}
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      width={220}
      shadow="md"
      returnFocus
      id={id}
    >
      <Menu.Target>
        <Anchor to={anchor} />
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
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} disabled={busy} onClick={onLogout}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
