import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Money } from '../../../kernel/money.js';
import { DepartureRequirement } from './departure-requirement.js';
import { RETENTION } from './retention.rules.js';

/** One of the four services the home page presents. */
export interface ServiceBlock {
  title: string;
  text: string;
  imageFile?: string;
}

/** Dh of cash for one rental from which on the staff are warned, where the agency chose nothing else. */
const CASH_LIMIT: Money = '20000.00';

/** Minutes after its promised end before a rental counts as late, where the agency chose nothing else. */
export const LATE_AFTER_MINUTES = 60;

/**
 * Holds what feeds the public site (docs/rules/back-office.md#settings) in one row. File names stand within their folder of the
 * store.
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

  /** The announcement's days, both included. */
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

  /** Three covers. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  coverFiles: string[] = [];

  /** Four services. */
  @Property({ type: 'json' })
  services: ServiceBlock[] = [];

  /** TVA in percent, on invoices. */
  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent = '20.00';

  /** Days that positions and what the zones and the speed limit made of them are kept (law 09-08). */
  @Property({ type: 'integer', default: 90 })
  positionRetentionDays = 90;

  /** Vehicles are followed even while nobody rents them: the agency's own choice (law 09-08). */
  @Property({ type: 'boolean', default: false })
  trackAlways = false;

  /** km/h from which on driving counts as too fast; undefined when nobody looks at it. */
  @Property({ type: 'integer', nullable: true, default: 120 })
  overspeedKph?: number = 120;

  /** Address of the staff's map tiles with {z}, {x} and {y}; undefined for the usual ones. */
  @Property({ type: 'text', nullable: true })
  tileUrl?: string;

  /** Whom the map names for these tiles. */
  @Property({ type: 'text', nullable: true })
  tileAttribution?: string;

  /** Months that messages of the contact form are kept. */
  @Property({ type: 'integer', default: RETENTION.contactRetentionMonths.default })
  contactRetentionMonths: number = RETENTION.contactRetentionMonths.default;

  /** Months that entries of the history of records are kept. */
  @Property({ type: 'integer', default: RETENTION.auditRetentionMonths.default })
  auditRetentionMonths: number = RETENTION.auditRetentionMonths.default;

  /** Days after which an account whose e-mail address was never proved is forgotten. */
  @Property({ type: 'integer', default: RETENTION.unverifiedRetentionDays.default })
  unverifiedRetentionDays: number = RETENTION.unverifiedRetentionDays.default;

  /** Months without a login or a reservation after which an account is forgotten. */
  @Property({ type: 'integer', default: RETENTION.unusedRetentionMonths.default })
  unusedRetentionMonths: number = RETENTION.unusedRetentionMonths.default;

  /** Minutes after its promised end before a rental counts as late. */
  @Property({ type: 'integer', default: 60 })
  lateAfterMinutes = LATE_AFTER_MINUTES;

  /** Minutes of preparation that a vehicle needs between two rentals. */
  @Property({ type: 'integer', default: 0 })
  preparationMinutes = 0;

  /** Minutes of a further day of a rental that cost nothing. */
  @Property({ type: 'integer', default: 0 })
  graceMinutes = 0;

  /** Hours before the promised end at which the customer is mailed a first reminder; 0 for none. */
  @Property({ type: 'integer', default: 24 })
  firstReminderHours = 24;

  /** The same for the second one. */
  @Property({ type: 'integer', default: 2 })
  secondReminderHours = 2;

  /** Whether a customer whose rental becomes late is mailed. */
  @Property({ type: 'boolean', default: true })
  lateReminder = true;

  /** Stamp duty on cash, in percent of what is paid; 0 for none. */
  @Property({ type: 'decimal', precision: 5, scale: 2, default: '0' })
  stampDutyPercent = '0.00';

  /** Dh of cash for one rental from which on the staff are warned; undefined for never. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true, default: CASH_LIMIT })
  cashLimit?: Money = CASH_LIMIT;

  /** What has to be there before a rental leaves. */
  @Enum({ items: () => DepartureRequirement, default: DepartureRequirement.NOTHING })
  departureRequires: DepartureRequirement = DepartureRequirement.NOTHING;

  @Property({ version: true, type: 'integer' })
  version!: number;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
