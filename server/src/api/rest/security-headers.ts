import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** Sets the headers that are the same for every answer. Fastify's plugin would build this function anew for each request. */
const setCommonHeaders = helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });

/**
 * What pages may load and run: only own scripts and styles. Pictures and map tiles of other hosts may be shown, never run; data comes from
 * this origin only.
 */
const DIRECTIVES = Object.entries({
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
  // The browser's viewer of a document opened in a new window.
  'object-src': "'self' blob:",
})
  .map(([name, sources]) => `${name} ${sources}`)
  .join(';');

/** Browser features that our own pages use, for the photos of inspections, and that no embedded page may use. */
const OWN_FEATURES = ['camera', 'geolocation'];
/** Browser features that no page uses and no embedded map may use. */
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
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
];
const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ...NO_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/** Options of `registerSecurityHeaders`, whose Content-Security-Policy names the origin of the site. */
export interface SecurityHeaderOptions {
  /** The origin in the browser, if a proxy is in front; otherwise the request's own host counts. */
  readonly publicOrigin: string | undefined;
}

/** Host names that may safely be sent back in a header. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** Sends Helmet's headers and the policies with every answer; `allowFrame` extends the policy of a page. */
export function registerSecurityHeaders(app: FastifyInstance, { publicOrigin }: SecurityHeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(request.raw, reply.raw, () => undefined);
    void reply
      .header('Content-Security-Policy', contentPolicy(socketOrigin(request, publicOrigin)))
      .header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}

/** Allows a page to embed frames of one origin, the map's. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  void reply.header('Content-Security-Policy', policy.replace("frame-src 'none'", `frame-src ${origin}`));
}

function contentPolicy(socket: string | undefined): string {
  // Older browsers do not apply 'self' to a WebSocket of the same host, so it is named explicitly.
  const connect = ["'self'", ...(socket ? [socket] : [])].join(' ');
  return `${DIRECTIVES};connect-src ${connect};frame-src 'none'`;
}

function socketOrigin({ headers, protocol }: FastifyRequest, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin) return publicOrigin.replace(/^http/, 'ws');
  const { host } = headers;
  return host && HOST.test(host) ? `${protocol === 'https' ? 'wss' : 'ws'}://${host}` : undefined;
}
