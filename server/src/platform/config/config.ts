import { resolve } from 'node:path';
import { StartError } from '../../kernel/start-error.js';

/** The settings from the environment, parsed and checked once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** A separate port for `/metrics`; undefined serves it at the main port. */
  readonly metricsPort: number | undefined;
  /** Whether the main port answers `/metrics` to callers from other machines, too. */
  readonly metricsPublic: boolean;
  /** Absolute path of the embedded database, files, mails and the generated secret. */
  readonly dataDir: string;
  /** A PostgreSQL server; undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string } | undefined;
  readonly smtpUrl: string | undefined;
  /** The address in links, without a trailing slash. */
  readonly publicUrl: string;
  /** True if PUBLIC_URL is set: the server then stands behind a proxy and trusts the client address that the proxy sends. */
  readonly behindProxy: boolean;
  /** Undefined with the embedded database: one is generated and kept in the data directory. */
  readonly authSecret: string | undefined;
  readonly trackerUrl: string | undefined;
  /** How many GraphQL and REST operations run at once. */
  readonly operationsAtOnce: number;
  /** How many operations may wait for their turn; further ones are refused. */
  readonly operationsWaiting: number;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly demo: boolean;
}

/** Thrown for a missing or invalid variable: one sentence that names it and says what it must be. */
export class ConfigError extends StartError {
  constructor(variable: string, wants: string) {
    super(`${variable} ${wants}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_BYTES = 32;

/** Reads the configuration; throws ConfigError at the first invalid variable. */
export function readConfig(env: Environment): Config {
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const port = readInteger(read, 'PORT', 4000, 0, 65_535);
  const databaseUrl = readUrl(
    read,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/database',
  );
  const authSecret = read('AUTH_SECRET');
  if (authSecret !== undefined && Buffer.byteLength(authSecret) < MIN_SECRET_BYTES) {
    throw new ConfigError('AUTH_SECRET', `must be at least ${MIN_SECRET_BYTES} bytes long.`);
  }
  if (databaseUrl !== undefined && authSecret === undefined) {
    throw new ConfigError(
      'AUTH_SECRET',
      `is required with DATABASE_URL: set a random text of at least ${MIN_SECRET_BYTES} bytes.`,
    );
  }
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    metricsPort: readMetricsPort(read, port),
    metricsPublic: readSwitch(read, 'METRICS_PUBLIC', false),
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    databaseUrl,
    redisUrl: readUrl(read, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    s3: readS3(read),
    smtpUrl: readUrl(read, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    publicUrl: readPublicUrl(read) ?? `http://localhost:${port}`,
    behindProxy: read('PUBLIC_URL') !== undefined,
    authSecret,
    trackerUrl: readUrl(read, 'TRACKER_URL', ['http:', 'https:'], 'http://host:port'),
    operationsAtOnce: readInteger(read, 'OPERATIONS_AT_ONCE', 8, 1, 1_000),
    operationsWaiting: readInteger(read, 'OPERATIONS_WAITING', 256, 0, 100_000),
    rateLimitFactor: readFactor(read),
    demo: readSwitch(read, 'DEMO', databaseUrl === undefined),
  };
}

type Read = (name: string) => string | undefined;

function readInteger(read: Read, name: string, fallback: number, min: number, max: number): number {
  const text = read(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** 0 means any free port, for tests. */
function readMetricsPort(read: Read, port: number): number | undefined {
  if (read('METRICS_PORT') === undefined) return undefined;
  const metricsPort = readInteger(read, 'METRICS_PORT', 0, 0, 65_535);
  if (metricsPort === port && port !== 0) throw new ConfigError('METRICS_PORT', 'must be another port than PORT.');
  return metricsPort;
}

function readUrl(read: Read, name: string, protocols: string[], example: string): string | undefined {
  const text = read(name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value may hold a password, so the sentence shows an example instead of it.
  if (!url || !protocols.includes(url.protocol) || !url.hostname) {
    throw new ConfigError(name, `must be an address like ${example}.`);
  }
  return text;
}

/** Returns the address without a trailing slash. Pages, calls and cookies stand at the root of their origin, so that a path could not be served. */
function readPublicUrl(read: Read): string | undefined {
  const text = readUrl(read, 'PUBLIC_URL', ['http:', 'https:'], 'https://www.example.ma');
  if (text === undefined) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(text);
  if (!/^\/*$/.test(pathname) || search || hash || username || password) {
    throw new ConfigError(
      'PUBLIC_URL',
      `must be an origin without a path, like ${origin}: the application does not run below a path.`,
    );
  }
  return text.replace(/\/+$/, '');
}

function readS3(read: Read): Config['s3'] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const [endpoint, bucket, accessKey, secretKey] = names.map(read);
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    const missing = names.find((name) => read(name) === undefined) ?? names[0];
    throw new ConfigError(missing, `is required too: ${names.join(', ')} go together.`);
  }
  readUrl(read, 'S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.ma');
  return { endpoint, bucket, accessKey, secretKey };
}

function readFactor(read: Read): number {
  const text = read('RATE_LIMIT_FACTOR');
  if (text === undefined) return 1;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) {
    throw new ConfigError('RATE_LIMIT_FACTOR', `must be a number above 0, not "${text}".`);
  }
  return value;
}

function readSwitch(read: Read, name: string, fallback: boolean): boolean {
  const text = read(name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new ConfigError(name, `must be on or off, not "${text}".`);
}
