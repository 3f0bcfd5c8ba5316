import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { RequestOrigin } from '../../../kernel/request-origin.js';
import { deviceName } from '../../../kernel/user-agent.js';

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
  const [found] = await em.execute<{ id: number }[]>(
    `select d.id from known_device d join ${kind} a on a.id = d.${kind}_id
     where d.token_hash = ? and a.email = ? and a.archived_at is null and d.last_login_at > ?`,
    [sha256(token), email, new Date(Date.now() - FORGOTTEN_AFTER_MS)],
  );
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
  const now = new Date();
  const { deviceToken } = origin;
  const name = deviceName(origin.userAgent);
  if (deviceToken !== undefined) {
    const known = await em.execute<unknown[]>(
      `update known_device set last_login_at = ?, name = ? where token_hash = ? and ${kind}_id = ? and last_login_at > ? returning id`,
      [now, name, sha256(deviceToken), accountId, new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
    );
    if (known.length > 0) return { token: deviceToken, announcedId: undefined };
  }
  await em.execute(`delete from known_device where ${kind}_id = ? and last_login_at <= ?`, [
    accountId,
    new Date(now.getTime() - FORGOTTEN_AFTER_MS),
  ]);
  const [before] = await em.execute<{ devices: number; mails: number }[]>(
    `select count(*)::int as devices, count(*) filter (where announced_at > ?)::int as mails from known_device where ${kind}_id = ?`,
    [new Date(now.getTime() - DAY_MS), accountId],
  );
  const { devices = 0, mails = 0 } = before ?? {};
  const announcedAt = devices > 0 && mails < MAX_MAILS_A_DAY ? now : null;
  const token = (await ownToken(em, deviceToken)) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const [made] = await em.execute<{ id: number }[]>(
    `insert into known_device (${kind}_id, token_hash, name, ip_address, created_at, last_login_at, announced_at)
     values (?, ?, ?, ?, ?, ?, ?) returning id`,
    [accountId, sha256(token), name, origin.ip, now, now, announcedAt],
  );
  // Keeps devices that were used again before those used once, and those whose mail may still be waiting before the others.
  await em.execute(
    `delete from known_device where id in (
       select id from known_device where ${kind}_id = ? and id <> ?
       order by (last_login_at > created_at) desc, (announced_at is not null) desc, last_login_at desc, id desc offset ${MAX_DEVICES - 1})`,
    [accountId, made?.id ?? 0],
  );
  return { token, announcedId: announcedAt ? made?.id : undefined };
}

/** Deletes every device of an account, because somebody who learned its password may have added one. */
export async function forgetDevices(em: Em, column: `${AccountTable}_id`, accountId: number): Promise<void> {
  await em.execute(`delete from known_device where ${column} = ?`, [accountId]);
}

/** Returns the secret that the device already stores for another account, if it is one of ours. */
async function ownToken(em: Em, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const found = await em.execute<unknown[]>('select 1 from known_device where token_hash = ? limit 1', [sha256(token)]);
  return found.length > 0 ? token : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
