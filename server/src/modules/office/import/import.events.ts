import { liveEvent } from '../../../platform/events/live-event.js';

/** How far an import is that is being checked or stored. */
export interface ImportProgress {
  readonly draftId: number;
  /** Whose import it is. */
  readonly employeeId: number;
  readonly done: number;
  readonly total: number;
}

/** Lines of an import were tried. It is sent while the transaction runs. */
export const IMPORT_PROGRESSED = liveEvent<ImportProgress>('importProgressed');
