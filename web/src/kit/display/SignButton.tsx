import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from './Hint';
import classes from './SignButton.module.css';

interface SignButtonProps {
  /** The sentence that explains the sign. */
  note: string;
  /** The accessible name: the meaning of the sign, and the sentence. */
  label: string;
  /** The class that sets the colour, by the attribute `data-alert`. */
  className: string | undefined;
  alert: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Shows an icon that explains itself by a sentence, on hover, touch or focus. */
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
