import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileFolder } from '../../../platform/files/file-store.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Money } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { RetentionSettings } from './retention.rules.js';
import { Settings, type SettingsRecord, type SettingsTable } from './settings.entity.js';
import { SATELLITE_TILES } from './tile-layer.js';

/** The settings of tracking and of the staff's maps. Not public. */
export interface TrackingSettings {
  /** In days. */
  readonly positionRetentionDays: number;
  readonly trackAlways: boolean;
  /** In km/h; null if speed is not watched. */
  readonly overspeedKph: number | null;
  readonly tileUrl: string;
  readonly tileAttribution: string;
  /** Whether the agency entered its own tiles. */
  readonly ownTiles: boolean;
}

export type RentalSettings = Readonly<
  Pick<
    Settings,
    | 'lateAfterMinutes'
    | 'preparationMinutes'
    | 'graceMinutes'
    | 'firstReminderHours'
    | 'secondReminderHours'
    | 'lateReminder'
    | 'stampDutyPercent'
    | 'departureRequires'
  >
> & { readonly cashLimit: Money | null };

/** Tells whether the public sees the announcement on a calendar day, from its first to its last day. */
export function isAnnounced(
  { announcementStartsOn: from, announcementEndsOn: to }: SettingsRecord,
  today = agencyDay(new Date()),
): boolean {
  return (!from || from <= today) && (!to || today <= to);
}

function blank(): Settings {
  const settings = new Settings();
  settings.version = 1;
  return settings;
}

/** Reads the settings, a single row. */
export class SettingsService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
  ) {}

  /** Returns the settings as a plain row, for display. Must not be called within a transaction. */
  async shown(): Promise<SettingsRecord> {
    return this.snapshots.remember(['settings'], async () => {
      const settings = await this.reader
        .tables<SettingsTable>()
        .selectFrom('settings')
        .selectAll()
        .where('id', '=', 1)
        .executeTakeFirst();
      return settings ?? blank();
    });
  }

  /** Returns the settings; before the first edit, defaults with the version that this edit expects. */
  async get(): Promise<Settings> {
    return (await this.em.findOne(Settings, { id: 1 })) ?? blank();
  }

  /** Returns the retention times of personal data. Staff only. */
  async retention(actor: Actor): Promise<RetentionSettings> {
    requireStaff(actor);
    return this.retentionTimes();
  }

  /** Returns the retention times for the jobs that delete data. */
  async retentionTimes(): Promise<RetentionSettings> {
    const { contactRetentionMonths, auditRetentionMonths, unverifiedRetentionDays, unusedRetentionMonths } =
      await this.get();
    return { contactRetentionMonths, auditRetentionMonths, unverifiedRetentionDays, unusedRetentionMonths };
  }

  /** Returns the settings of rentals. Staff only. */
  async rental(actor: Actor): Promise<RentalSettings> {
    requireStaff(actor);
    return this.get().then(({ cashLimit, ...settings }) => ({ ...settings, cashLimit: cashLimit ?? null }));
  }

  /**
   * Tells whether the public may see a stored picture today. The announcement's picture is public on its days only; the staff see it
   * always.
   */
  async isShown(folder: FileFolder, name: string): Promise<boolean> {
    if (folder !== 'annonces') return true;
    const settings = await this.shown();
    return settings.announcementFile === name && isAnnounced(settings);
  }

  /** Returns the settings of tracking and of the staff's maps. Staff only. */
  async tracking(actor: Actor): Promise<TrackingSettings> {
    requireStaff(actor);
    const { positionRetentionDays, trackAlways, overspeedKph, tileUrl, tileAttribution } = await this.get();
    return {
      positionRetentionDays,
      trackAlways,
      overspeedKph: overspeedKph ?? null,
      tileUrl: tileUrl ?? SATELLITE_TILES.url,
      tileAttribution: tileUrl ? (tileAttribution ?? '') : SATELLITE_TILES.attribution,
      ownTiles: Boolean(tileUrl),
    };
  }
}
