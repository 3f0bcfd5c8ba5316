import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Says what does not come just now while the page goes on showing what it has: a broken line, a service that is down. */
export const OutageAlert = ({ children }: { children: ReactNode }) => (
  <Alert color="saffron" role="status" icon={<IconPlugConnectedX aria-hidden />}>
    {children}
  </Alert>
);
