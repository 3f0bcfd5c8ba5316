import { liveEvent } from '../../../platform/events/live-event.js';

/** A session ended, so its open sockets must be closed. */
export const SESSION_ENDED = liveEvent<{ readonly sessionId: string }>('sessionEnded');
