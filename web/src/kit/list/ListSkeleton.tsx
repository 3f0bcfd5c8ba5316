import { Skeleton, Stack } from '@mantine/core';
import { t } from '../../platform/i18n/texts';

/** Takes the place of the list while it is loaded, in its size. */
export const ListSkeleton = ({ compact }: { compact: boolean }) => (
  <Stack gap="xs" role="status" aria-label={t('loading')}>
    {Array.from({ length: compact ? 4 : 8 }, (_, index) => (
      <Skeleton key={index} height={compact ? 132 : 58} radius="md" />
    ))}
  </Stack>
);
