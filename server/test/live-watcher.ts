import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A page of the staff as it is left open: hears of reservations and notifications, and asks for what it missed when its line is back. */
export interface LiveWatcher {
  /** What came by events, in order: `number status` of reservations. */
  readonly reservationsHeard: readonly string[];
  /** Notifications that came by events, by id. */
  readonly notificationsHeard: readonly string[];
  /** What the page shows: state by reservation number. */
  readonly reservations: ReadonlyMap<string, string>;
  readonly notifications: ReadonlySet<string>;
  /** Positions of its vehicle that came. */
  readonly positions: readonly unknown[];
  /** Times that its line stood. */
  readonly connections: number;
  /** Waits until something holds of it. */
  until(holds: (self: LiveWatcher) => boolean): Promise<void>;
  close(): Promise<void>;
}

interface Data {
  readonly reservationChanged?: { number: string; status: string };
  readonly notificationAdded?: { id: string };
  readonly vehiclePosition?: unknown;
  readonly reservations?: { items: Array<{ number: string; status: string }> };
  readonly notifications?: { items: Array<{ id: string }> };
}

const CATCH_UP = '{ reservations { items { number status } } notifications { items { id } } }';
const RETRY_MS = 100;

/** `addressOf` is what a load balancer decides: which instance a new line goes to. */
export function watchLive(addressOf: () => string, token: string, vehicleId: number): LiveWatcher {
  const reservations = new Map<string, string>();
  const notifications = new Set<string>();
  const heard = { reservations: [] as string[], notifications: [] as string[], positions: [] as unknown[] };
  const waiting = new Set<() => void>();
  let connections = 0;

  const show = (data: Data): void => {
    const { reservationChanged: reservation, notificationAdded: notification, vehiclePosition } = data;
    if (reservation) heard.reservations.push(`${reservation.number} ${reservation.status}`);
    if (notification) heard.notifications.push(notification.id);
    if (vehiclePosition) heard.positions.push(vehiclePosition);
    for (const { number, status } of [...(reservation ? [reservation] : []), ...(data.reservations?.items ?? [])])
      reservations.set(number, status);
    for (const { id } of [...(notification ? [notification] : []), ...(data.notifications?.items ?? [])])
      notifications.add(id);
    for (const look of waiting) look();
  };
  const client: Client = createClient({
    url: () => `${addressOf().replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
    shouldRetry: () => true,
    on: {
      // Behind the subscriptions on the same line, which have been asked for again by then.
      connected: () => {
        connections += 1;
        setImmediate(() => listen(CATCH_UP));
      },
    },
  });
  const listen = (query: string): void => {
    client.subscribe<Data>(
      { query },
      { next: ({ data }) => show(data ?? {}), error: () => undefined, complete: () => undefined },
    );
  };
  listen('subscription { reservationChanged { number status } }');
  listen('subscription { notificationAdded { id } }');
  listen(`subscription { vehiclePosition(vehicleId: ${vehicleId}) { at } }`);

  const watcher: LiveWatcher = {
    reservationsHeard: heard.reservations,
    notificationsHeard: heard.notifications,
    reservations,
    notifications,
    positions: heard.positions,
    get connections() {
      return connections;
    },
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds(watcher)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async () => client.dispose(),
  };
  return watcher;
}
