import type { RecordOf } from '../../../platform/database/records.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { formatMoney } from '../../../kernel/money.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Settings } from '../../base/settings/settings.entity.js';
import { lowestPrice } from '../../fleet/vehicle/pricing.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { PriceRange } from '../../fleet/vehicle/vehicle.reader.js';
import { CATEGORY_NAMES, FUEL_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import { DEFAULT_COMPANY } from './site.titles.js';

type UrlOf = (path: string) => string;

export interface SiteFacts {
  readonly settings: RecordOf<Settings>;
  readonly agencies: readonly RecordOf<Agency>[];
  /** The cheapest vehicles that the site shows, at most 50. */
  readonly vehicles: readonly RecordOf<Vehicle>[];
  readonly prices: PriceRange | undefined;
  readonly urlOf: UrlOf;
}

/** The company with its agencies, and its vehicles as offers (https://schema.org/AutoRental). */
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
    })),
    makesOffer: vehicles.map((vehicle) => offer(vehicle, urlOf)),
  };
}

/** Gives one vehicle as an offer of the company, whose data `companyData` made. */
export function vehicleData(vehicle: RecordOf<Vehicle>, companyAndFleet: object, urlOf: UrlOf): object {
  const {
    makesOffer: _all,
    department: _branches,
    '@context': context,
    ...company
  } = companyAndFleet as Record<string, unknown>;
  return { '@context': context, ...offer(vehicle, urlOf), seller: company };
}

function offer(vehicle: RecordOf<Vehicle>, urlOf: UrlOf): object {
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
      brand: { '@type': 'Brand', name: vehicle.brand.getEntity().name },
      category: CATEGORY_NAMES[vehicle.category],
      vehicleTransmission: TRANSMISSION_NAMES[vehicle.transmission],
      fuelType: FUEL_NAMES[vehicle.fuel],
      vehicleSeatingCapacity: vehicle.seats,
      vehicleModelDate: vehicle.modelDate.slice(0, 4),
      ...said({ image: absolute(storageUrl('vehicules', vehicle.imageFile), urlOf) }),
    },
  };
}

/** The address of a vehicle's detail, as the fleet page opens it. */
export function vehiclePath({ id }: Pick<RecordOf<Vehicle>, 'id'>): string {
  return `/parcAuto?vehicule=${id}`;
}

/** One sentence for search results. */
export function vehicleDescription(vehicle: RecordOf<Vehicle>): string {
  const { name, category, transmission, fuel, seats } = vehicle;
  const kind = [CATEGORY_NAMES[category], TRANSMISSION_NAMES[transmission], FUEL_NAMES[fuel], `${seats} places`].join(
    ', ',
  );
  return `Louez ${name} à partir de ${formatMoney(lowestPrice(vehicle))} par jour : ${kind}. Réservation en ligne, avec ou sans compte.`;
}

/** A picture that stands for the company: the first cover, else the presentation's. */
export function pictureOf({ coverFiles, presentationFile }: RecordOf<Settings>, urlOf: UrlOf): string | undefined {
  return absolute(storageUrl('images/homepage', coverFiles.find(Boolean) ?? presentationFile), urlOf);
}

export function absolute(path: string | null, urlOf: UrlOf): string | undefined {
  return path === null ? undefined : urlOf(path);
}

function postal(address: string): object {
  return { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'MA' };
}

/** Only what there is something to say of. */
function said(fields: Readonly<Record<string, string | null | undefined>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function isWebAddress(text: string | null | undefined): text is string {
  return /^https?:\/\//i.test(text ?? '') && URL.canParse(text ?? '');
}
