import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Shows an outage while the page keeps its content: a lost connection, a service that is down. */
export const OutageAlert = ({ children }: { children: ReactNode }) => (
  <Alert color="saffron" role="status" icon={<IconPlugConnectedX aria-hidden />}>
    {children}
  </Alert>
);
