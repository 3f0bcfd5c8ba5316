import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AccountMenuItems, type AccountMenuProps } from './AccountMenuItems';
import classes from './AccountMenu.module.css';
import { useLogout } from './useLogout';

/** Shows the profile menu of every top bar, with the logout. */
export const AccountMenu = (props: AccountMenuProps) => {
  const { name } = props;
  const { logout, busy } = useLogout();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <>
      <UnstyledButton
        ref={setAnchor}
        id={`${id}-target`}
        className={classes.target}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={() => {
          setWanted(true);
          setOpened((now) => !now);
        }}
      >
        <span className={classes.initials} data-initials={initials} aria-hidden />
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {wanted && anchor && (
        <AccountMenuItems
          {...props}
          id={id}
          anchor={anchor}
          opened={opened}
          onClose={() => setOpened(false)}
          onLogout={() => void logout()}
          busy={busy}
        />
      )}
    </>
  );
};
