import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconFocusCentered, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import type { FleetState } from '../../platform/graphql/types.generated';
import { FleetSign } from './FleetSign';
import classes from './FleetTools.module.css';
import { fleetStates, type FleetView } from './fleetView';
import { t } from './texts';

interface FleetToolsProps {
  view: FleetView;
  counts: ReadonlyMap<FleetState, number>;
  total: number;
  onChange: (change: Partial<FleetView>) => void;
  /** Called for Enter in the search: shows the first result. */
  onFind: () => void;
  onFit: () => void;
}

/** Milliseconds without typing after which the text is written to the address. */
const typingPause = 200;

/** Shows search and filter of the fleet map. */
export const FleetTools = ({ view, counts, total, onChange, onFind, onFit }: FleetToolsProps) => {
  const [typed, setTyped] = useState(view.text);
  // The address may change without this form, for instance by the back button.
  const [applied, setApplied] = useState(view.text);
  if (applied !== view.text) {
    setApplied(view.text);
    setTyped(view.text);
  }
  const search = useDebouncedCallback((text: string) => onChange({ text }), typingPause);
  const toggle = (state: FleetState): void =>
    onChange({
      states: view.states.includes(state) ? view.states.filter((other) => other !== state) : [...view.states, state],
    });

  return (
    <div className={classes.root}>
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          onFind();
        }}
      >
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            typed && (
              <CloseButton
                size="sm"
                aria-label={t('clearSearch')}
                onClick={() => {
                  setTyped('');
                  search('');
                }}
              />
            )
          }
        />
      </form>
      <Button variant="default" leftSection={<IconFocusCentered size={18} aria-hidden />} onClick={onFit}>
        {t('fit')}
      </Button>
      <div className={classes.states} role="group" aria-label={t('filter')}>
        <button type="button" aria-pressed={view.states.length === 0} onClick={() => onChange({ states: [] })}>
          {t('all')} <b>{total}</b>
        </button>
        {fleetStates.map((state) => (
          <button key={state} type="button" aria-pressed={view.states.includes(state)} onClick={() => toggle(state)}>
            <FleetSign state={state} size={13} />
            {t(`states.${state}`)} <b>{counts.get(state) ?? 0}</b>
          </button>
        ))}
      </div>
    </div>
  );
};
