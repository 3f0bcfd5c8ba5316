import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { t } from '../../platform/i18n/texts';

interface ErrorStateProps {
  /** The error in a sentence for people. */
  message: string;
  title?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Replaces content that failed to load, and offers 'Réessayer'. */
export const ErrorState = ({ message, title = t('problem.load'), onRetry, retrying = false }: ErrorStateProps) => (
  <Stack align="center" gap="xs" py="xl" px="md" ta="center" role="alert">
    <IconCloudOff size={40} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
    <Title order={2} size="h3">
      {title}
    </Title>
    <Text c="dimmed" maw={440}>
      {message}
    </Text>
    {onRetry && (
      <Group mt="xs">
        <Button onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      </Group>
    )}
  </Stack>
);
