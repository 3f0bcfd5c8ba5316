import { useState, type ReactNode } from 'react';
import { HintBubble } from './HintBubble';
import classes from './Hint.module.css';

interface HintProps {
  label: string;
  /** True for a sentence, which is broken into lines. */
  multiline?: boolean;
  /** True if a tap shows it too, because a tap on the element does nothing else. */
  byTouch?: boolean;
  /** The element that is explained. */
  children: ReactNode;
}

/** Explains an element in a bubble while a pointer rests on it or the keyboard is at it. */
export const Hint = ({ label, multiline = false, byTouch = false, children }: HintProps) => {
  const [target, setTarget] = useState<Element | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (around: HTMLElement): void => {
    setTarget(around.firstElementChild);
    setOpened(true);
  };
  const close = (): void => setOpened(false);
  return (
    <span
      className={classes.root}
      onPointerEnter={({ pointerType, currentTarget }) => (byTouch || pointerType !== 'touch') && open(currentTarget)}
      // A lifted finger also leaves the element, but the hint has not been read yet.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      onFocus={({ target: focused, currentTarget }) => focused.matches(':focus-visible') && open(currentTarget)}
      onBlur={close}
    >
      {children}
      {target instanceof HTMLElement && (
        <HintBubble target={target} label={label} multiline={multiline} opened={opened} onClose={close} />
      )}
    </span>
  );
};
