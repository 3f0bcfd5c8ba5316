export type ReservationOccasion = 'received' | 'accepted' | 'changed' | 'refused' | 'cancelled';

/** What each kind of job carries: ids, never what the database already knows. */
export interface JobPayloads {
  /** Tells everyone concerned by a reservation; makes one delivery for each of them. */
  'reservation-mail': { reservationId: number; occasion: ReservationOccasion };
  /** One mail to one recipient, so that a retry never mails the others again. */
  'reservation-mail-delivery': { reservationId: number; occasion: ReservationOccasion; to: 'customer' | 'agency' };
  'customer-mail': { customerId: number; occasion: 'verify-email' };
  /** `id` 0 is nobody's. */
  'password-reset-mail': { account: 'CUSTOMER' | 'STAFF'; id: number };
  /** Of a login from a device that the account did not know. */
  'new-device-mail': { deviceId: number };
  /** Tells the holder of an account what was changed; `address`, where they were known until then, stands nowhere else. */
  'account-notice-mail': {
    account: 'CUSTOMER' | 'STAFF';
    id: number;
    address: string;
    change: 'PASSWORD' | 'EMAIL';
    by: 'HOLDER' | 'ADMIN' | 'LINK';
    /** ISO 8601. */
    at: string;
  };
  /** Tells a member of staff what became of their second factor. */
  'second-factor-mail': {
    employeeId: number;
    change: 'ON' | 'OFF' | 'RESET' | 'RECOVERY_CODE_USED';
    /** ISO 8601. */
    at: string;
    /** Recovery codes that are left, after one was used. */
    codesLeft?: number;
  };
  /** Folds the tally of reservations by state. */
  'reservation-tally': Record<string, never>;
  'contact-mail': { contactMessageId: number };
  /** Looks what has become due on the fleet. */
  'maintenance-check': Record<string, never>;
  /** Keeps where rented vehicles are. */
  'position-record': Record<string, never>;
  /** Drops the days of positions that are older than may be kept, and makes those to come. */
  'position-retention': Record<string, never>;
  /** Removes files that no row names. */
  'file-collection': Record<string, never>;
  /** Keeps a copy of the embedded database and of its files. */
  'nightly-backup': Record<string, never>;
  /** One event to one webhook; a replay is a round of its own. */
  'webhook-delivery': { deliveryId: number; round: number };
  /** Deletes deliveries that are older than may be kept, and sends again those that were lost. */
  'webhook-retention': Record<string, never>;
  /** Lets go of what names people and was kept long enough. */
  'privacy-retention': Record<string, never>;
}
export type JobName = keyof JobPayloads;

export const JOB_NAMES = [
  'reservation-mail',
  'reservation-mail-delivery',
  'customer-mail',
  'password-reset-mail',
  'new-device-mail',
  'account-notice-mail',
  'second-factor-mail',
  'reservation-tally',
  'contact-mail',
  'maintenance-check',
  'position-record',
  'position-retention',
  'file-collection',
  'nightly-backup',
  'webhook-delivery',
  'webhook-retention',
  'privacy-retention',
] as const satisfies readonly JobName[];
