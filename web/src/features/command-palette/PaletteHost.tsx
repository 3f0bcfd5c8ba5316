import { ActionIcon, Tooltip } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/i18n/palette';
import { lazyPart } from '../../ui/lazyPart';
import type { PaletteAction, PalettePage, PaletteTargets } from './paletteResults';

const loadPalette = () => import('./CommandPalette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog, { over: true });

/** Whether a key is typed into something. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');

interface PaletteHostProps {
  pages: readonly PalettePage[];
  targets: PaletteTargets;
  actions?: readonly PaletteAction[];
}

/** The button of the command palette, and its key. The palette's code comes with the first key or the pointer over the button, so that hardly a letter is typed before it. */
export const PaletteHost = ({ pages, targets, actions = [] }: PaletteHostProps) => {
  const [wanted, setWanted] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const loadAhead = (): void => void loadPalette().catch(() => undefined);
  const open = (): void => {
    setWanted(true);
    // Without the network the page says so when its parts fail; the palette just does not come.
    import('./paletteStore').then(({ palette }) => palette.open()).catch(() => setWanted(false));
  };
  // In a field too: whoever types wants to search from there.
  useHotkeys([['mod+K', open]], []);
  // By the sign, not by the key: it stands elsewhere on a French keyboard.
  useWindowEvent('keydown', (event) => {
    // Control or Command is pressed before the letter.
    loadAhead();
    if (event.key === '?' && !isTyped(event) && !document.querySelector('[aria-modal="true"]')) setKeysShown(true);
  });
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
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
        >
          <IconSearch size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette
            pages={pages}
            targets={targets}
            actions={[...actions, { label: t('act.keys'), run: () => setKeysShown(true) }]}
          />
        </Suspense>
      )}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
};
