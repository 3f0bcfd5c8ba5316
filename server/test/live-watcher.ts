import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A staff page left open: it receives reservations and notifications, and queries what it missed after reconnecting. */
export interface LiveWatcher {
  /** Received events, in order: `number status` of reservations. */
  readonly reservationsHeard: readonly string[];
  /** Ids of notifications received as events. */
  readonly notificationsHeard: readonly string[];
  /** The state that the page shows, by reservation number. */
  readonly reservations: ReadonlyMap<string, string>;
  readonly notifications: ReadonlySet<string>;
  /** Received positions of its vehicle. */
  readonly positions: readonly unknown[];
  /** How many times it connected. */
  readonly connections: number;
  /** Waits until a condition holds. */
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

/** Opens a page; `addressOf` acts as the load balancer that chooses the instance of a new connection. */
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
      // Sent after the subscriptions on the same connection, which are restored by then.
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
