import type { DepositState, RentalStage, ReservationStatus } from '../platform/graphql/types.generated';

const driver = {
  __typename: 'Driver' as const,
  lastName: 'El Amrani',
  firstName: 'Youssef',
  phone: '0612345678',
  email: 'youssef@example.ma',
  licenceNumber: '12345678',
  nationalId: 'BE123456',
  passportNumber: null as string | null,
  nationality: 'Marocaine',
};

const vehicle = {
  __typename: 'Vehicle' as const,
  id: '1',
  name: 'Dacia Duster',
  plateNumber: '12345-A-6',
  imageUrl: null,
  category: 'COMPACT_SUV' as const,
  fuel: 'DIESEL' as const,
  transmission: 'MANUAL' as const,
  dailyPrice: '400.00',
  agency: { __typename: 'Agency' as const, id: '1', name: 'Casablanca Centre', phone: '0522000000' },
};

/** A pending full reservation of 4 days at 400 Dh, with every field that pages query. */
export const pendingReservation = {
  __typename: 'Reservation' as const,
  id: '11',
  number: 'K7RT4-W9XMP',
  kind: 'FULL' as const,
  status: 'PENDING' as ReservationStatus,
  version: 1,
  plateNumber: null as string | null,
  startsAt: '2026-12-01T10:00:00+00:00',
  endsAt: '2026-12-05T10:00:00+00:00',
  days: 4,
  pickupPlace: 'Casablanca',
  returnPlace: 'Marrakech',
  comment: null as string | null,
  quotedDailyPrice: '400.00',
  quotedTotal: '1600.00',
  driverAge: null as number | null,
  lines: [
    {
      ...{
        __typename: 'PriceLine' as const,
        id: '31',
        kind: 'DAYS' as const,
        label: 'Location, par jour',
        quantity: 4,
      },
      ...{ unitPrice: '400.00', amount: '1600.00', ruleId: null as string | null, pieces: null as number | null },
      ...{ reason: null as string | null, enteredAt: null as string | null, enteredBy: null as string | null },
      reversesId: null as string | null,
    },
  ],
  excessAmount: null as string | null,
  includedKmPerDay: null as number | null,
  includedKm: null as number | null,
  openCharges: 0,
  returnCharges: [] as object[],
  extensionRequest: null as object | null,
  discountPercent: 0,
  total: null as string | null,
  advance: null as string | null,
  balance: null as string | null,
  depositAmount: '0.00',
  depositHeld: '0.00',
  depositExpiresOn: null as string | null,
  depositState: 'NONE' as DepositState,
  depositEntries: [] as unknown[],
  reason: null as string | null,
  signed: false,
  stage: null as RentalStage | null,
  late: false,
  risk: null as object | null,
  lastKnownKm: null as number | null,
  stageMoves: [] as { __typename: 'RentalStageMove'; to: RentalStage; reasonRequired: boolean }[],
  firstEndsAt: null as string | null,
  legs: [] as unknown[],
  stageEvents: [] as unknown[],
  signatureOpen: false,
  signatureKey: null,
  cashAtLimit: null,
  inspectionReportUrl: null as string | null,
  invoices: [] as unknown[],
  createdAt: '2026-11-20T09:00:00+00:00',
  updatedAt: '2026-11-20T09:00:00+00:00',
  acceptedAt: null as string | null,
  refusedAt: null as string | null,
  cancelledAt: null as string | null,
  endedAt: null as string | null,
  driver,
  secondDriver: null as typeof driver | null,
  renter: null as object | null,
  secondRenter: null as object | null,
  customer: null,
  vehicle,
  handledBy: null,
  mailAddress: 'youssef@example.ma' as string | null,
  requestedVehicle: null as { __typename: 'Vehicle'; id: string; name: string } | null,
  competing: [] as unknown[],
  conflict: null as null | Record<string, unknown>,
};

/** A reservation as the tests' server answers it. */
export type TestReservation = typeof pendingReservation;

/** Makes a reservation with the changes that a test needs. */
export const reservationWith = (change: Partial<TestReservation>): TestReservation => ({
  ...pendingReservation,
  ...change,
});

/** The same reservation, accepted. */
export const acceptedReservation = reservationWith({
  number: 'ACCPT-ED234',
  id: '12',
  status: 'ACCEPTED',
  plateNumber: vehicle.plateNumber,
  total: '1600.00',
  advance: '600.00',
  balance: '1000.00',
  acceptedAt: '2026-11-20T10:00:00+00:00',
  updatedAt: '2026-11-20T10:00:00+00:00',
  version: 2,
  stage: 'PLANNED',
});

/** A vehicle that is free, for the choice at acceptance. */
export const freeVehicle = (id: string, name: string, dailyPrice: string, category = 'COMPACT_SUV') => ({
  ...vehicle,
  id,
  name,
  plateNumber: `${id}0000-B-1`,
  category,
  dailyPrice,
  quote: {
    __typename: 'PriceQuote',
    days: 4,
    dailyPrice,
    total: (Number(dailyPrice) * 4).toFixed(2),
    registeredDailyPrice: dailyPrice,
    registeredTotal: (Number(dailyPrice) * 3.4).toFixed(2),
    registeredDiscountPercent: 15,
  },
});

/** A page of reservations as the list query answers it. */
export const reservationPage = (items: readonly TestReservation[], page = 1, pageCount = 1) => ({
  reservations: {
    __typename: 'ReservationPage',
    items,
    totalCount: items.length,
    page,
    pageCount,
    counts: {
      __typename: 'ReservationStatusCounts',
      pending: 3,
      accepted: 2,
      refused: 1,
      cancelled: 0,
      all: 6,
    },
  },
});

/** The advance of 600 Dh on an accepted reservation, as the staff see it. */
export const advancePayment = {
  __typename: 'Payment',
  id: '1',
  kind: 'ADVANCE',
  amount: '600.00',
  stampDuty: null,
  method: 'CASH',
  paidOn: '2026-11-20',
  note: null,
  corrected: false,
  receiptNumber: 'R2026-01-00001',
  agency: null,
  recordedBy: { __typename: 'Employee', id: '4', lastName: 'Bennani', firstName: 'Sara' },
};
