/** The query names of the reservation forms and the fleet page, shared so that one link serves both. */
export interface TripQuery {
  vehicleId?: string | undefined;
  /** Agency wall time `YYYY-MM-DDTHH:mm`. */
  startsAt?: string | undefined;
  /** Agency wall time `YYYY-MM-DDTHH:mm`. */
  endsAt?: string | undefined;
  /** True when the dates come from a fleet search and are therefore locked in the form. */
  fromFleet?: boolean | undefined;
  /** One of the 39 places, where the vehicle is handed over. */
  pickupPlace?: string | undefined;
  /** One of the 39 places, where it is returned. */
  returnPlace?: string | undefined;
}

/** Names of the query parameters (docs/rules/site.md#reservation-forms). */
export const tripParams = {
  vehicleId: 'id_vehicule',
  startsAt: 'date_debut',
  endsAt: 'date_fin',
  fromFleet: 'parcAuto',
  pickupPlace: 'lieu_livraison',
  returnPlace: 'lieu_retour',
} as const;

/** The kinds of access of third parties, as the address names them. */
export type IntegrationsTab = 'cles' | 'webhooks';

export const integrationsParams = { tab: 'onglet' } as const;

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
});

/** Every URL of the application. Links and redirects are made here and nowhere else. */
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
  reservations: '/listreservation',
  calendar: '/tablereservation',
  rentals: '/listLocation',
  vehicles: '/listCar',
  fleetMap: '/carte',
  vehicleTrack: '/historique',
  zones: '/zones',
  addVehicle: '/addCar',
  brands: '/listmarque',
  agencies: '/listAgence',
  customers: '/listClient',
  employees: '/User',
  maintenances: '/listmaintenance',
  providers: '/listprestataire',
  statistics: '/statistiquevehicule',
  settings: '/parametres',
  integrations: '/integrations',
  profile: '/profile',
  notFound: '/404',
  fleetFor: (trip: TripQuery): string => withQuery('/parcAuto', tripEntries(trip)),
  fullReservationFor: (trip: TripQuery): string => withQuery('/reservation', tripEntries(trip)),
  quickReservationFor: (trip: TripQuery): string => withQuery('/reservationRapid', tripEntries(trip)),
  /** The recorded track of a vehicle; today's when no day, YYYY-MM-DD, is named. */
  vehicleTrackFor: (vehicleId: string, day?: string): string =>
    withQuery('/historique', { vehicule: vehicleId, jour: day }),
  /** The vehicle list with one vehicle's position open. */
  vehicleLocationFor: (vehicleId: string): string => withQuery('/listCar', { position: vehicleId }),
  loginFor: (redirect?: string): string => withQuery('/login', { redirect }),
  adminLoginFor: (redirect?: string): string => withQuery('/loginAdmin', { redirect }),
  /** The page that asks for a new password's link, for the login page it was forgotten at. */
  forgottenPasswordFor: (type: 'admin' | 'client'): string =>
    withQuery('/motDePasseOublie', { type: type === 'admin' ? type : undefined }),
  /** Every reservation of one customer. */
  reservationsOf: (customerId: string): string => withQuery('/listreservation', { client: customerId }),
  /** Where the contract of a reservation is signed; with the key of the reservation it can be read there, too. */
  signatureFor: (number: string, key?: string | null): string =>
    withQuery('/signature', { numreservation: number, cle: key ?? undefined }),
  /** The calendar file of a reservation. */
  calendarFor: (number: string): string => `/api/reservation/${encodeURIComponent(number)}/calendar.ics`,
  /** The list of works, narrowed to one of them or to a vehicle. */
  maintenancesFor: (only: { maintenanceId?: string; vehicleId?: string }): string =>
    withQuery('/listmaintenance', { maintenance: only.maintenanceId, vehicule: only.vehicleId }),
  /** The staff's fleet with the sheet of one vehicle open. */
  vehicleSheetFor: (vehicleId: string): string => withQuery('/listCar', { fiche: vehicleId }),
  /** The staff's list of clients with one of them open. */
  customerFor: (customerId: string): string => withQuery('/listClient', { client: customerId }),
  /** One kind of access of third parties. */
  integrationsFor: (tab: IntegrationsTab): string => withQuery('/integrations', { [integrationsParams.tab]: tab }),
  registrationFor: (redirect?: string): string => withQuery('/inscription', { redirect }),
} as const;

// WhatsApp wants the country's code: a national number (06 12 34 56 78) is a Moroccan one.
const internationalDigits = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^0(?=[1-9]\d{8}$)/, '212');

/** Opens a chat with this number: only its digits count. */
export const whatsappUrl = (phone: string, text?: string): string =>
  `https://wa.me/${internationalDigits(phone)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** Stands for whatever host the site has: paths are read against it. */
const thisSite = new URL('https://site.invalid');

/**
 * A path of this site to go to after a login. Anything that could leave the site is dropped, as a browser would read it
 * (`/\host` and `/<tab>/host` are other sites), and so are the pages that would end the login again.
 */
export const safeRedirect = (value: string | null): string | undefined => {
  const { origin } = thisSite;
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const endsLogin = [paths.login, paths.adminLogin, paths.registration].some((path) => path === url.pathname);
  return endsLogin ? undefined : url.pathname + url.search + url.hash;
};
