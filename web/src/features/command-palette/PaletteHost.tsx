import { ActionIcon } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '../../kit/display/Hint';
import { lazyPart } from '../../kit/lazy/lazyPart';
import type { PaletteAction, PalettePage, PaletteTargets } from './paletteResults';
import { t } from './texts';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette')).CommandPalette, {
  pending: null,
  silent: true,
});

const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog, { over: true });

/** Tells whether a key was typed into a field. */
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
  const loadAhead = (): void => void CommandPalette.load().catch(() => undefined);
  const open = (): void => {
    setWanted(true);
    // Without a network the palette does not open; the page itself reports what it cannot load.
    import('./paletteStore').then(({ palette }) => palette.open()).catch(() => setWanted(false));
  };
  // Also while typing in a field, because the shortcut has a modifier key.
  useHotkeys([['mod+K', open]], []);
  // Compares the character, not the key, which is elsewhere on a French keyboard.
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
        <CommandPalette
          pages={pages}
          targets={targets}
          actions={[...actions, { label: t('act.keys'), run: () => setKeysShown(true) }]}
        />
      )}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
};
