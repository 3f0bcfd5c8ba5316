import type { EventBus } from '../../infra/events/event-bus.js';

/** Calls back once when a session ends, on this or another instance; returns how to stop waiting. */
export function onSessionEnd(events: EventBus, sessionId: string, then: () => void): () => void {
  const ended = events.subscribe('sessionEnded');
  void (async () => {
    for await (const event of ended) {
      if (event.sessionId === sessionId) {
        then();
        break;
      }
    }
  })();
  return () => void ended.return?.(undefined);
}
