import { ApolloLink } from '@apollo/client';
import { Subject } from 'rxjs';

const running = new Map<string, Subject<ApolloLink.Result>>();

const subjectOf = (operation: string): Subject<ApolloLink.Result> => {
  const listeners = running.get(operation);
  if (listeners) return listeners;
  const subject = new Subject<ApolloLink.Result>();
  running.set(operation, subject);
  return subject;
};

/**
 * Replaces the WebSocket in a test: `jest.mock('../../app/subscriptions', () => require('../../test/liveLink'))`, then
 * `emitLive('NotificationAdded', data)`.
 */
export const socketLink = new ApolloLink(({ operationName }) => subjectOf(operationName ?? ''));

/** Sends an event to the subscribers of this operation. */
export const emitLive = (operation: string, data: Record<string, unknown>): void => subjectOf(operation).next({ data });
