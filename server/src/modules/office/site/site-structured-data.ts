import { storageUrl } from '../../../platform/files/file-store.js';
import { formatMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { AgencyRecord } from '../../fleet/agency/agency.entity.js';
import type { SettingsRecord } from '../../base/settings/settings.entity.js';
import { lowestPrice } from '../../fleet/quote/tariff.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { Transmission, VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { PriceRange } from '../../fleet/vehicle/vehicle.reader.js';
import { CATEGORY_NAMES, FUEL_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import { DEFAULT_COMPANY } from './site-titles.js';

type UrlOf = (path: string) => string;

/** A vehicle with the name of its brand. */
export interface SiteVehicle {
  readonly vehicle: VehicleRecord;
  readonly brand: string;
}

/** The data from which the site's structured data (schema.org) is built. */
export interface SiteFacts {
  readonly settings: SettingsRecord;
  readonly agencies: readonly AgencyRecord[];
  /** The cheapest vehicles that the site shows, at most 50. */
  readonly vehicles: readonly SiteVehicle[];
  readonly prices: PriceRange | undefined;
  readonly urlOf: UrlOf;
}

/** Describes the company with its agencies, and its vehicles as offers (https://schema.org/AutoRental). */
export function companyData({ settings, agencies, vehicles, prices, urlOf }: SiteFacts): object {
  const { companyName, description, phone, email, address, facebook, instagram } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': urlOf('/#agence'),
    url: urlOf('/'),
    name: companyName || DEFAULT_COMPANY,
    ...said({
      description,
      telephone: phone,
      email,
      image: pictureOf(settings, urlOf),
      logo: absolute(storageUrl('logos', settings.logoNavbarFile), urlOf),
    }),
    ...(address ? { address: postal(address) } : {}),
    currenciesAccepted: 'MAD',
    ...(prices ? { priceRange: `${formatMoney(prices.lowest)} – ${formatMoney(prices.highest)}` } : {}),
    sameAs: [facebook, instagram].filter(isWebAddress),
    department: agencies.map((agency) => ({
      '@type': 'AutoRental',
      name: agency.name,
      ...said({ telephone: agency.phone, email: agency.email }),
      address: postal(agency.address),
      ...(agency.latitude == null || agency.longitude == null
        ? {}
        : { geo: { '@type': 'GeoCoordinates', latitude: agency.latitude, longitude: agency.longitude } }),
      ...hoursOf(agency),
    })),
    makesOffer: vehicles.map((vehicle) => offer(vehicle, urlOf)),
  };
}

/** Describes one vehicle as an offer of the company, whose data `companyData` made. */
export function vehicleData(vehicle: SiteVehicle, companyAndFleet: object, urlOf: UrlOf): object {
  const {
    makesOffer: _all,
    department: _branches,
    '@context': context,
    ...company
  } = companyAndFleet as Record<string, unknown>;
  return { '@context': context, ...offer(vehicle, urlOf), seller: company };
}

function offer({ vehicle, brand }: SiteVehicle, urlOf: UrlOf): object {
  const price = { price: vehicle.dailyPrice, priceCurrency: 'MAD' };
  return {
    '@type': 'Offer',
    url: urlOf(vehiclePath(vehicle)),
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
    itemOffered: {
      '@type': 'Car',
      name: vehicle.name,
      brand: { '@type': 'Brand', name: brand },
      category: CATEGORY_NAMES[vehicle.category],
      vehicleTransmission: TRANSMISSION_NAMES[vehicle.transmission],
      fuelType: FUEL_NAMES[vehicle.fuel],
      vehicleSeatingCapacity: vehicle.seats,
      vehicleModelDate: vehicle.modelDate.slice(0, 4),
      ...said({ image: absolute(storageUrl('vehicules', vehicle.imageFile), urlOf) }),
    },
  };
}

/** Returns the address of a vehicle's detail on the fleet page. */
export function vehiclePath({ id }: Pick<VehicleRecord, 'id'>): string {
  return `/parcAuto?vehicule=${id}`;
}

/** The French words for one vehicle of a category, as used in a sentence. */
const ONE_OF: Record<VehicleCategory, string> = {
  [VehicleCategory.COMPACT_SUV]: 'SUV compact',
  [VehicleCategory.FAMILY_SEDAN]: 'berline familiale',
  [VehicleCategory.LUXURY_SEDAN]: 'berline de luxe',
  [VehicleCategory.CITY_CAR]: 'citadine',
  [VehicleCategory.SMALL_CITY_CAR]: 'petite citadine',
};

const GEARBOX: Record<Transmission, string> = {
  [Transmission.AUTOMATIC]: 'à boîte automatique',
  [Transmission.MANUAL]: 'à boîte manuelle',
};

/** Describes a vehicle in one sentence for search results and shared links: `Louez une Kia Picanto, petite citadine à boîte automatique …`. */
export function vehicleDescription(vehicle: VehicleRecord): string {
  const { name, category, transmission, seats } = vehicle;
  return `Louez une ${name}, ${ONE_OF[category]} ${GEARBOX[transmission]} de ${seats} places, à partir de ${formatMoney(lowestPrice(vehicle))} par jour. Réservation en ligne, avec ou sans compte.`;
}

/** Returns a picture that represents the company: the first cover, else the presentation's. */
export function pictureOf({ coverFiles, presentationFile }: SettingsRecord, urlOf: UrlOf): string | undefined {
  return absolute(storageUrl('images/homepage', coverFiles.find(Boolean) ?? presentationFile), urlOf);
}

/** Returns the absolute URL of a path of the site; undefined for null. */
export function absolute(path: string | null, urlOf: UrlOf): string | undefined {
  return path === null ? undefined : urlOf(path);
}

function postal(address: string): object {
  return { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'MA' };
}

/** Describes when an agency is open; exceptions by date start today. */
function hoursOf({ openingHours, openingExceptions }: AgencyRecord): object {
  const week = openingHours.map(({ weekday, opensAt, closesAt }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`,
    ...times(opensAt, closesAt),
  }));
  const today = agencyDay(new Date());
  const special = openingExceptions
    .filter(({ endsOn }) => endsOn >= today)
    .flatMap(({ startsOn, endsOn, hours }) =>
      (hours.length > 0 ? hours : [{ opensAt: '00:00', closesAt: '00:00' }]).map(({ opensAt, closesAt }) => ({
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: startsOn, validThrough: endsOn },
        ...times(opensAt, closesAt),
      })),
    );
  return {
    ...(week.length > 0 ? { openingHoursSpecification: week } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

/** A day of schema.org ends at 23:59; it is closed when it opens and closes at midnight. */
function times(opens: string, closes: string): object {
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** Keeps only the fields that have a value. */
function said(fields: Readonly<Record<string, string | null | undefined>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function isWebAddress(text: string | null | undefined): text is string {
  return /^https?:\/\//i.test(text ?? '') && URL.canParse(text ?? '');
}
