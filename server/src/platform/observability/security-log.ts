import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Actor } from '../../kernel/actor.js';
import { SECURITY_EVENTS, type SecurityLog } from '../../kernel/security-events.js';
import { shortenedAddress } from '../limits/caller-key.js';

interface Surroundings {
  readonly logger: Logger;
  readonly registry: Registry;
  /** Keys the hashes of accounts, so that they cannot be guessed from the log alone. */
  readonly secret: string;
}

/** Creates the log of security events: lines without personal data, `{"security": "login.failed", …}`, and counts for `/metrics`. */
export function createSecurityLog({ logger, registry, secret }: Surroundings): SecurityLog {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Failed logins, lock-outs, refusals and changes of rights.',
    labelNames: ['event'],
    registers: [registry],
  });
  // Counters start at 0, so that alerts see the first event as a rise.
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
