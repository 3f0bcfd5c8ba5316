import { ActionIcon } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Hint } from '../../kit/display/Hint';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { KeysDialog } from './KeysDialog';
import type { PaletteAction, PalettePage, PaletteTargets } from './paletteResults';
import { t } from './texts';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette')).CommandPalette, {
  pending: null,
  silent: true,
});

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
  const [typed, setTyped] = useState('');
  // Whether the palette was asked for and its field is not there yet.
  const awaited = useRef(false);
  const settle = (): void => {
    awaited.current = false;
  };
  const open = (): void => {
    setWanted(true);
    awaited.current = true;
    // Without a network the palette does not open; the page itself reports what it cannot load.
    Promise.all([import('./paletteStore'), CommandPalette.load()])
      .then(([{ palette }]) => palette.open())
      .catch(() => {
        settle();
        setWanted(false);
      });
  };
  // What is typed before the field is there goes into it, and starts nothing on the page.
  useWindowEvent(
    'keydown',
    (event) => {
      if (!awaited.current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Backspace' && event.key.length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((text) => (event.key === 'Backspace' ? text.slice(0, -1) : text + event.key));
    },
    true,
  );
  // Also while typing in a field, because the shortcut has a modifier key.
  useHotkeys([['mod+K', open]], []);
  // Compares the character, not the key, which is elsewhere on a French keyboard.
  useWindowEvent('keydown', (event) => {
    // Control or Command is pressed before the letter, so loading starts with it.
    loadAhead();
    if (isTyped(event) || document.querySelector('[aria-modal="true"]')) return;
    if (event.key === '?') setKeysShown(true);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const action = actions.find(({ key }) => key === event.key);
    if (!action) return;
    event.preventDefault();
    action.run();
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
          typed={typed}
          onType={setTyped}
          onSettled={settle}
        />
      )}
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
};
