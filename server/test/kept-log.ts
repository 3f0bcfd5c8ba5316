import { createLogger } from '../src/platform/observability/logging.js';
import type { Logger } from 'pino';

/** The log of a server as a collector receives it. */
export interface KeptLog {
  readonly logger: Logger;
  /** Each line, parsed. */
  readonly lines: Record<string, unknown>[];
}

/** Collects every log line, including debug ones. */
export function keepLog(): KeptLog {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger('debug', { write }), lines };
}
