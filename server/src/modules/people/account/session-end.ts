import type { EventBus } from '../../../platform/events/event-bus.js';
import { SESSION_ENDED } from './account.events.js';

/** Calls back once when a session ends, on any instance; returns a function that stops waiting. */
export function onSessionEnd(events: EventBus, sessionId: string, then: () => void): () => void {
  const stop = events.listen(SESSION_ENDED, (event) => {
    if (event.sessionId !== sessionId) return;
    stop();
    then();
  });
  return stop;
}
