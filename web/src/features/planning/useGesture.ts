import { useMemo, useState } from 'react';
import { notify } from '../../kit/notice/notify';
import type { Bar } from './bars';
import { freedomOf, proposalOf, type Gesture, type Proposal } from './gesture';
import { obstacleText } from './sentences';
import { t } from './texts';

interface GestureOptions {
  bars: ReadonlyMap<string, readonly Bar[]>;
  /** Wall minutes. */
  now: number;
  /** Called with a drawn period that is possible. */
  onCreate: (proposal: Proposal) => void;
  onChange: (bar: Bar, proposal: Proposal) => void;
}

const same = (one: Gesture | null, other: Gesture): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns why a bar cannot be dragged this way; empty if it can. */
const lockOf = (gesture: Gesture, now: number): string => {
  if (gesture.kind === 'create') return '';
  const { bar } = gesture;
  const freedom = freedomOf(bar, now);
  if (gesture.kind === 'move' ? freedom.move : freedom[gesture.edge]) return '';
  if (bar.state === 'OUT_OF_SERVICE') return t('gesture.lockedBlock');
  return freedom.end ? t('gesture.locked') : t('gesture.lockedBack');
};

/** Manages one gesture at a time, by pointer or keyboard: its proposal while it lasts, and its result at the end. */
export const useGesture = ({ bars, now, onCreate, onChange }: GestureOptions) => {
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const proposal = useMemo(() => gesture && proposalOf(gesture, bars, now), [gesture, bars, now]);

  /** Starts a gesture, or announces why it is not possible. */
  const begin = (next: Gesture): boolean => {
    const lock = lockOf(next, now);
    if (lock) void notify({ id: 'planning-lock', tone: 'info', message: lock });
    else setGesture(next);
    return !lock;
  };

  const change = (next: Gesture): void => setGesture((current) => (same(current, next) ? current : next));

  /** Ends the gesture: carries it out, or announces what prevents it. */
  const finish = (ended: Gesture | null = gesture): void => {
    setGesture(null);
    if (!ended) return;
    const outcome = proposalOf(ended, bars, now);
    if (!outcome.changed) return;
    if (outcome.obstacle) {
      void notify({ id: 'planning-obstacle', tone: 'error', message: obstacleText(outcome.obstacle), autoClose: 8000 });
    } else if (ended.kind === 'create') onCreate(outcome);
    else onChange(ended.bar, outcome);
  };

  return { gesture, proposal, begin, change, finish, cancel: () => setGesture(null) };
};
