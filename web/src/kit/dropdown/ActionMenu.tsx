import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOnTop } from '../dialog/useLayer';

/** An action with its words and sign: a link, or a function to call. */
export type Action = {
  label: string;
  icon: Icon;
} & ({ to: string; newTab?: boolean } | { onClick: () => void });

/** An action of a menu. */
export type MenuAction = Action & {
  /** Whether it ends or removes something: it is shown last and in red. */
  danger?: boolean;
};

/** Returns the props of a link to a page. */
export const linkTo = ({ to, newTab = false }: { to: string; newTab?: boolean }) => ({
  component: Link,
  to,
  ...(newTab && { target: '_blank' }),
});

interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  /** Whether its button takes the focus when it appears. */
  focused?: boolean;
}

/** Shows a button that opens a menu of actions. */
export const ActionMenu = ({ label, actions, focused = false }: ActionMenuProps) => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Escape closes the menu alone, not the drawer below it.
  useOnTop(opened);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const ordered = [...actions.filter(({ danger }) => !danger), ...actions.filter(({ danger }) => danger)];
  return (
    <Menu opened={opened} onChange={setOpened} position="top-end" shadow="md">
      <Menu.Target>
        <Button ref={button} variant="default" leftSection={<IconDots size={18} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ordered.map((action) => {
          const { label: words, icon: Sign, danger = false } = action;
          const look = {
            leftSection: <Sign size={18} aria-hidden />,
            ...(danger && { color: 'red' }),
          };
          if ('to' in action)
            return (
              <Menu.Item key={words} {...look} {...linkTo(action)}>
                {words}
              </Menu.Item>
            );
          const run = (): void => {
            // A dialog that opens now returns the focus to the button, not to the item, which leaves.
            button.current?.focus();
            action.onClick();
          };
          return (
            <Menu.Item key={words} {...look} onClick={run}>
              {words}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
