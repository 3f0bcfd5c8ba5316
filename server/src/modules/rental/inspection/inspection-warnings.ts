import { formatKm } from '../../../kernel/km.js';
import { agencyDay } from '../../../kernel/time.js';
import { fullName } from '../../../kernel/full-name.js';
import { readableDay } from '../contract/rental-sheet.js';
import type { Driver, Reservation } from '../reservation/reservation.entity.js';
import type { DriverPapers, InspectionWarning } from './inspection.entity.js';
import { InspectedDriver, InspectionKind, InspectionWarningCode } from './inspection.enums.js';
import type { InspectionSettings } from './inspection-settings.entity.js';

/** Km by which a dashboard and a tracker may differ before it is worth a look. */
const MAX_KM_DIFFERENCE = 50;

/** The warnings that stop a departure where the agency chose so. */
const STOPPING: ReadonlySet<InspectionWarningCode> = new Set([
  InspectionWarningCode.LICENCE_EXPIRED,
  InspectionWarningCode.LICENCE_RECENT,
  InspectionWarningCode.DRIVER_YOUNG,
  InspectionWarningCode.DRIVER_UNCHECKED,
  InspectionWarningCode.SECOND_DRIVER_UNCHECKED,
]);

/** What has to be read of a driver's papers, in the order in which it is entered. */
const NEEDED = ['licenceNumber', 'licenceIssuedOn', 'licenceExpiresOn', 'birthDate', 'nationalId'] as const;

/** What was not read of a driver's papers; a passport's number serves as well as a CIN's. */
export function unreadPapers(read: DriverPapers | undefined): (typeof NEEDED)[number][] {
  return NEEDED.filter((field) => !(read?.[field] || (field === 'nationalId' && read?.passportNumber)));
}

/** What warnings are made from. */
export interface Inspected {
  readonly kind: InspectionKind;
  /** The leg of a swap, at which the drivers stay the same; null for a departure or return of the rental. */
  readonly legId: number | null;
  readonly at: Date;
  readonly km: number | null;
  readonly trackerKm: number | null;
  readonly papers: readonly DriverPapers[];
}

/** Gives what an inspection warns of (docs/rules/rental-life.md#papers-of-the-driver); the first driver's warnings first. */
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

/** The warnings that stop a departure where the agency chose so. */
export function stoppingWarnings(warnings: readonly InspectionWarning[]): InspectionWarning[] {
  return warnings.filter(({ code }) => STOPPING.has(code));
}

/** Papers of which something was not read can hide what would stop the driver. */
function unchecked(code: InspectionWarningCode, read: DriverPapers | undefined, driver: Driver): InspectionWarning[] {
  return unreadPapers(read).length > 0
    ? [warning(code, `Les papiers de ${fullName(driver)} n'ont pas tous été contrôlés.`)]
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
    warn(InspectionWarningCode.LICENCE_EXPIRED, `Le permis de ${name} a expiré le ${readableDay(licenceExpiresOn)}.`);
  else if (licenceExpiresOn && licenceExpiresOn < lastDay)
    warn(
      InspectionWarningCode.LICENCE_EXPIRED,
      `Le permis de ${name} expire le ${readableDay(licenceExpiresOn)}, avant la fin de la location.`,
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
      `Le numéro de permis de ${name} n'est pas celui du contrat : ${driver.licenceNumber}.`,
    );
  if (differs(nationalId, driver.nationalId) || differs(passportNumber, driver.passportNumber))
    warn(
      InspectionWarningCode.IDENTITY_DIFFERS,
      `Le numéro d'identité de ${name} n'est pas celui du contrat : ${driver.nationalId ?? driver.passportNumber}.`,
    );
  return warnings;
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

/** The same day in other years; a 29 February that does not exist compares like one. */
function inYears(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
