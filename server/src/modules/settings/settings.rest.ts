import type { RestRoute } from '../../rest/router.js';
import type { SettingsService } from './settings.service.js';
import { settingsToWire } from './settings.wire.js';

/** The settings, as a bare object (spec/3-decisions §4). */
export function settingsRoutes({ settings }: { readonly settings: SettingsService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/getParametres',
      access: 'ANYONE',
      handle: async () => settingsToWire(await settings.get()),
    },
  ];
}
