import type { Selectable } from 'kysely';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { DepartureRequirement } from './departure-requirement.js';
import { RETENTION } from './retention.rules.js';

/** One of the four services on the home page. */
export interface ServiceBlock {
  title: string;
  text: string;
  imageFile?: string;
}

/** Default for the cash in Dh from which the staff are warned about a rental. */
const CASH_LIMIT: Money = '20000.00';

/** Default for the minutes after the promised end from which a rental is late. */
export const LATE_AFTER_MINUTES = 60;

/**
 * The agency's settings: one row, mainly for the public site (docs/rules/back-office.md#settings). File names are relative to their folder
 * of the file store.
 */
@Entity()
export class Settings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  @Property({ type: 'text' })
  companyName = '';

  @Property({ type: 'text' })
  title = '';

  @Property({ type: 'text' })
  description = '';

  @Property({ type: 'text' })
  headerText = '';

  @Property({ type: 'text' })
  middleText = '';

  @Property({ type: 'text' })
  footerText = '';

  @Property({ type: 'text' })
  aboutText = '';

  @Property({ type: 'text' })
  keywords = '';

  @Property({ type: 'text' })
  phone = '';

  @Property({ type: 'text', nullable: true })
  mobile?: string;

  @Property({ type: 'text', nullable: true })
  whatsapp?: string;

  @Property({ type: 'text' })
  address = '';

  @Property({ type: 'text' })
  email = '';

  @Property({ type: 'text' })
  domainName = '';

  @Property({ type: 'text', nullable: true })
  mapUrl?: string;

  @Property({ type: 'text', nullable: true })
  facebook?: string;

  @Property({ type: 'text', nullable: true })
  instagram?: string;

  /** First and last day of the announcement, both inclusive. */
  @Property({ type: 'date', nullable: true })
  announcementStartsOn?: string;

  @Property({ type: 'date', nullable: true })
  announcementEndsOn?: string;

  @Property({ type: 'text', nullable: true })
  announcementFile?: string;

  @Property({ type: 'text', nullable: true })
  logoNavbarFile?: string;

  @Property({ type: 'text', nullable: true })
  logoAdminFile?: string;

  @Property({ type: 'text', nullable: true })
  logoAboutFile?: string;

  @Property({ type: 'text', nullable: true })
  presentationFile?: string;

  /** File names of the three covers. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  coverFiles: string[] = [];

  /** The four services of the home page. */
  @Property({ type: 'json' })
  services: ServiceBlock[] = [];

  /** TVA in percent, for prices and invoices. */
  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent = '20.00';

  /** Days for which positions, zone events and speeding events are kept (law 09-08). */
  @Property({ type: 'integer', default: 90 })
  positionRetentionDays = 90;

  /** Whether vehicles are tracked even without a rental; the agency decides (law 09-08). */
  @Property({ type: 'boolean', default: false })
  trackAlways = false;

  /** Speed in km/h above which a speeding event is recorded; undefined for none. */
  @Property({ type: 'integer', nullable: true, default: 120 })
  overspeedKph?: number = 120;

  /** Address of the staff's map tiles with {z}, {x} and {y}; undefined for the default tiles. */
  @Property({ type: 'text', nullable: true })
  tileUrl?: string;

  /** The copyright notice that the map shows for these tiles. */
  @Property({ type: 'text', nullable: true })
  tileAttribution?: string;

  /** Months for which messages of the contact form are kept. */
  @Property({ type: 'integer', default: RETENTION.contactRetentionMonths.default })
  contactRetentionMonths: number = RETENTION.contactRetentionMonths.default;

  /** Months for which entries of the audit trail are kept. */
  @Property({ type: 'integer', default: RETENTION.auditRetentionMonths.default })
  auditRetentionMonths: number = RETENTION.auditRetentionMonths.default;

  /** Days after which an account with an unverified e-mail address is deleted. */
  @Property({ type: 'integer', default: RETENTION.unverifiedRetentionDays.default })
  unverifiedRetentionDays: number = RETENTION.unverifiedRetentionDays.default;

  /** Months without a login or a reservation after which an account is deleted. */
  @Property({ type: 'integer', default: RETENTION.unusedRetentionMonths.default })
  unusedRetentionMonths: number = RETENTION.unusedRetentionMonths.default;

  /** Minutes after its promised end from which a rental is late. */
  @Property({ type: 'integer', default: 60 })
  lateAfterMinutes = LATE_AFTER_MINUTES;

  /** Minutes of preparation that a vehicle needs between two rentals. */
  @Property({ type: 'integer', default: 0 })
  preparationMinutes = 0;

  /** Minutes beyond full rental days that cost nothing. */
  @Property({ type: 'integer', default: 0 })
  graceMinutes = 0;

  /** Hours before the promised end at which the customer gets a first reminder; 0 for none. */
  @Property({ type: 'integer', default: 24 })
  firstReminderHours = 24;

  /** Hours before the promised end at which the customer gets a second reminder; 0 for none. */
  @Property({ type: 'integer', default: 2 })
  secondReminderHours = 2;

  /** Whether customers get a mail when their rental becomes late. */
  @Property({ type: 'boolean', default: true })
  lateReminder = true;

  /** Stamp duty on cash payments, in percent; 0 for none. */
  @Property({ type: 'decimal', precision: 5, scale: 2, default: '0' })
  stampDutyPercent = '0.00';

  /** Cash in Dh from which the staff are warned about a rental; undefined for never. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true, default: CASH_LIMIT })
  cashLimit?: Money = CASH_LIMIT;

  /** The money that must be paid or held before a rental leaves. */
  @Enum({ items: () => DepartureRequirement, default: DepartureRequirement.NOTHING })
  departureRequires: DepartureRequirement = DepartureRequirement.NOTHING;

  @Property({ version: true, type: 'integer' })
  version!: number;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}

/** The table of Settings for queries. */
export interface SettingsTable {
  readonly settings: Columns<Settings>;
}

/** The settings as they are shown: a row, or the defaults before the first edit. */
export type SettingsRecord = Selectable<SettingsTable['settings']> | Settings;
