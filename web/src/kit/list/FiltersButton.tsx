import { Button, Popover, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { t } from '../../lib/i18n/kit';

interface FiltersButtonProps {
  /** How many filters narrow the list, the search aside. */
  count: number;
  /** The fields; a change applies at once. */
  children: ReactNode;
}

/** Filters behind one button; what is set shows as chips under the search. */
export const FiltersButton = ({ count, children }: FiltersButtonProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {count ? t('list.filtersActive', { count }) : t('list.filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.filters')}>
        <Stack gap="sm">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
