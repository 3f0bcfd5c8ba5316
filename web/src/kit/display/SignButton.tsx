import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from './Hint';
import classes from './SignButton.module.css';

interface SignButtonProps {
  /** The sentence behind the sign. */
  note: string;
  /** The accessible name: what the sign means, and the note. */
  label: string;
  /** Colours the sign by its data-alert. */
  className: string | undefined;
  alert: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Shows a sign whose note appears by mouse, touch and keyboard. */
export const SignButton = ({ note, label, className, alert, onClick, children }: SignButtonProps) => (
  <Hint label={note} multiline byTouch>
    <UnstyledButton
      className={`${classes.root} ${className}`}
      data-alert={alert}
      aria-label={label}
      {...(onClick && { onClick })}
    >
      {children}
    </UnstyledButton>
  </Hint>
);
