import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface SignHereButtonProps {
  /** The page on which it is signed. */
  path: string;
  /** The accessible name, which says what is signed. */
  label: string;
  children: ReactNode;
}

/** Opens the page of a signature in a new tab, so that a customer signs on this device. */
export const SignHereButton = ({ path, label, children }: SignHereButtonProps) => (
  <Button
    component="a"
    href={path}
    target="_blank"
    variant="light"
    size="compact-md"
    leftSection={<IconSignature size={16} aria-hidden />}
    aria-label={label}
  >
    {children}
  </Button>
);
