import { ActionIcon, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../lib/i18n/palette';
import type { PalettePage, PaletteTargets } from './paletteResults';

const loadPalette = () => import('./CommandPalette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Milliseconds after which the page has what it needs itself. */
const calm = 2_000;

interface PaletteHostProps {
  pages: readonly PalettePage[];
  targets: PaletteTargets;
}

/** The button of the command palette, and its key. The palette's code comes after the page's, so that no letter is typed before it. */
export const PaletteHost = ({ pages, targets }: PaletteHostProps) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), calm);
    return () => clearTimeout(timer);
  }, []);
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
