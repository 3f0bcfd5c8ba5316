import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface SignHereButtonProps {
  /** The address of the page on which the customer signs. */
  path: string;
  /** The accessible name of the button, which says what is signed. */
  label: string;
  children: ReactNode;
}

/** Shows a button that opens the page for signing in a new tab, so that the customer can sign on the employee's device. */
export const SignHereButton = ({ path, label, children }: SignHereButtonProps) => (
  <Button
    component="a"
    href={path}
    target="_blank"
    variant="light"
    leftSection={<IconSignature size={16} aria-hidden />}
    aria-label={label}
  >
    {children}
  </Button>
);
