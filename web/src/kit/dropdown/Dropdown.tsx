import { useId, useState, type ReactNode, type Ref } from 'react';
import { lazyPart } from '../lazy/lazyPart';

const DropdownPanel = lazyPart(async () => (await import('./DropdownPanel')).DropdownPanel, { pending: null });

/** The props of a dropdown's button. */
export interface DropdownButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
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
  /** Loads the code of what it holds, once it is likely to be opened. */
  onLikely?: () => void;
}

/**
 * Shows a button that opens a panel below itself, which keeps the focus until Escape or a click elsewhere closes it. The code that places
 * the panel is loaded when a pointer or the focus reaches the button.
 */
export const Dropdown = ({ label, width, flush = false, className, button, children, onLikely }: DropdownProps) => {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const load = (): void => {
    DropdownPanel.load().catch(() => undefined);
    onLikely?.();
  };
  const close = (): void => setOpened(false);
  return (
    <>
      {button({
        ref: setAnchor,
        onClick: () => {
          setWanted(true);
          setOpened((now) => !now);
        },
        onPointerEnter: load,
        onFocus: load,
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
