import { assign } from '@mikro-orm/core';
import type { FileFolder } from '../../../platform/files/file-store.js';
import type { Settings, SettingsRecord } from './settings.entity.js';
import { SettingsPicture } from './settings.input.js';

/** The folder of a picture of the site, and the field of the settings that names its file. */
interface PicturePlace {
  readonly folder: FileFolder;
  readonly read: (settings: SettingsRecord) => string | undefined;
  readonly write: (settings: Settings, file: string | undefined) => void;
}

type FileProperty = 'announcementFile' | 'logoNavbarFile' | 'logoAdminFile' | 'logoAboutFile' | 'presentationFile';

const property = (folder: FileFolder, name: FileProperty): PicturePlace => ({
  folder,
  read: (settings) => settings[name] ?? undefined,
  write: (settings, file) => {
    // The mapper ignores undefined, so the field is set to null.
    assign(settings, { [name]: file ?? null });
  },
});

const cover = (index: number): PicturePlace => ({
  folder: 'images/homepage',
  read: ({ coverFiles }) => coverFiles[index] || undefined,
  write: (settings, file) => {
    settings.coverFiles = [0, 1, 2].map((place) =>
      place === index ? (file ?? '') : (settings.coverFiles[place] ?? ''),
    );
  },
});

const service = (index: number): PicturePlace => ({
  folder: 'images/homepage',
  read: ({ services }) => services[index]?.imageFile,
  write: (settings, file) => {
    settings.services = settings.services.map((block, place) => {
      if (place !== index) return block;
      const { title, text } = block;
      return file ? { title, text, imageFile: file } : { title, text };
    });
  },
});

/** The place of each picture of the site (docs/rules/back-office.md#settings). */
export const PICTURE_PLACES: Readonly<Record<SettingsPicture, PicturePlace>> = {
  ANNOUNCEMENT: property('annonces', 'announcementFile'),
  LOGO_NAVBAR: property('logos', 'logoNavbarFile'),
  LOGO_ADMIN: property('logos', 'logoAdminFile'),
  LOGO_ABOUT: property('logos', 'logoAboutFile'),
  PRESENTATION: property('images/homepage', 'presentationFile'),
  COVER_1: cover(0),
  COVER_2: cover(1),
  COVER_3: cover(2),
  SERVICE_1: service(0),
  SERVICE_2: service(1),
  SERVICE_3: service(2),
  SERVICE_4: service(3),
};

/** A picture in the file store. */
export interface StoredPicture {
  readonly folder: FileFolder;
  readonly name: string;
}

/** Returns all files that the settings name. */
export function namedPictures(settings: Settings): StoredPicture[] {
  return Object.values(PICTURE_PLACES).flatMap(({ folder, read }) => {
    const name = read(settings);
    return name ? [{ folder, name }] : [];
  });
}
