import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { FileFolder } from '../../../platform/files/file-store.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Money } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { RetentionSettings } from './retention.rules.js';
import { Settings } from './settings.entity.js';
import { SATELLITE_TILES } from './tile-layer.js';

/** How the agency follows its vehicles, and on which map. Not for the public. */
export interface TrackingSettings {
  /** Days. */
  readonly positionRetentionDays: number;
  readonly trackAlways: boolean;
  /** km/h; null when nobody looks at it. */
  readonly overspeedKph: number | null;
  readonly tileUrl: string;
  readonly tileAttribution: string;
  /** Whether these are the agency's own tiles. */
  readonly ownTiles: boolean;
}

/** What the agency chose for its rentals. */
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

/** Whether the announcement is for the public on a day of the agency: from its first day to its last one. */
export function isAnnounced(
  { announcementStartsOn: from, announcementEndsOn: to }: RecordOf<Settings>,
  today = agencyDay(new Date()),
): boolean {
  return (!from || from <= today) && (!to || today <= to);
}

const SETTINGS = sourceOf(Settings, 's');

function blank(): Settings {
  const settings = new Settings();
  settings.version = 1;
  return settings;
}

/** What feeds the public site: one row, readable by anyone. */
export class SettingsService {
  constructor(
    private readonly em: Em,
    private readonly reader: Reader,
    private readonly snapshots: Snapshots,
  ) {}

  /** Gives what `get` gives to whoever only shows it. Must not be called within a transaction. */
  async shown(): Promise<RecordOf<Settings>> {
    return this.snapshots.remember(['settings'], async () => {
      const [settings] = await this.reader.byIds(SETTINGS, [1]);
      return settings ?? blank();
    });
  }

  /** The settings; blank ones before the agency has entered any, with the version that the first edit finds. */
  async get(): Promise<Settings> {
    return (await this.em.findOne(Settings, { id: 1 })) ?? blank();
  }

  /** How long what names people is kept. Staff only. */
  async retention(actor: Actor): Promise<RetentionSettings> {
    requireStaff(actor);
    return this.retentionTimes();
  }

  /** The same for the job that lets go of it. */
  async retentionTimes(): Promise<RetentionSettings> {
    const { contactRetentionMonths, auditRetentionMonths, unverifiedRetentionDays, unusedRetentionMonths } =
      await this.get();
    return { contactRetentionMonths, auditRetentionMonths, unverifiedRetentionDays, unusedRetentionMonths };
  }

  /** What the agency chose for its rentals. Staff only. */
  async rental(actor: Actor): Promise<RentalSettings> {
    requireStaff(actor);
    return this.get().then(({ cashLimit, ...settings }) => ({ ...settings, cashLimit: cashLimit ?? null }));
  }

  /** Whether anyone may see a stored picture today. An announcement's is for its days alone; staff see it always. */
  async isShown(folder: FileFolder, name: string): Promise<boolean> {
    if (folder !== 'annonces') return true;
    const settings = await this.shown();
    return settings.announcementFile === name && isAnnounced(settings);
  }

  /** How vehicles are followed, and the tiles of the staff's maps. Staff only. */
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
