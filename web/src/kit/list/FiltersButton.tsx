import { Button, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../texts';
import { Dropdown } from '../dropdown/Dropdown';

interface FiltersButtonProps {
  /** Number of active filters, without the search. */
  count: number;
  /** The fields; a change applies at once. */
  children: ReactNode;
}

/** Shows the filters behind one button; active ones are shown as chips below the search. */
export const FiltersButton = ({ count, children }: FiltersButtonProps) => (
  <Dropdown
    label={t('list.filters')}
    width={360}
    button={(props) => (
      <Button {...props} variant="default" leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}>
        {count ? t('list.filtersActive', { count }) : t('list.filters')}
      </Button>
    )}
  >
    {() => <Stack gap="sm">{children}</Stack>}
  </Dropdown>
);
