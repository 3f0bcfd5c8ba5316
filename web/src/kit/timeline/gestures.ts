/** A gesture on a timeline, by mouse, finger or keys. Days are given by their first minute. */
export type Gesture<Bar> =
  | { kind: 'create'; rowId: string; anchor: number; focus: number }
  | { kind: 'move'; bar: Bar; rowId: string; days: number }
  | { kind: 'resize'; bar: Bar; edge: 'start' | 'end'; days: number };

/** Runs one gesture at a time. The page that shows the timeline decides which gestures are allowed, and what they do. */
export interface GestureControl<Bar> {
  gesture: Gesture<Bar> | null;
  /** Begins a gesture; returns false if it is not allowed. */
  begin: (gesture: Gesture<Bar>) => boolean;
  change: (gesture: Gesture<Bar>) => void;
  /** Ends the current gesture, or performs a given one at once. */
  finish: (gesture?: Gesture<Bar>) => void;
  cancel: () => void;
}
