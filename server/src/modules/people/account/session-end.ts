import type { EventBus } from '../../../platform/events/event-bus.js';

/** Calls back once when a session ends, on this or another instance; returns how to stop waiting. */
export function onSessionEnd(events: EventBus, sessionId: string, then: () => void): () => void {
  const stop = events.listen('sessionEnded', (event) => {
    if (event.sessionId !== sessionId) return;
    stop();
    then();
  });
  return stop;
}
