import { createHash } from 'node:crypto';
import type { FileFolder, FileStore } from '../platform/files/file-store.js';
import { presentationArt } from './art/agency-front-art.js';
import { announcementArt } from './art/banner-art.js';
import { ART_BRANDS, brandArt } from './art/brand-art.js';
import { coverArts } from './art/cover-art.js';
import { logoHorizontalArt, logoMarkArt } from './art/logo-art.js';
import { renderPng, renderWebp } from './art/render-art.js';
import { ART_EXTRAS, type ArtExtra, extraArt } from './art/extra-art.js';
import { serviceArts } from './art/service-art.js';
import { vehicleFrontArt, vehicleInteriorArt, vehicleSideArt, type VehicleArtRequest } from './art/vehicle-art.js';
import { signatureArt } from './signature-art.js';

/** Turns a drawing (SVG) into a picture; tests pass a quick one. */
export type RenderPicture = (svg: string, format: PictureFormat) => Promise<Buffer>;
type PictureFormat = 'png' | 'webp';

/** File names of the demo's pictures within their folders of the store. */
export interface DemoPictures {
  readonly logo: string;
  readonly logoMark: string;
  readonly announcement: string;
  readonly presentation: string;
  readonly covers: readonly string[];
  readonly services: readonly string[];
  /** In the order of ART_BRANDS. */
  readonly brands: readonly string[];
  readonly extras: Readonly<Record<ArtExtra, string>>;
  /** Main picture first, in the order of the fleet. */
  readonly vehicles: ReadonlyArray<readonly [main: string, ...further: string[]]>;
  readonly signatures: readonly DemoSignature[];
  /** Photos of inspections for the first vehicles of the fleet: from the side, the front, and inside. */
  readonly inspections: readonly (readonly DemoSignature[])[];
}

/** The picture of a drawn signature or an inspection photo, with the hash that its record stores. */
export interface DemoSignature {
  readonly file: string;
  /** Of the picture's bytes, hexadecimal. */
  readonly sha256: string;
}

interface Task {
  readonly folder: FileFolder;
  readonly format: PictureFormat;
  readonly svg: () => string;
}

/** Pictures drawn at the same time. */
const WORKERS = 2;
const REPORT_EVERY = 30;

/** Vehicles whose inspections have photos. */
const INSPECTED_VEHICLES = 8;

/** The main picture first. */
const VEHICLE_VIEWS = [vehicleSideArt, vehicleFrontArt, vehicleInteriorArt];

/** Renders an SVG drawing to PNG or WebP. */
export const renderPicture: RenderPicture = (svg, format) => (format === 'png' ? renderPng(svg, {}) : renderWebp(svg));

/** Draws and stores every picture. Names are content hashes, so that a second run stores nothing new. */
export async function drawPictures(
  fleet: readonly VehicleArtRequest[],
  signatures: number,
  store: { readonly files: FileStore; readonly render: RenderPicture; readonly log: (line: string) => void },
): Promise<DemoPictures> {
  const tasks: Task[] = [];
  const results: DemoSignature[] = [];
  const plan = (folder: FileFolder, svg: () => string, format: PictureFormat = 'webp'): (() => DemoSignature) => {
    const index = tasks.push({ folder, svg, format }) - 1;
    return () => {
      const done = results[index];
      if (!done) throw new Error(`picture ${index} is not drawn`);
      return done;
    };
  };
  const planAll = (folder: FileFolder, drawings: readonly (() => string)[], format?: PictureFormat) =>
    drawings.map((svg) => plan(folder, svg, format));

  // Logos as PNG: contracts and mails cannot hold WebP.
  const logo = plan('logos', logoHorizontalArt, 'png');
  const logoMark = plan('logos', () => logoMarkArt(256), 'png');
  const announcement = plan('annonces', announcementArt);
  const presentation = plan('images/homepage', presentationArt);
  const covers = planAll(
    'images/homepage',
    coverArts().map((svg) => () => svg),
  );
  const services = planAll(
    'images/homepage',
    serviceArts().map((svg) => () => svg),
  );
  const brands = planAll(
    'marques',
    ART_BRANDS.map((name) => () => brandArt(name)),
  );
  const extras = ART_EXTRAS.map((name) => [name, plan('options', () => extraArt(name))] as const);
  const vehicles = fleet.map((request) => VEHICLE_VIEWS.map((draw) => plan('vehicules', () => draw(request))));
  const inspected = fleet
    .slice(0, INSPECTED_VEHICLES)
    .map((request) => VEHICLE_VIEWS.map((draw) => plan('etats-des-lieux', () => draw(request))));
  const signed = planAll(
    'signatures',
    Array.from({ length: signatures }, (_, seed) => () => signatureArt(seed + 1)),
    'png',
  );

  await runTasks(tasks, results, store);
  const fileOf = (picture: () => DemoSignature): string => picture().file;
  return {
    logo: fileOf(logo),
    logoMark: fileOf(logoMark),
    announcement: fileOf(announcement),
    presentation: fileOf(presentation),
    covers: covers.map(fileOf),
    services: services.map(fileOf),
    brands: brands.map(fileOf),
    extras: Object.fromEntries(extras.map(([name, picture]) => [name, fileOf(picture)])) as DemoPictures['extras'],
    vehicles: vehicles.map(([main, ...further]) => {
      if (!main) throw new Error('a vehicle has no picture');
      return [fileOf(main), ...further.map(fileOf)];
    }),
    signatures: signed.map((picture) => picture()),
    inspections: inspected.map((views) => views.map((picture) => picture())),
  };
}

async function runTasks(
  tasks: readonly Task[],
  results: DemoSignature[],
  { files, render, log }: Parameters<typeof drawPictures>[2],
): Promise<void> {
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index] as Task;
      const bytes = await render(task.svg(), task.format);
      results[index] = {
        file: await files.save(task.folder, bytes, task.format),
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
      done += 1;
      if (done % REPORT_EVERY === 0 || done === tasks.length) log(`Demo pictures: ${done} of ${tasks.length} drawn`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
