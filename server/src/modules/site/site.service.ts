import type { PageHead, SitemapEntry } from '../../shared/page-head.js';
import { storageUrl } from '../../infra/files/file-store.js';
import { VISITOR } from '../../shared/actor.js';
import { pageRequest } from '../../shared/page.js';
import type { AgencyService } from '../agency/agency.service.js';
import type { Settings } from '../settings/settings.entity.js';
import type { SettingsService } from '../settings/settings.service.js';
import type { VehicleService } from '../vehicle/vehicle.service.js';
import {
  absolute,
  companyData,
  pictureOf,
  type SiteFacts,
  vehicleData,
  vehicleDescription,
  vehiclePath,
} from './site.structured-data.js';
import { DEFAULT_COMPANY, DEFAULT_DESCRIPTION, DEFAULT_TITLE, PRIVATE_TITLES, PUBLIC_PAGES } from './site.titles.js';

const HOME = '/';
const FLEET = '/parcAuto';
/** Search results show less than this. */
const MAX_DESCRIPTION = 300;

interface Deps {
  readonly settings: SettingsService;
  readonly agencies: AgencyService;
  readonly vehicles: VehicleService;
  readonly publicUrl: string;
}

/** What the site tells search engines, fed by the settings and the fleet. */
export class SiteService {
  constructor(private readonly deps: Deps) {}

  /** An address of the site, absolute. */
  urlOf(path: string): string {
    return `${this.deps.publicUrl}${path}`;
  }

  /** The head of the page at a path; every page but the public ones is kept from search engines. */
  async head(path: string, query: URLSearchParams): Promise<PageHead> {
    const settings = await this.deps.settings.get();
    const company = settings.companyName || DEFAULT_COMPANY;
    if (path === HOME) return this.homeHead(settings, company);
    const page = PUBLIC_PAGES[path];
    if (!page) {
      const title = PRIVATE_TITLES[path];
      return { title: title ? `${title} – ${company}` : company };
    }
    const vehicleId = path === FLEET ? query.get('vehicule') : null;
    const vehicleHead = vehicleId ? await this.vehicleHead(vehicleId, settings, company) : undefined;
    return vehicleHead ?? this.publicHead(path, `${page.title} – ${company}`, page.description, settings, company);
  }

  /** Every page for search engines, each vehicle's detail included. */
  async sitemap(): Promise<SitemapEntry[]> {
    const settings = await this.deps.settings.get();
    const vehicles = await this.deps.vehicles.publicFleet();
    return [
      { url: this.urlOf(HOME), updatedAt: settings.updatedAt },
      { url: this.urlOf(FLEET) },
      ...vehicles.map((vehicle) => ({ url: this.urlOf(vehiclePath(vehicle)), updatedAt: vehicle.updatedAt })),
      { url: this.urlOf('/inscription') },
    ];
  }

  private homeHead(settings: Settings, company: string): Promise<PageHead> {
    const title = settings.title || (settings.companyName ? company : DEFAULT_TITLE);
    return this.publicHead(HOME, title, settings.description || DEFAULT_DESCRIPTION, settings, company);
  }

  private async publicHead(
    path: string,
    title: string,
    description: string,
    settings: Settings,
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
        structuredData: companyData(await this.facts(settings)),
      },
    };
  }

  private async vehicleHead(id: string, settings: Settings, siteName: string): Promise<PageHead | undefined> {
    const vehicle = await this.deps.vehicles.find(VISITOR, id);
    if (!vehicle) return undefined;
    await vehicle.brand.load();
    const facts = await this.facts(settings);
    return {
      title: `${vehicle.name} en location – ${siteName}`,
      indexed: {
        description: vehicleDescription(vehicle),
        canonical: this.urlOf(vehiclePath(vehicle)),
        siteName,
        image: absolute(storageUrl('vehicules', vehicle.imageFile), facts.urlOf) ?? pictureOf(settings, facts.urlOf),
        structuredData: vehicleData(vehicle, facts),
      },
    };
  }

  private async facts(settings: Settings): Promise<SiteFacts> {
    const vehicles = await this.deps.vehicles.publicFleet();
    await Promise.all(vehicles.map((vehicle) => vehicle.brand.load()));
    const { items: agencies } = await this.deps.agencies.list(VISITOR, undefined, undefined, pageRequest(1, 100));
    return { settings, vehicles, agencies, urlOf: (path) => this.urlOf(path) };
  }
}
