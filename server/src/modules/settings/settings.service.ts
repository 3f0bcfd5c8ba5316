import type { Em } from '../../infra/database/orm.js';
import { requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
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

/** What feeds the public site: one row, readable by anyone. */
export class SettingsService {
  constructor(private readonly em: Em) {}

  /** The settings; blank ones before the agency has entered any. */
  async get(): Promise<Settings> {
    return (await this.em.findOne(Settings, { id: 1 })) ?? new Settings();
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
