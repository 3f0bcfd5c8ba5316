import { useId, useState, type ReactNode, type Ref } from 'react';
import { DropdownPanel } from './DropdownPanel';

/** The props of a dropdown's button. */
export interface DropdownButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

interface DropdownProps {
  /** Names the panel. */
  label: string;
  /** In pixels, unless the window is narrower. */
  width: number;
  /** True if the content reaches to the edges. */
  flush?: boolean;
  className?: string | undefined;
  button: (props: DropdownButtonProps) => ReactNode;
  /** The content of the panel. */
  children: (close: () => void) => ReactNode;
}

/** Shows a button that opens a panel below itself, which keeps the focus until Escape or a click elsewhere closes it. */
export const Dropdown = ({ label, width, flush = false, className, button, children }: DropdownProps) => {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const close = (): void => setOpened(false);
  return (
    <>
      {button({
        ref: setAnchor,
        onClick: () => {
          setWanted(true);
          setOpened((now) => !now);
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
      })}
      {wanted && anchor && (
        <DropdownPanel
          id={id}
          anchor={anchor}
          opened={opened}
          onClose={close}
          label={label}
          width={width}
          flush={flush}
          className={className}
        >
          {children(close)}
        </DropdownPanel>
      )}
    </>
  );
};
