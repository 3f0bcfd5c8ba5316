import { Stack, Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** What is said in place of content. */
export interface EmptyStateProps {
  icon: Icon | ReactElement;
  /** Left out where a heading around it says it. */
  title?: string;
  message: string;
  /** A button or a link for the next step. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export const EmptyState = ({ icon: Sign, title, message, action }: EmptyStateProps) => (
  <Stack align="center" gap="xs" py="xl" px="md" ta="center">
    {isValidElement(Sign) ? Sign : <Sign size={40} stroke={1.5} aria-hidden />}
    {title && (
      <Title order={2} size="h3">
        {title}
      </Title>
    )}
    <Text c="dimmed" maw={480}>
      {message}
    </Text>
    {action}
  </Stack>
);
