/** What someone is about to do on a timeline, by mouse, finger or keys. Days are first minutes of days. */
export type Gesture<Bar> =
  | { kind: 'create'; rowId: string; anchor: number; focus: number }
  | { kind: 'move'; bar: Bar; rowId: string; days: number }
  | { kind: 'resize'; bar: Bar; edge: 'start' | 'end'; days: number };

/** One gesture at a time: what may be done, and what comes of it, is decided by who shows the timeline. */
export interface GestureControl<Bar> {
  gesture: Gesture<Bar> | null;
  /** Starts it; false if it may not be. */
  begin: (gesture: Gesture<Bar>) => boolean;
  change: (gesture: Gesture<Bar>) => void;
  /** Ends the one that runs, or one that was made at once. */
  finish: (gesture?: Gesture<Bar>) => void;
  cancel: () => void;
}
