import { ActionIcon, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/i18n/palette';
import type { PalettePage, PaletteTargets } from './paletteResults';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette')).CommandPalette }));

interface PaletteHostProps {
  pages: readonly PalettePage[];
  targets: PaletteTargets;
}

/** The button of the command palette, and its key. The palette's code is loaded when it is first asked for. */
export const PaletteHost = ({ pages, targets }: PaletteHostProps) => {
  const [wanted, setWanted] = useState(false);
  const open = (): void => {
    setWanted(true);
    // Without the network the page says so when its parts fail; the palette just does not come.
    import('./paletteStore').then(({ palette }) => palette.open()).catch(() => setWanted(false));
  };
  // In a field too: whoever types wants to search from there.
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Tooltip label={t('open')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('open')}
          aria-keyshortcuts="Control+K"
          onClick={open}
        >
          <IconSearch size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette pages={pages} targets={targets} />
        </Suspense>
      )}
    </>
  );
};
