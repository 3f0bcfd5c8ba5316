import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Says why a step failed. */
export const ProblemAlert = ({ title, message }: { title: string; message: string }) => (
  <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={title} role="alert">
    {message}
  </Alert>
);
