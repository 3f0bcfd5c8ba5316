import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { PictureSizes } from '../../../platform/files/picture-sizes.js';
import { AgencyMail } from './agency-mail.js';
import { RentalSettingsResolver } from './rental-settings.resolver.js';
import { RetentionSettingsResolver } from './retention-settings.resolver.js';
import { SettingsEditService } from './settings-edit.service.js';
import { Settings } from './settings.entity.js';
import { SettingsResolver } from './settings.resolver.js';
import { settingsRoutes } from './settings.rest.js';
import { SettingsService } from './settings.service.js';
import { TrackingSettingsResolver } from './tracking-settings.resolver.js';

interface Services extends Platform {
  readonly settings: SettingsService;
  readonly settingsEdits: SettingsEditService;
}

export const settingsModule = {
  entities: [Settings],
  snapshotRecords: [Settings],
  fileColumns: [
    { folder: 'annonces', table: 'settings', column: 'announcement_file', holds: 'NAME' },
    { folder: 'logos', table: 'settings', column: 'logo_navbar_file', holds: 'NAME' },
    { folder: 'logos', table: 'settings', column: 'logo_admin_file', holds: 'NAME' },
    { folder: 'logos', table: 'settings', column: 'logo_about_file', holds: 'NAME' },
    { folder: 'images/homepage', table: 'settings', column: 'presentation_file', holds: 'NAME' },
    { folder: 'images/homepage', table: 'settings', column: 'cover_files', holds: 'NAMES' },
    { folder: 'images/homepage', table: 'settings', column: 'services', holds: 'BLOCKS' },
  ],
  services: {
    settings: ({ em, reader, snapshots }: Platform) => new SettingsService(em, reader, snapshots),
    settingsEdits: ({ em, domainEvents, files, storedFiles }: Platform) =>
      new SettingsEditService({ em, domainEvents, files, storedFiles }),
    agencyMail: ({ settings, mailer, publicUrl }: Services) => new AgencyMail({ settings, mailer, publicUrl }),
  },
  resolvers: [
    resolver(
      SettingsResolver,
      ({ settings, settingsEdits, files }: Services) =>
        new SettingsResolver(settings, settingsEdits, new PictureSizes(files)),
    ),
    resolver(RetentionSettingsResolver, ({ settings }: Services) => new RetentionSettingsResolver(settings)),
    resolver(RentalSettingsResolver, ({ settings }: Services) => new RentalSettingsResolver(settings)),
    resolver(TrackingSettingsResolver, ({ settings }: Services) => new TrackingSettingsResolver(settings)),
  ],
  routes: [settingsRoutes],
} satisfies ServerModule<never>;
