import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and a service, whose connections can be cut. */
export interface TcpProxy {
  /** The target's address through the proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Keeps connections open but passes nothing on, for good: after `mend` a new connection is needed. */
  silence(): void;
  mend(): void;
  close(): void;
}

/** Opens a proxy to a service on a free port. `target` is the service's URL, which may name a UNIX socket of PostgreSQL. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const to = new URL(target);
  const host = decodeURIComponent(to.hostname);
  // A UNIX socket has its directory in place of a host.
  const socketPath = host.startsWith('/') ? `${host}/.s.PGSQL.${to.port}` : undefined;
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const proxy = createServer((socket) => {
    if (state === 'cut') return void socket.destroy();
    const upstream = connect(socketPath === undefined ? { port: Number(to.port), host } : { path: socketPath });
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        for (const one of [socket, upstream]) one.destroy();
      });
    }
    if (state === 'silent') socket.resume();
    else socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxy.unref();
  const url = new URL(target);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const destroyAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      destroyAll();
    },
    silence: () => {
      state = 'silent';
      sockets.forEach((socket) => socket.unpipe().resume());
    },
    mend: () => {
      state = 'open';
    },
    close: () => {
      destroyAll();
      proxy.close();
    },
  };
}
