import { internationalDigits } from '../format/phoneDigits';
import { pageOf } from './pageOf';

/** The query names of the reservation forms and the fleet page, shared so that one link serves both. */
export interface TripQuery {
  vehicleId?: string | undefined;
  /** Agency wall time `YYYY-MM-DDTHH:mm`. */
  startsAt?: string | undefined;
  /** Agency wall time `YYYY-MM-DDTHH:mm`. */
  endsAt?: string | undefined;
  /** True if the dates come from a fleet search and are therefore locked in the form. */
  fromFleet?: boolean | undefined;
  /** The place where the vehicle is handed over, one of those that the server lists. */
  pickupPlace?: string | undefined;
  /** The place where it is returned, one of them too. */
  returnPlace?: string | undefined;
  /** Age of the youngest driver, in years. */
  driverAge?: string | undefined;
}

/** Names of the query parameters (docs/rules/site.md#reservation-forms). */
export const tripParams = {
  vehicleId: 'id_vehicule',
  startsAt: 'date_debut',
  endsAt: 'date_fin',
  fromFleet: 'parcAuto',
  pickupPlace: 'lieu_livraison',
  returnPlace: 'lieu_retour',
  driverAge: 'age',
} as const;

/** The kinds of access of third parties, as the address names them. */
export type IntegrationsTab = 'cles' | 'webhooks';

/** Names of the query parameters of the page on which access keys and webhooks are managed. */
export const integrationsParams = { tab: 'onglet' } as const;

/** What is imported, as the address names it. */
export type ImportParam = 'vehicules' | 'clients' | 'reservations';

/** Names of the query parameters of the import of data. */
export const importParams = { kind: 'type', id: 'import', outcome: 'resultat', page: 'page' } as const;

/** Names of the query parameters of lists that links from elsewhere set, shared by the lists and the links. */
export const listParams = {
  /** The vehicle whose sheet is open. */
  sheet: 'fiche',
  /** The vehicle whose position is watched. */
  position: 'position',
  /** The vehicle whose works are listed. */
  vehicle: 'vehicule',
  /** The one work that is listed. */
  maintenance: 'maintenance',
  /** The customer who is open, or whose reservations are listed. */
  customer: 'client',
  /** The reservation or rental that is open. */
  number: 'numero',
} as const;

const withQuery = (path: string, entries: Record<string, string | undefined>): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) if (value) query.set(key, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const tripEntries = (trip: TripQuery): Record<string, string | undefined> => ({
  [tripParams.vehicleId]: trip.vehicleId,
  [tripParams.startsAt]: trip.startsAt,
  [tripParams.endsAt]: trip.endsAt,
  [tripParams.fromFleet]: trip.fromFleet ? 'true' : undefined,
  [tripParams.pickupPlace]: trip.pickupPlace,
  [tripParams.returnPlace]: trip.returnPlace,
  [tripParams.driverAge]: trip.driverAge,
});

/** Every URL of the application; links and redirects must use it. */
export const paths = {
  home: '/',
  services: '/#nos-service',
  contact: '/#contact',
  fleet: '/parcAuto',
  fullReservation: '/reservation',
  quickReservation: '/reservationRapid',
  login: '/login',
  registration: '/inscription',
  verification: '/verification',
  waitVerification: '/waitVerification',
  customerDashboard: '/dashboardClient',
  customerProfile: '/profilClient',
  forgottenPassword: '/motDePasseOublie',
  passwordReset: '/reinitialisation',
  signature: '/signature',
  adminLogin: '/loginAdmin',
  dashboard: '/dashboard',
  day: '/journee',
  reservations: '/listreservation',
  calendar: '/tablereservation',
  /** The calendar with the form of a new reservation over it. */
  newReservation: '/tablereservation?nouvelle=oui',
  /** The booking and departure of somebody at the desk. */
  walkIn: '/depart-immediat',
  rentalFile: '/dossier/:number',
  rentalDeparture: '/dossier/:number/depart',
  rentalReturn: '/dossier/:number/retour',
  swapDeparture: '/dossier/:number/echange/:leg/depart',
  swapReturn: '/dossier/:number/echange/:leg/retour',
  rentals: '/listLocation',
  vehicles: '/listCar',
  fleetMap: '/carte',
  vehicleTrack: '/historique',
  zones: '/zones',
  prices: '/tarifs',
  deposits: '/cautions',
  charges: '/options',
  promotions: '/promotions',
  priceCalendar: '/calendrier-prix',
  till: '/caisse',
  addVehicle: '/addCar',
  newVehicle: '/listCar/ajouter',
  brands: '/listmarque',
  newBrand: '/listmarque/ajouter',
  agencies: '/listAgence',
  customers: '/listClient',
  newCustomer: '/listClient/ajouter',
  employees: '/User',
  maintenances: '/listmaintenance',
  newMaintenance: '/listmaintenance/ajouter',
  providers: '/listprestataire',
  newProvider: '/listprestataire/ajouter',
  statistics: '/statistiquevehicule',
  settings: '/parametres',
  integrations: '/integrations',
  imports: '/import',
  profile: '/profile',
  help: '/aide',
  notFound: '/404',
  fleetFor: (trip: TripQuery): string => withQuery('/parcAuto', tripEntries(trip)),
  fullReservationFor: (trip: TripQuery): string => withQuery('/reservation', tripEntries(trip)),
  quickReservationFor: (trip: TripQuery): string => withQuery('/reservationRapid', tripEntries(trip)),
  /** The recorded track of a vehicle; today's if no day (YYYY-MM-DD) is named. */
  vehicleTrackFor: (vehicleId: string, day?: string): string =>
    withQuery('/historique', { vehicule: vehicleId, jour: day }),
  /** The vehicle list with one vehicle's position open. */
  vehicleLocationFor: (vehicleId: string): string => withQuery('/listCar', { [listParams.position]: vehicleId }),
  /** The import of records of one kind. */
  importsFor: (kind: ImportParam): string => withQuery('/import', { [importParams.kind]: kind }),
  loginFor: (redirect?: string): string => withQuery('/login', { redirect }),
  adminLoginFor: (redirect?: string): string => withQuery('/loginAdmin', { redirect }),
  /** The page that requests a link for a new password, for one of the login pages. */
  forgottenPasswordFor: (type: 'admin' | 'client'): string =>
    withQuery('/motDePasseOublie', { type: type === 'admin' ? type : undefined }),
  /** Every reservation of one customer. */
  reservationsOf: (customerId: string): string => withQuery('/listreservation', { [listParams.customer]: customerId }),
  /** Returns the page where the contract of a reservation is signed; with the reservation's key it can also be read there. */
  signatureFor: (number: string, key?: string | null): string =>
    withQuery('/signature', { numreservation: number, cle: key ?? undefined }),
  /** Returns the page where an amendment of the contract is signed by holders of its key. */
  amendmentSignatureFor: (number: string, amendment: number, key?: string | null): string =>
    withQuery('/signature', { numreservation: number, avenant: String(amendment), cle: key ?? undefined }),
  /** Everything about one reservation, for the staff. */
  rentalFileFor: (number: string): string => `/dossier/${encodeURIComponent(number)}`,
  /** Returns the address of an inspection: of a rental's departure or return, or of a leg that a swap began or ended. */
  inspectionFor: (number: string, { kind, legId }: { kind: 'DEPARTURE' | 'RETURN'; legId: string | null }): string =>
    [
      `/dossier/${encodeURIComponent(number)}`,
      ...(legId === null ? [] : ['echange', encodeURIComponent(legId)]),
      kind === 'DEPARTURE' ? 'depart' : 'retour',
    ].join('/'),
  /** The calendar file of a reservation. */
  calendarFor: (number: string): string => `/api/reservation/${encodeURIComponent(number)}/calendar.ics`,
  /** The maintenance list, filtered to one record or to a vehicle. */
  maintenancesFor: (only: { maintenanceId?: string; vehicleId?: string }): string =>
    withQuery('/listmaintenance', {
      [listParams.maintenance]: only.maintenanceId,
      [listParams.vehicle]: only.vehicleId,
    }),
  /** The staff's fleet with the sheet of one vehicle open. */
  vehicleSheetFor: (vehicleId: string): string => withQuery('/listCar', { [listParams.sheet]: vehicleId }),
  /** The staff's list of clients with one of them open. */
  customerFor: (customerId: string): string => withQuery('/listClient', { [listParams.customer]: customerId }),
  /** One kind of access of third parties. */
  integrationsFor: (tab: IntegrationsTab): string => withQuery('/integrations', { [integrationsParams.tab]: tab }),
  registrationFor: (redirect?: string): string => withQuery('/inscription', { redirect }),
} as const;

/** The paths of all pages by themselves in lower case. */
const spellings = new Map(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => pageOf(new URL(path, 'https://site.invalid').pathname))
    .map((page) => [page.toLowerCase(), page]),
);

/** Returns the page's own spelling of a path, however it was typed, because pages compare paths letter by letter. */
export const spelled = (pathname: string): string => {
  const page = pageOf(pathname);
  return (spellings.get(page.toLowerCase()) ?? page) + pathname.slice(page.length);
};

/** Returns the address of a chat with this number; undefined if it cannot be a telephone number, and so has no chat. */
export const whatsappUrl = (phone: string, text?: string): string | undefined => {
  const digits = internationalDigits(phone);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
};

/** Returns the addresses of a place in the map applications that drivers use. */
export const mapUrls = (place: string): { googleMaps: string; waze: string } => ({
  googleMaps: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
  waze: `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`,
});

/** Returns the address that calls a phone number. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Stands in for the site's host, against which paths are resolved. */
const thisSite = new URL('https://site.invalid');

/**
 * Returns a path of this site to go to after a login. Drops anything that could leave the site, as browsers read it (`/\host` and
 * `/<tab>/host` are other sites), and pages that would end the login again.
 */
export const safeRedirect = (value: string | null): string | undefined => {
  const { origin } = thisSite;
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const endsLogin = [paths.login, paths.adminLogin, paths.registration].some((path) => path === url.pathname);
  return endsLogin ? undefined : url.pathname + url.search + url.hash;
};
