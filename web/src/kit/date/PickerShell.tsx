import { Drawer, FocusTrap, Popover } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useState, type ReactNode, type RefObject } from 'react';
import { useOnTop } from '../dialog/useLayer';
import classes from './DateTimeField.module.css';
import { usePhone } from '../display/usePhone';

interface PickerShellProps {
  /** The field of the picker. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a picker in a popover under its field, or in a sheet at the bottom of a phone's screen. */
export const PickerShell = ({ anchor, title, onClose, children }: PickerShellProps) => {
  const isPhone = usePhone();
  // Escape closes only the picker, not the form below it. The focus is moved by the field that opened it.
  const onTop = useOnTop(true);
  const [dropdown, setDropdown] = useState<HTMLDivElement | null>(null);
  useClickOutside(() => !isPhone && onClose(), null, [anchor.current, dropdown]);
  // The title names the current step, and changes while the picker is open.
  const heading = <span aria-live="polite">{title}</span>;

  if (isPhone) {
    return (
      <Drawer
        opened
        closeOnEscape={onTop}
        onClose={onClose}
        position="bottom"
        classNames={{ content: classes.sheet ?? '' }}
        title={heading}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Popover opened position="bottom-start" shadow="md" withRoles={false} closeOnClickOutside={false} withinPortal>
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        ref={setDropdown}
        role="dialog"
        aria-label={title}
        p="md"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <FocusTrap active>
          <div>
            <p className={classes.title}>{heading}</p>
            {children}
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  );
};
