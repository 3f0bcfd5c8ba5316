import { isStaff } from '../../../kernel/actor.js';
import { data, type RestRoute } from '../../../api/rest/router.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import type { SettingsEditService } from './settings-edit.service.js';
import type { SettingsService } from './settings.service.js';
import { SETTINGS_FIELD_NAMES, settingsFromWire, settingsToWire } from './settings.wire.js';

interface Services {
  readonly settings: SettingsService;
  readonly settingsEdits: SettingsEditService;
}

/** Gives the REST calls about the settings, which are answered as a bare object (docs/rules/rest-calls.md#bodies). */
export function settingsRoutes({ settings, settingsEdits }: Services): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/getParametres',
      access: 'ANYONE',
      open: true,
      handle: async ({ actor }) => settingsToWire(await settings.shown(), isStaff(actor)),
    },
    {
      method: 'POST',
      path: '/editParametres',
      access: 'ADMIN',
      fieldNames: SETTINGS_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const edited = await settingsEdits.update(actor, settingsFromWire(body, files, sentVersion(body)));
        return { message: 'Les parametres a été modifié.', ...data(settingsToWire(edited, true)) };
      },
    },
  ];
}
