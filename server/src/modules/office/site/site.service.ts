import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { PageHead, SitemapEntry } from '../../../kernel/page-head.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { idOf } from '../../../kernel/ids.js';
import { VISITOR } from '../../../kernel/actor.js';
import { pageRequest } from '../../../kernel/page.js';
import type { AgencyService } from '../../fleet/agency/agency.service.js';
import type { SettingsRecord } from '../../base/settings/settings.entity.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { BrandsById } from '../../fleet/brand/brands-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import {
  absolute,
  companyData,
  pictureOf,
  type SiteFacts,
  vehicleData,
  vehicleDescription,
  vehiclePath,
  type SiteVehicle,
} from './site-structured-data.js';
import type { SiteClaimsReader } from './site-claims.js';
import {
  DEFAULT_COMPANY,
  DEFAULT_DESCRIPTION,
  DEFAULT_TITLE,
  PRIVATE_TITLES,
  PUBLIC_PAGES,
  type PublicPage,
} from './site-titles.js';

const HOME = '/';
const FLEET = '/parcAuto';
/** Search results show at most this many characters. */
const MAX_DESCRIPTION = 300;
/** How many vehicles a page describes to search engines; the sitemap has the addresses of all. */
const MAX_OFFERS = 50;
/** https://www.sitemaps.org/protocol.html allows 50,000. */
const MAX_ADDRESSES = 49_000;

/**
 * The paths of pages with a title, by themselves in lower case, to find a page however its path is spelt. The client knows the staff's
 * pages.
 */
const SPELLINGS = new Map(
  [...Object.keys(PUBLIC_PAGES), ...Object.keys(PRIVATE_TITLES)].map((path) => [path.toLowerCase(), path]),
);

interface Deps {
  readonly snapshots: Snapshots;
  readonly settings: SettingsService;
  readonly claims: SiteClaimsReader;
  readonly agencies: AgencyService;
  readonly vehicleReader: VehicleReader;
  readonly brands: BrandsById;
  readonly publicUrl: string;
}

/** Provides what search engines read, from the settings and the fleet. */
export class SiteService {
  constructor(private readonly deps: Deps) {}

  /** Makes an absolute address of the site. */
  urlOf(path: string): string {
    return `${this.deps.publicUrl}${path}`;
  }

  /** Returns the head of the page at a path; only public pages are indexed. */
  async head(path: string, query: URLSearchParams): Promise<PageHead> {
    const settings = await this.deps.settings.shown();
    const company = settings.companyName || DEFAULT_COMPANY;
    const title = titleOf(path, settings, company);
    if (path === HOME)
      return this.publicHead(HOME, title, settings.description || DEFAULT_DESCRIPTION, settings, company);
    const page = PUBLIC_PAGES[path];
    if (!page) return { title };
    const vehicle = await this.shownVehicle(path, query);
    return vehicle
      ? this.vehicleHead(vehicle, settings, company)
      : this.publicHead(path, title, await this.descriptionOf(page), settings, company);
  }

  /**
   * Returns the path of a known page as it is spelt, for one that differs in case; what stands below it stays. Undefined if this is it, or
   * if no page has it.
   */
  spelling(path: string): string | undefined {
    const [, page = '', ...below] = path.split('/');
    const spelling = SPELLINGS.get(`/${page}`.toLowerCase());
    return spelling === undefined || spelling === `/${page}` ? undefined : [spelling, ...below].join('/');
  }

  /** Returns the origin of the map on the home page; undefined if the settings have none. */
  async frameOrigin(): Promise<string | undefined> {
    const { mapUrl } = await this.deps.settings.shown();
    return mapUrl && URL.canParse(mapUrl) ? new URL(mapUrl).origin : undefined;
  }

  /** Returns only the title of the page at an address without its origin, for navigation without loading a page. */
  async titleAt(address: string): Promise<string> {
    const { path, query } = splitAddress(address);
    const settings = await this.deps.settings.shown();
    const company = settings.companyName || DEFAULT_COMPANY;
    const vehicle = await this.shownVehicle(path, query);
    return vehicle ? vehicleTitle(vehicle, company) : titleOf(path, settings, company);
  }

  /** Lists every indexed page, including each vehicle's detail. */
  async sitemap(): Promise<SitemapEntry[]> {
    const settings = await this.deps.settings.shown();
    const vehicles = await this.deps.vehicleReader.publicEntries(MAX_ADDRESSES);
    return [
      { url: this.urlOf(HOME), updatedAt: settings.updatedAt },
      { url: this.urlOf(FLEET) },
      ...vehicles.map((vehicle) => ({ url: this.urlOf(vehiclePath(vehicle)), updatedAt: vehicle.updatedAt })),
      { url: this.urlOf('/inscription') },
    ];
  }

  /** Returns what search engines show of a page: of the discount only where customers have it. */
  private async descriptionOf({ description, withDiscount }: PublicPage): Promise<string> {
    const { discountPercent } = await this.deps.claims.read();
    return discountPercent > 0 && withDiscount ? withDiscount(discountPercent) : description;
  }

  private async publicHead(
    path: string,
    title: string,
    description: string,
    settings: SettingsRecord,
    siteName: string,
  ): Promise<PageHead> {
    const urlOf = (to: string): string => this.urlOf(to);
    return {
      title,
      indexed: {
        description: description.slice(0, MAX_DESCRIPTION),
        canonical: this.urlOf(path),
        siteName,
        image: pictureOf(settings, urlOf),
        keywords: path === HOME ? settings.keywords : undefined,
        structuredData: await this.companyData(settings),
      },
    };
  }

  /** Returns the vehicle whose detail the address opens on the fleet page. */
  private async shownVehicle(path: string, query: URLSearchParams): Promise<VehicleRecord | undefined> {
    const id = path === FLEET ? query.get('vehicule') : null;
    return (id && (await this.deps.vehicleReader.find(VISITOR, idOf(id)))) || undefined;
  }

  private async vehicleHead(vehicle: VehicleRecord, settings: SettingsRecord, siteName: string): Promise<PageHead> {
    const urlOf = (to: string): string => this.urlOf(to);
    return {
      title: vehicleTitle(vehicle, siteName),
      indexed: {
        description: vehicleDescription(vehicle),
        canonical: this.urlOf(vehiclePath(vehicle)),
        siteName,
        image: absolute(storageUrl('vehicules', vehicle.imageFile), urlOf) ?? pictureOf(settings, urlOf),
        structuredData: vehicleData(await this.withBrand(vehicle), await this.companyData(settings), urlOf),
      },
    };
  }

  /** Returns the company's structured data, which every page contains; rebuilt only after a change. */
  private companyData(settings: SettingsRecord): Promise<object> {
    return this.deps.snapshots.remember(['company'], async () => companyData(await this.facts(settings)));
  }

  private async withBrand(vehicle: VehicleRecord): Promise<SiteVehicle> {
    return { vehicle, brand: (await this.deps.brands.get(vehicle.brandId)).name };
  }

  private async facts(settings: SettingsRecord): Promise<SiteFacts> {
    const { agencies: branches, vehicleReader: fleet } = this.deps;
    const { items } = await fleet.list(VISITOR, undefined, undefined, pageRequest(1, MAX_OFFERS));
    const vehicles = await Promise.all(items.map((vehicle) => this.withBrand(vehicle)));
    const { items: agencies } = await branches.list(VISITOR, undefined, undefined, pageRequest(1, 100));
    return { settings, vehicles, agencies, prices: await fleet.priceRange(), urlOf: (path) => this.urlOf(path) };
  }
}

/** Splits an address into path and query; a trailing slash is ignored. */
function splitAddress(address: string): { path: string; query: URLSearchParams } {
  const [path = '', query] = address.split('?', 2);
  return { path: `/${path.replace(/^\/|\/+$/g, '')}`, query: new URLSearchParams(query) };
}

function titleOf(path: string, settings: SettingsRecord, company: string): string {
  if (path === HOME) return settings.title || (settings.companyName ? company : DEFAULT_TITLE);
  const title = PUBLIC_PAGES[path]?.title ?? PRIVATE_TITLES[path];
  return title ? `${title} – ${company}` : company;
}

function vehicleTitle(vehicle: VehicleRecord, company: string): string {
  return `${vehicle.name} en location – ${company}`;
}
