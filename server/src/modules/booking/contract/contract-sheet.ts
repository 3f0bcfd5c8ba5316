import { leftToRight } from '../../../kernel/left-to-right.js';
import { formatKm } from '../../../kernel/km.js';
import { amountInWords } from '../../../kernel/amount-in-words.js';
import { addMoney, formatMoney, subtractMoney } from '../../../kernel/money.js';
import { COLOR_LABELS, FUEL_LABELS, INSURANCE_LABELS } from '../../fleet/vehicle/vehicle.labels.js';
import { agencyDay, toReadableTime } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import { conditionsOf } from '../../fleet/agency/contract-conditions.js';
import type { Leg } from '../reservation/leg.entity.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { type StoredLine, standingLines } from '../reservation/reservation-lines.js';
import { agreedOf } from '../reservation/reservation.events.js';
import type { ContractDriver, ContractDrivers } from '../signature/signature.entity.js';
import { paperWarnings } from '../../fleet/vehicle/paper-warnings.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Period } from '../../../kernel/period.js';
import { CATEGORY_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import type { ContractPayment } from './contract-money.js';
import type { ContractSheet, DriverSheet } from './contract-template.js';
import type { Letterhead } from './rental-papers.js';
import { agencySheet, lineSheet, printedLine, readableDay, readableDays } from './rental-sheet.js';
import { contractPrice, type PriceAmendment } from './stated-lines.js';

/** The records from which a contract is printed. */
export interface ContractFacts {
  readonly reservation: Reservation;
  readonly vehicle: Vehicle;
  readonly agency: Agency;
  readonly lines: readonly StoredLine[];
  /** TVA in percent of what has no rate of its own. */
  readonly vatPercent: string;
  readonly payments: readonly ContractPayment[];
  readonly letterhead: Letterhead;
  readonly tracking: { readonly trackingUrl: string; readonly qr: string };
  readonly signature: { readonly picture: string | null; readonly signedAt: Date } | undefined;
  readonly drivers: ContractDrivers;
  readonly deposit: ContractSheet['deposit'];
  /** The text of the general conditions. */
  readonly conditions: string;
  /** The leg that was driven in this vehicle, once it has left. */
  readonly leg?: Pick<Leg, 'startKm' | 'endKm' | 'startFuel' | 'endFuel'> | undefined;
  /** The first amendment. The contract shows what was agreed and paid before it. */
  readonly amendment?: PriceAmendment | undefined;
}

/** Returns the content of the printed contract of a rental. */
export function contractSheet(facts: ContractFacts): ContractSheet {
  const { reservation, vehicle, agency, lines, letterhead, tracking, signature, drivers, amendment } = facts;
  const agreed = amendment?.before ?? agreedOf(reservation);
  const price = contractPrice(reservation, lines, amendment, facts.vatPercent);
  const { total, until } = price;
  const name = amendment?.before.vehicleName ?? vehicle.name;
  const payments = facts.payments.filter(({ createdAt }) => !until || createdAt < until);
  const paid = until ? addMoney(...payments.map(({ amount }) => amount)) : (reservation.advance ?? '0');
  return {
    ...letterhead,
    ...tracking,
    theme: agency.contractTheme,
    agency: agencySheet(agency),
    number: reservation.number,
    copy: null,
    madeOn: readableDay(agencyDay(reservation.acceptedAt ?? reservation.createdAt)),
    driver: driverSheet(drivers.first),
    secondDriver: drivers.second && driverSheet(drivers.second),
    vehicle: {
      name,
      plateNumber: leftToRight(amendment?.before.plateNumber ?? vehicle.plateNumber),
      category: CATEGORY_NAMES[vehicle.category],
      year: vehicle.modelDate.slice(0, 4),
      fuel: FUEL_LABELS[vehicle.fuel],
      transmission: `boîte ${TRANSMISSION_NAMES[vehicle.transmission].toLowerCase()}`,
      color: COLOR_LABELS[vehicle.color],
    },
    insurance: insuranceSheet(vehicle, { startsAt: new Date(agreed.startsAt), endsAt: new Date(agreed.endsAt) }),
    trip: {
      startsAt: toReadableTime(new Date(agreed.startsAt)),
      endsAt: toReadableTime(new Date(agreed.endsAt)),
      days: readableDays(agreed.days),
      km: readableKm(reservation.includedKmPerDay, agreed.days),
      pickupPlace: agreed.pickupPlace,
      returnPlace: agreed.returnPlace,
    },
    readings: readingLines(facts.leg),
    lines: standingLines(price.lines).map((line) => lineSheet(printedLine(line, name))),
    total: formatMoney(total),
    totalInWords: amountInWords(total),
    paid: formatMoney(paid),
    balance: formatMoney(subtractMoney(total, paid)),
    payments: payments.flatMap(({ sheet }) => sheet ?? []),
    deposit: facts.deposit,
    excess: reservation.excessAmount == null ? null : formatMoney(reservation.excessAmount),
    comment: reservation.comment ?? null,
    signature: signature ? { picture: signature.picture, signedAt: toReadableTime(signature.signedAt) } : null,
    conditions: conditionsOf(facts.conditions),
  };
}

const BLANK = '...................';
const BLANK_FUEL = '....... / 8';

/** Returns odometer and fuel of a leg as the contract prints them, with dots where they are not known. */
function readingLines(leg: ContractFacts['leg']): string[] {
  const km = (value: number | null | undefined): string => (value == null ? BLANK : formatKm(value));
  const fuel = (value: number | null | undefined): string => (value == null ? BLANK_FUEL : `${value} / 8`);
  return [
    `Kilométrage : départ ${km(leg?.startKm)}, retour ${km(leg?.endKm)}`,
    `Carburant : départ ${fuel(leg?.startFuel)}, retour ${fuel(leg?.endFuel)}`,
  ];
}

/** Formats the km that the price includes; null if the rental has no such promise. */
function readableKm(perDay: number | null | undefined, days: number): string | null {
  if (perDay == null) return null;
  return perDay === 0 ? 'illimité' : `${formatKm(perDay)} par jour, soit ${formatKm(perDay * days)}`;
}

/** Masks the identity numbers and contacts of a contract, because the link to the reading copy may be passed on. */
export function forReading(sheet: ContractSheet): ContractSheet {
  return {
    ...sheet,
    copy: 'Copie pour lecture, avant signature. Les numéros sont en partie masqués.',
    driver: partlyHidden(sheet.driver),
    secondDriver: sheet.secondDriver && partlyHidden(sheet.secondDriver),
    signature: null,
  };
}

function partlyHidden(driver: DriverSheet): DriverSheet {
  const { phone, email, licenceNumber, birthDate, nationalId, passportNumber } = driver;
  return {
    ...driver,
    phone: phone && masked(phone),
    email: email && `${masked(email.split('@')[0] ?? '')}@${email.split('@')[1] ?? ''}`,
    // Only the number is masked, not the category behind it.
    licenceNumber: licenceNumber && licenceNumber.replace(/^[^,]+/, masked),
    birthDate: birthDate && masked(birthDate),
    nationalId: nationalId && masked(nationalId),
    passportNumber: passportNumber && masked(passportNumber),
  };
}

/** Masks a text except at most its first two and last two characters; at least half of it stays masked. */
function masked(text: string): string {
  const shown = Math.min(2, Math.floor(text.length / 5));
  return `${text.slice(0, shown)}${'•'.repeat(text.length - 2 * shown)}${shown === 0 ? '' : text.slice(-shown)}`;
}

function driverSheet(driver: ContractDriver): DriverSheet {
  const { name, phone, email, nationality, licenceNumber, licenceCategory, birthDate, nationalId, passportNumber } =
    driver;
  return {
    name,
    phone,
    email,
    licenceNumber:
      licenceNumber && [licenceNumber, licenceCategory && `catégorie ${licenceCategory}`].filter(Boolean).join(', '),
    licenceValidity: licenceValidity(driver),
    birthDate: birthDate && readableDay(birthDate),
    nationalId,
    passportNumber,
    nationality,
  };
}

function licenceValidity({ licenceIssuedOn, licenceExpiresOn }: ContractDriver): string | null {
  if (licenceIssuedOn && licenceExpiresOn)
    return `du ${readableDay(licenceIssuedOn)} au ${readableDay(licenceExpiresOn)}`;
  if (licenceExpiresOn) return `jusqu'au ${readableDay(licenceExpiresOn)}`;
  return licenceIssuedOn && `depuis le ${readableDay(licenceIssuedOn)}`;
}

/** Returns null if nothing of the policy is known. */
function insuranceSheet(vehicle: Pick<Vehicle, 'insurance'>, period: Period): ContractSheet['insurance'] {
  const { insurer, type, policyNumber, startsOn, endsOn } = vehicle.insurance;
  if (!insurer && !type && !policyNumber && !endsOn) return null;
  return {
    insurer: insurer ?? null,
    type: type ? INSURANCE_LABELS[type] : null,
    policyNumber: policyNumber ?? null,
    validity:
      startsOn && endsOn
        ? `du ${readableDay(startsOn)} au ${readableDay(endsOn)}`
        : endsOn
          ? `jusqu'au ${readableDay(endsOn)}`
          : null,
    warning: paperWarnings(vehicle, period)[0] ?? null,
  };
}
