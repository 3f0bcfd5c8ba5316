import { ActionIcon } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Hint } from '../../kit/display/Hint';
import { lazyPart } from '../../kit/state/lazyPart';
import type { PaletteAction, PalettePage, PaletteTargets } from './paletteResults';
import { t } from './texts';

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

/**
 * Shows the button of the command palette, and opens it by its key. The palette's code is loaded when the modifier key is pressed or the
 * pointer is over the button, so that it is usually there in time.
 */
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
    // Control or Command is pressed before the letter, so loading starts with it.
    loadAhead();
    if (isTyped(event) || document.querySelector('[aria-modal="true"]')) return;
    if (event.key === '?') setKeysShown(true);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const asked = actions.find(({ key }) => key === event.key);
    if (!asked) return;
    event.preventDefault();
    asked.run();
  });
  return (
    <>
      <Hint label={t('open')}>
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
      </Hint>
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
