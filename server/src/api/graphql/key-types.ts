import { KeyArea } from '../../kernel/key-area.js';

const { RESERVATIONS, FLEET, CUSTOMERS, TRACKING } = KeyArea;

/** What a key needs to read a type, or some of its fields, in any query. */
interface KeyType {
  /** Needed to read the type at all. */
  readonly area?: KeyArea;
  /** Fields that any key with access to the type may read; the others need `others`, or are closed to keys if it is left out. */
  readonly open?: readonly string[];
  readonly others?: KeyArea;
}

/** Types of one area that a query of another area can reach. */
export const KEY_TYPES: Readonly<Record<string, KeyType>> = {
  Customer: { area: CUSTOMERS },
  Reservation: { area: RESERVATIONS },
  RunningRental: { area: RESERVATIONS },
  // Photos of papers belong to a rental, although a customer's record leads to them too.
  InspectionPhoto: { area: RESERVATIONS },
  Maintenance: { area: FLEET },
  ServiceProvider: { area: FLEET },
  FleetPosition: { area: TRACKING },
  // The name of the author is open; their private data is closed to programs.
  Employee: { open: ['id', 'title', 'firstName', 'lastName'] },
  // The number of a reservation opens its pages to anyone who has it.
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
      'includedKmPerDay',
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
