import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from '../dialog/Anchor';
import { useLayer } from '../dialog/useLayer';
import { useOpenedOnceThere } from '../dialog/useOpenedOnceThere';

interface DropdownPanelProps {
  id: string;
  anchor: HTMLElement;
  opened: boolean;
  onClose: () => void;
  label: string;
  width: number;
  flush: boolean;
  className: string | undefined;
  children: ReactNode;
}

export const DropdownPanel = ({
  id,
  anchor,
  opened,
  onClose,
  label,
  width,
  flush,
  className,
  children,
}: DropdownPanelProps) => {
  const shown = useOpenedOnceThere(opened);
  const layer = useLayer(shown);
  return (
    <Popover
      opened={shown}
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      width={width}
      shadow="md"
      trapFocus
      {...layer}
      // The button has its own aria attributes.
      withRoles={false}
    >
      <Popover.Target>
        <Anchor to={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        id={id}
        role="dialog"
        aria-label={label}
        // Makes the panel itself focusable while its content, e.g. a list that is being loaded, has nothing to focus.
        tabIndex={-1}
        {...(flush && { p: 0 })}
        {...(className && { className })}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
};
