import { isStaff } from '../../../kernel/actor.js';
import { json, messageAnd } from '../../../api/rest/answers.js';
import { data, group, type RestRoute, route } from '../../../api/rest/route.js';
import { readSettingsEdit } from './settings.commands.js';
import type { SettingsEditService } from './settings-edit.service.js';
import type { SettingsService } from './settings.service.js';
import {
  SETTINGS,
  SETTINGS_EDIT,
  SETTINGS_FIELD_NAMES,
  settingsFromWire,
  settingsPicturesFromWire,
  settingsToWire,
} from './settings.wire.js';

interface Services {
  readonly settings: SettingsService;
  readonly settingsEdits: SettingsEditService;
}

/** Returns the REST calls about the settings, which answer with a bare object (docs/rules/rest-calls.md#bodies). */
export function settingsRoutes({ settings, settingsEdits }: Services): RestRoute[] {
  return group('Settings', [
    route({
      method: 'GET',
      path: '/getParametres',
      access: 'ANYONE',
      summary: 'Gives the settings of the site',
      description: 'The picture of the announcement: to the public on its days only.',
      answer: json(SETTINGS),
      open: true,
      handle: async ({ actor }) => settingsToWire(await settings.shown(), isStaff(actor)),
    }),
    route({
      method: 'POST',
      path: '/editParametres',
      access: 'ADMIN',
      summary: 'Changes the settings; what is not sent stays as it was',
      body: SETTINGS_EDIT,
      answer: json(messageAnd(SETTINGS)),
      refusals: [409],
      fieldNames: SETTINGS_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const edit = readSettingsEdit(settingsFromWire(body));
        const edited = await settingsEdits.update(actor, edit, settingsPicturesFromWire(files));
        return { message: 'Les parametres a été modifié.', ...data(settingsToWire(edited, true)) };
      },
    }),
  ]);
}
