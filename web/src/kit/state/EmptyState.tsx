import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  message: string;
  /** A button or a link for the next step. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export const EmptyState = ({ icon, title, message, action }: EmptyStateProps) => (
  <Stack align="center" gap="xs" py="xl" px="md" ta="center">
    {icon}
    <Title order={2} size="h3">
      {title}
    </Title>
    <Text c="dimmed" maw={480}>
      {message}
    </Text>
    {action}
  </Stack>
);
