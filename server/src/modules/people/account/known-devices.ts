import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { RequestOrigin } from '../../../kernel/request-origin.js';
import { deviceName } from '../../../kernel/user-agent.js';
import type { KnownDeviceTable } from './known-device.entity.js';
import type { CustomerTable } from './customer.entity.js';
import type { EmployeeTable } from './employee.entity.js';
import { sql } from 'kysely';

const SECRET_BYTES = 32;
/** As long as browsers keep the cookie. */
const FORGOTTEN_AFTER_MS = 400 * DAY_MS;
/** Per account; a program that stores no cookie is a new device at each login. */
const MAX_DEVICES = 20;
/** Mails about new devices to one account in 24 h. */
const MAX_MAILS_A_DAY = 3;

export type AccountTable = 'customer' | 'employee';

/** A device after a login: the secret to store, and whether the owner must be told. */
export interface RememberedDevice {
  readonly token: string;
  /** Set if the device is new and the owner must be told. */
  readonly announcedId: number | undefined;
}

/** Returns the device's id if it has logged in to the account of that address before. */
export async function findKnownDevice(
  em: Em,
  kind: AccountTable,
  email: string,
  token: string | undefined,
): Promise<number | undefined> {
  if (token === undefined) return undefined;
  const found = await tablesOf<KnownDeviceTable & CustomerTable & EmployeeTable>(em)
    .selectFrom('knownDevice as d')
    .innerJoin(
      (eb) => eb.selectFrom(kind).select(['id', 'email', 'archivedAt']).as('a'),
      (join) => join.onRef('a.id', '=', `d.${kind}Id`),
    )
    .select('d.id')
    .where('d.tokenHash', '=', sha256(token))
    .where('a.email', '=', email)
    .where('a.archivedAt', 'is', null)
    .where('d.lastLoginAt', '>', new Date(Date.now() - FORGOTTEN_AFTER_MS))
    .executeTakeFirst();
  return found?.id;
}

/**
 * Records that an account logged in on a device. Call it within the transaction of the login, which locks the account; without
 * that lock, two simultaneous logins on a new device would both count as its first login.
 */
export async function rememberDevice(
  em: Em,
  kind: AccountTable,
  accountId: number,
  origin: RequestOrigin,
): Promise<RememberedDevice> {
  const tables = tablesOf<KnownDeviceTable>(em);
  const owner = `${kind}Id` as const;
  const now = new Date();
  const { deviceToken } = origin;
  const name = deviceName(origin.userAgent);
  if (deviceToken !== undefined) {
    const { numUpdatedRows } = await tables
      .updateTable('knownDevice')
      .set({ lastLoginAt: now, name })
      .where('tokenHash', '=', sha256(deviceToken))
      .where(owner, '=', accountId)
      .where('lastLoginAt', '>', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { token: deviceToken, announcedId: undefined };
  }
  await tables
    .deleteFrom('knownDevice')
    .where(owner, '=', accountId)
    .where('lastLoginAt', '<=', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
  const { devices, mails } = await tables
    .selectFrom('knownDevice')
    .select([
      sql<number>`count(*)::int`.as('devices'),
      sql<number>`count(*) filter (where announced_at > ${new Date(now.getTime() - DAY_MS)})::int`.as('mails'),
    ])
    .where(owner, '=', accountId)
    .executeTakeFirstOrThrow();
  const announcedAt = devices > 0 && mails < MAX_MAILS_A_DAY ? now : null;
  const token = (await ownToken(em, deviceToken)) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const made = await tables
    .insertInto('knownDevice')
    .values({
      [owner]: accountId,
      tokenHash: sha256(token),
      name,
      ipAddress: origin.ip,
      createdAt: now,
      lastLoginAt: now,
      announcedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Keeps devices that were used again before those used once, and those whose mail may still be waiting before the others.
  await tables
    .deleteFrom('knownDevice')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('knownDevice')
        .select('id')
        .where(owner, '=', accountId)
        .where('id', '<>', made.id)
        .orderBy(sql`last_login_at > created_at`, 'desc')
        .orderBy(sql`announced_at is not null`, 'desc')
        .orderBy('lastLoginAt', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_DEVICES - 1),
    )
    .execute();
  return { token, announcedId: announcedAt ? made.id : undefined };
}

/** Deletes every device of an account, because somebody who learned its password may have added one. */
export async function forgetDevices(em: Em, owner: `${AccountTable}Id`, accountId: number): Promise<void> {
  await tablesOf<KnownDeviceTable>(em).deleteFrom('knownDevice').where(owner, '=', accountId).execute();
}

/** Returns the secret that the device already stores for another account, if it is one of ours. */
async function ownToken(em: Em, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const found = await tablesOf<KnownDeviceTable>(em)
    .selectFrom('knownDevice')
    .select('id')
    .where('tokenHash', '=', sha256(token))
    .limit(1)
    .executeTakeFirst();
  return found && token;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
