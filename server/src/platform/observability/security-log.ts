import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Actor } from '../../kernel/actor.js';
import { SECURITY_EVENTS, type SecurityLog } from '../../kernel/security-events.js';
import { shortenedAddress } from '../limits/caller-key.js';

interface Surroundings {
  readonly logger: Logger;
  readonly registry: Registry;
  /** Makes the hashes of accounts useless to whoever has only the log. */
  readonly secret: string;
}

/** Security events as log lines without personal data, `{"security": "login.failed", …}`, and as counts for `/metrics`. */
export function createSecurityLog({ logger, registry, secret }: Surroundings): SecurityLog {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Failed logins, lock-outs, refusals and changes of rights.',
    labelNames: ['event'],
    registers: [registry],
  });
  // From the start, so that the first one of its kind is a rise that an alert can see.
  for (const event of SECURITY_EVENTS) counter.inc({ event }, 0);
  const fingerprint = (account: string): string =>
    createHmac('sha256', secret).update(`security-log:${account}`).digest('hex').slice(0, 16);
  return {
    note(event, actor, { account, address, subject, reason }) {
      counter.inc({ event });
      logger.info(
        {
          security: event,
          by: nameOf(actor),
          ...(account === undefined ? {} : { account: fingerprint(account) }),
          ...(address === undefined ? {} : { network: shortenedAddress(address) }),
          ...(subject === undefined ? {} : { subject }),
          ...(reason === undefined ? {} : { reason }),
        },
        'security event',
      );
    },
  };
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor';
  return actor.kind === 'key' ? `key:${actor.keyId}` : `${actor.kind}:${actor.id}`;
}
