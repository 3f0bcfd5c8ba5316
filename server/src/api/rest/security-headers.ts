import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What pages may load and run: own scripts and styles only. Pictures and map tiles of other hosts may be shown, never run; data is
 * asked from this origin alone.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'font-src': "'self' data:",
  'worker-src': "'self' blob:",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  // The browser's own viewer of a document that was opened in a new window.
  'object-src': "'self' blob:",
};

/** What no page of ours asks for, and no map in a frame may. A page that comes to need one of these takes it out here. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface SecurityHeaderOptions {
  /** Origin of the address in the browser, where a proxy stands in front; else the request's own host counts. */
  readonly publicOrigin: string | undefined;
}

/** What a host can be in a header that is sent back. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** Sends the policies with every answer; `allowFrame` widens that of a page. */
export function registerSecurityHeaders(app: FastifyInstance, { publicOrigin }: SecurityHeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('Content-Security-Policy', contentPolicy(socketOrigin(request, publicOrigin)))
      .header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}

/** Lets a page show frames of one origin, a map's, and of no other. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  void reply.header('Content-Security-Policy', policy.replace("frame-src 'none'", `frame-src ${origin}`));
}

function contentPolicy(socket: string | undefined): string {
  // Older browsers do not take 'self' for a WebSocket of the same host, so that one is named.
  const connect = ["'self'", ...(socket ? [socket] : [])].join(' ');
  const directives = { ...DIRECTIVES, 'connect-src': connect, 'frame-src': "'none'" };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';');
}

function socketOrigin({ headers, protocol }: FastifyRequest, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin) return publicOrigin.replace(/^http/, 'ws');
  const { host } = headers;
  return host && HOST.test(host) ? `${protocol === 'https' ? 'wss' : 'ws'}://${host}` : undefined;
}
