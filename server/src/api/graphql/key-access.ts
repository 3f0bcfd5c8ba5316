import { KeyArea } from '../../kernel/key-area.js';

const { RESERVATIONS, FLEET, CUSTOMERS, TRACKING } = KeyArea;

/**
 * What an access key needs for each operation: every one of these areas, to read for a query or subscription and to write for
 * a mutation. None is needed for what any key may ask. An operation that does not stand here is no key's: what only an Admin
 * or a person may do, every login and password, and the accounts of the staff.
 */
export const KEY_OPERATIONS: Readonly<Record<string, readonly KeyArea[]>> = {
  // What any visitor may ask.
  agencies: [],
  agencyNow: [],
  pageTitle: [],
  places: [],
  sendContactMessage: [],
  settings: [],
  // The service asks for the area of the record.
  history: [],
  // Reservations, their drivers, money and papers.
  acceptReservation: [RESERVATIONS],
  bookReservation: [RESERVATIONS],
  cancelReservation: [RESERVATIONS],
  closeRental: [RESERVATIONS],
  correctInvoice: [RESERVATIONS],
  correctPayment: [RESERVATIONS],
  createReservation: [RESERVATIONS],
  departRental: [RESERVATIONS],
  invoiceDocument: [RESERVATIONS],
  issueInvoice: [RESERVATIONS],
  markRentalNoShow: [RESERVATIONS],
  monthFigures: [RESERVATIONS],
  mostRentedVehicles: [RESERVATIONS],
  recordPayment: [RESERVATIONS],
  refuseReservation: [RESERVATIONS],
  rentalContract: [RESERVATIONS],
  rentalSettings: [RESERVATIONS],
  rentalsExport: [RESERVATIONS],
  rentalsPerDay: [RESERVATIONS],
  reopenRental: [RESERVATIONS],
  reservation: [RESERVATIONS],
  reservationAccept: [RESERVATIONS],
  reservationChanged: [RESERVATIONS],
  reservationUpdate: [RESERVATIONS],
  reservations: [RESERVATIONS],
  reservationsExport: [RESERVATIONS],
  returnRental: [RESERVATIONS],
  signContract: [RESERVATIONS],
  signatureSlot: [RESERVATIONS],
  trackReservation: [RESERVATIONS],
  updateReservation: [RESERVATIONS],
  // Vehicles and what keeps them on the road.
  agenciesExport: [FLEET],
  agency: [FLEET],
  availableVehicles: [FLEET],
  brand: [FLEET],
  brands: [FLEET],
  brandsExport: [FLEET],
  chargesPerDay: [FLEET],
  createBrand: [FLEET],
  createMaintenance: [FLEET],
  createServiceProvider: [FLEET],
  deleteBrand: [FLEET],
  deleteServiceProvider: [FLEET],
  maintenance: [FLEET],
  maintenanceAlerts: [FLEET],
  maintenanceReport: [FLEET],
  maintenanceSlotProposal: [FLEET],
  maintenances: [FLEET],
  maintenancesExport: [FLEET],
  priceQuote: [FLEET],
  serviceProvider: [FLEET],
  serviceProviders: [FLEET],
  serviceProvidersExport: [FLEET],
  setBrandShown: [FLEET],
  updateBrand: [FLEET],
  updateMaintenance: [FLEET],
  updateServiceProvider: [FLEET],
  updateVehicle: [FLEET],
  vehicle: [FLEET],
  vehicles: [FLEET],
  vehiclesExport: [FLEET],
  // Registered customers.
  blockCustomer: [CUSTOMERS],
  createCustomer: [CUSTOMERS],
  customer: [CUSTOMERS],
  customers: [CUSTOMERS],
  customersExport: [CUSTOMERS],
  deleteCustomer: [CUSTOMERS],
  loyalCustomers: [CUSTOMERS],
  unblockCustomer: [CUSTOMERS],
  updateCustomer: [CUSTOMERS],
  // Where vehicles are and were.
  fleetPositions: [TRACKING],
  trackEvents: [TRACKING],
  trackingSettings: [TRACKING],
  vehiclePosition: [TRACKING],
  vehicleStanding: [TRACKING],
  vehicleTrack: [TRACKING],
  vehicleTrackExport: [TRACKING],
  zones: [TRACKING],
  // What brings several together.
  planning: [RESERVATIONS, FLEET],
  reportExport: [RESERVATIONS, FLEET],
  notificationAdded: [RESERVATIONS, FLEET, TRACKING],
  notifications: [RESERVATIONS, FLEET, TRACKING],
};

/** What a type needs wherever a query comes upon it, or some fields of it need. */
interface KeyType {
  /** To be read at all. */
  readonly area?: KeyArea;
  /** Fields that everyone who comes upon the type may read; the others need `others`, or are no key's when it is left out. */
  readonly open?: readonly string[];
  readonly others?: KeyArea;
}

/** Types that a query of one area may come upon in another one. */
export const KEY_TYPES: Readonly<Record<string, KeyType>> = {
  Customer: { area: CUSTOMERS },
  Reservation: { area: RESERVATIONS },
  RunningRental: { area: RESERVATIONS },
  Maintenance: { area: FLEET },
  ServiceProvider: { area: FLEET },
  FleetPosition: { area: TRACKING },
  // Who did something is named; what is private of them is no program's.
  Employee: { open: ['id', 'title', 'firstName', 'lastName'] },
  // The number of a reservation opens its pages to whoever has it.
  TrackEvent: {
    open: [
      'address',
      'day',
      'endedAt',
      'id',
      'kind',
      'latitude',
      'limitKph',
      'longitude',
      'peakSpeedKph',
      'plateNumber',
      'startedAt',
      'vehicleId',
      'vehicleName',
    ],
    others: RESERVATIONS,
  },
  Vehicle: {
    open: [
      'agency',
      'airConditioning',
      'brand',
      'category',
      'color',
      'consumption',
      'createdAt',
      'dailyPrice',
      'fuel',
      'galleryUrls',
      'id',
      'imageUrl',
      'luggage',
      'modelYear',
      'name',
      'quote',
      'seats',
      'sunroof',
      'tiers',
      'transmission',
      'updatedAt',
    ],
    others: FLEET,
  },
  Agency: {
    open: [
      'address',
      'createdAt',
      'email',
      'id',
      'imageUrl',
      'latitude',
      'longitude',
      'mobile',
      'name',
      'phone',
      'updatedAt',
    ],
    others: FLEET,
  },
};
