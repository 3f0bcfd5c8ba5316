import type { Em } from '../../infra/database/orm.js';
import { Settings } from './settings.entity.js';

/** What feeds the public site: one row, readable by anyone. */
export class SettingsService {
  constructor(private readonly em: Em) {}

  /** The settings; blank ones before the agency has entered any. */
  async get(): Promise<Settings> {
    return (await this.em.findOne(Settings, { id: 1 })) ?? new Settings();
  }
}
