import { formatKm } from '../../../kernel/km.js';
import { agencyDay } from '../../../kernel/time.js';
import { fullName, ofName } from '../../../kernel/full-name.js';
import { readableDay } from '../../booking/contract/rental-sheet.js';
import type { Driver, Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ContractDriver, ContractDrivers } from '../../booking/signature/signature.entity.js';
import type { DriverPapers, InspectionWarning } from './inspection.entity.js';
import { InspectedDriver, InspectionKind, InspectionWarningCode } from './inspection.enums.js';
import type { InspectionSettings } from './inspection-settings.entity.js';

/** Km by which odometer and tracker may differ without a warning. */
const MAX_KM_DIFFERENCE = 50;

/** Warnings that stop a departure if the agency chose so. */
const STOPPING: ReadonlySet<InspectionWarningCode> = new Set([
  InspectionWarningCode.LICENCE_EXPIRED,
  InspectionWarningCode.LICENCE_RECENT,
  InspectionWarningCode.DRIVER_YOUNG,
  InspectionWarningCode.DRIVER_UNCHECKED,
  InspectionWarningCode.SECOND_DRIVER_UNCHECKED,
]);

/** The numbers of papers that a contract names. */
const NUMBERS = ['licenceNumber', 'nationalId', 'passportNumber'] as const;

/** The fields of a driver's papers that must be read, in the order of the form. */
const NEEDED = ['licenceNumber', 'licenceIssuedOn', 'licenceExpiresOn', 'birthDate', 'nationalId'] as const;

/** Returns the fields that were not read. A passport number is accepted instead of a CIN number. */
export function unreadPapers(read: DriverPapers | undefined): (typeof NEEDED)[number][] {
  return NEEDED.filter((field) => !(read?.[field] || (field === 'nationalId' && read?.passportNumber)));
}

/** The facts from which the warnings are computed. */
export interface Inspected {
  readonly kind: InspectionKind;
  /** The leg of a swap, at which the drivers stay the same; null for a departure or return of the rental. */
  readonly legId: number | null;
  readonly at: Date;
  readonly km: number | null;
  readonly trackerKm: number | null;
  readonly papers: readonly DriverPapers[];
}

/** Returns the warnings of an inspection, those of the first driver first (docs/rules/rental-life.md#papers-of-the-driver). */
export function inspectionWarnings(
  { kind, legId, at, km, trackerKm, papers }: Inspected,
  { driver, secondDriver, endsAt }: Pick<Reservation, 'driver' | 'secondDriver' | 'endsAt'>,
  settings: InspectionSettings,
): InspectionWarning[] {
  const read = (which: InspectedDriver): DriverPapers | undefined => papers.find((one) => one.driver === which);
  const departs = kind === InspectionKind.DEPARTURE && legId === null;
  const days = { today: agencyDay(at), lastDay: agencyDay(endsAt < at ? at : endsAt) };
  const [first, second] = [read(InspectedDriver.FIRST), read(InspectedDriver.SECOND)];
  return [
    ...(departs ? unchecked(InspectionWarningCode.DRIVER_UNCHECKED, first, driver) : []),
    ...(departs && first ? ofDriver(first, driver, days, settings) : []),
    ...(departs && secondDriver ? unchecked(InspectionWarningCode.SECOND_DRIVER_UNCHECKED, second, secondDriver) : []),
    ...(departs && secondDriver && second ? ofDriver(second, secondDriver, days, settings) : []),
    ...(km !== null && trackerKm !== null && Math.abs(km - trackerKm) > MAX_KM_DIFFERENCE
      ? [warning(InspectionWarningCode.KM_DIFFERS, `Le traceur indique ${formatKm(trackerKm)} : vérifiez le compteur.`)]
      : []),
  ];
}

/** Returns the warnings that stop a departure if the agency chose so. */
export function stoppingWarnings(warnings: readonly InspectionWarning[]): InspectionWarning[] {
  return warnings.filter(({ code }) => STOPPING.has(code));
}

/** Warns that papers were not completely read, because the missing fields could hide a reason to stop the driver. */
function unchecked(code: InspectionWarningCode, read: DriverPapers | undefined, driver: Driver): InspectionWarning[] {
  return unreadPapers(read).length > 0
    ? [warning(code, `Les papiers ${ofName(fullName(driver))} n'ont pas tous été contrôlés.`)]
    : [];
}

function ofDriver(
  papers: DriverPapers,
  driver: Driver,
  { today, lastDay }: { readonly today: string; readonly lastDay: string },
  { minLicenceYears, minDriverAge }: InspectionSettings,
): InspectionWarning[] {
  const name = fullName(driver);
  const { licenceExpiresOn, licenceIssuedOn, birthDate, licenceNumber, nationalId, passportNumber } = papers;
  const warnings: InspectionWarning[] = [];
  const warn = (code: InspectionWarningCode, message: string): void => void warnings.push(warning(code, message));
  if (licenceExpiresOn && licenceExpiresOn < today)
    warn(
      InspectionWarningCode.LICENCE_EXPIRED,
      `Le permis ${ofName(name)} a expiré le ${readableDay(licenceExpiresOn)}.`,
    );
  else if (licenceExpiresOn && licenceExpiresOn < lastDay)
    warn(
      InspectionWarningCode.LICENCE_EXPIRED,
      `Le permis ${ofName(name)} expire le ${readableDay(licenceExpiresOn)}, avant la fin de la location.`,
    );
  if (licenceIssuedOn && inYears(licenceIssuedOn, minLicenceYears) > today)
    warn(
      InspectionWarningCode.LICENCE_RECENT,
      `${name} a son permis depuis moins de ${minLicenceYears} an${minLicenceYears > 1 ? 's' : ''}.`,
    );
  if (birthDate && inYears(birthDate, minDriverAge) > today)
    warn(InspectionWarningCode.DRIVER_YOUNG, `${name} a moins de ${minDriverAge} ans.`);
  if (differs(licenceNumber, driver.licenceNumber))
    warn(
      InspectionWarningCode.LICENCE_DIFFERS,
      `Le numéro de permis ${ofName(name)} n'est pas celui de la réservation : ${driver.licenceNumber}.`,
    );
  if (differs(nationalId, driver.nationalId) || differs(passportNumber, driver.passportNumber))
    warn(
      InspectionWarningCode.IDENTITY_DIFFERS,
      `Le numéro d'identité ${ofName(name)} n'est pas celui de la réservation : ${driver.nationalId ?? driver.passportNumber}.`,
    );
  return warnings;
}

/**
 * Warns that the contract was signed without numbers that were read since: nothing that was signed changes by itself
 * (docs/rules/documents.md#the-papers-on-the-contract).
 */
export function signedWithout(
  papers: readonly DriverPapers[],
  { driver, secondDriver }: Pick<Reservation, 'driver' | 'secondDriver'>,
  signed: ContractDrivers | null,
): InspectionWarning[] {
  if (!signed) return [];
  const lacks = (which: InspectedDriver, named: ContractDriver | null): boolean => {
    const read = papers.find((one) => one.driver === which);
    return NUMBERS.some((field) => read?.[field] && plainNumber(read[field]) !== plainNumber(named?.[field]));
  };
  const names = [
    ...(lacks(InspectedDriver.FIRST, signed.first) ? [fullName(driver)] : []),
    ...(secondDriver && lacks(InspectedDriver.SECOND, signed.second) ? [fullName(secondDriver)] : []),
  ];
  return names.map((name) =>
    warning(
      InspectionWarningCode.CONTRACT_SIGNED,
      `Le contrat est déjà signé sans ces papiers (${name}) : pour les y porter, faites-le signer à nouveau avant le départ.`,
    ),
  );
}

function warning(code: InspectionWarningCode, message: string): InspectionWarning {
  return { code, message };
}

function differs(read: string | null, agreed: string | undefined | null): boolean {
  return Boolean(read && agreed) && plainNumber(read) !== plainNumber(agreed);
}

function plainNumber(number: string | null | undefined): string {
  return (number ?? '').replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
}

/**
 * Returns the same day some years later. 29 February is kept in years without it: compared as text, it lies between 28 February and 1
 * March.
 */
function inYears(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
