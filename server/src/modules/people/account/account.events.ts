import { liveEvent } from '../../../platform/events/live-event.js';

/** A login ended, and with it what was opened by it. */
export const SESSION_ENDED = liveEvent<{ readonly sessionId: string }>('sessionEnded');
