import { hoursText, hoursTyped, weekdays } from '../../domain/agency/openingHours';
import { decimalOf } from '../../kit/form/typed';
import type { FieldErrors } from '../../kit/form/useServerForm';
import type { ContractTheme, Weekday } from '../../platform/graphql/types.generated';
import type { AgencyDetailsFragment } from './AgencyForm.generated';
import { t } from './texts';

/** An exception as typed; without a last day it is the first day only. */
interface ExceptionDraft {
  name: string;
  startsOn: string;
  endsOn: string;
  hours: string;
}

/** The form's values as typed; degrees are text with a comma or a point, empty for none. */
export interface AgencyDraft {
  name: string;
  phone: string;
  mobile: string;
  email: string;
  address: string;
  town: string;
  tradeRegister: string;
  cnss: string;
  patente: string;
  taxId: string;
  ice: string;
  contractTheme: ContractTheme;
  latitude: string;
  longitude: string;
  /** Hours of each day as typed; empty for a day that is closed. */
  week: Record<Weekday, string>;
  exceptions: ExceptionDraft[];
  /** A new picture; null keeps the stored one. */
  image: File | null;
}

const weekOf = (openingHours: AgencyDetailsFragment['openingHours']): Record<Weekday, string> =>
  Object.fromEntries(
    weekdays.map((day) => [day, hoursText(openingHours.filter(({ weekday }) => weekday === day))]),
  ) as Record<Weekday, string>;

const fromDegrees = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

const texts = [
  'name',
  'phone',
  'mobile',
  'email',
  'address',
  'tradeRegister',
  'cnss',
  'patente',
  'taxId',
  'ice',
] as const;

/**
 * Converts a stored agency to the form's values; null to those of a new one. A new agency has no opening hours, which means that it is
 * always open (docs/rules/fleet.md#opening-hours).
 */
export const agencyDraft = (agency: AgencyDetailsFragment | null): AgencyDraft => ({
  ...(Object.fromEntries(texts.map((field) => [field, agency?.[field] ?? ''])) as Record<
    (typeof texts)[number],
    string
  >),
  town: agency?.town ?? '',
  contractTheme: agency?.contractTheme ?? 'MODEL_1',
  latitude: fromDegrees(agency?.latitude ?? null),
  longitude: fromDegrees(agency?.longitude ?? null),
  week: weekOf(agency?.openingHours ?? []),
  exceptions: (agency?.openingExceptions ?? []).map(({ name, startsOn, endsOn, hours }) => ({
    name: name ?? '',
    startsOn,
    endsOn,
    hours: hoursText(hours),
  })),
  image: null,
});

/** Returns the problems of the hours by field; the server checks the same. */
export const hoursProblems = ({ week, exceptions }: AgencyDraft): FieldErrors => {
  const wrong = (typed: string): string | undefined => (hoursTyped(typed) ? undefined : t('form.hoursWrong'));
  return Object.fromEntries([
    ...weekdays.map((day) => [`week.${day}`, wrong(week[day])] as const),
    ...exceptions.flatMap(
      ({ startsOn, endsOn, hours }, index) =>
        [
          [`exceptions.${index}.startsOn`, startsOn ? undefined : t('form.exceptionFromMissing')],
          [`exceptions.${index}.endsOn`, endsOn && endsOn < startsOn ? t('form.exceptionToWrong') : undefined],
          [`exceptions.${index}.hours`, wrong(hours)],
        ] as const,
    ),
  ]);
};

/** Converts the form's values to the server's input. */
export const agencyInput = ({ town, latitude, longitude, week, exceptions, ...values }: AgencyDraft) => ({
  ...values,
  town: town || null,
  latitude: decimalOf(latitude),
  longitude: decimalOf(longitude),
  openingHours: weekdays.flatMap((weekday) =>
    (hoursTyped(week[weekday]) ?? []).map((hours) => ({ weekday, ...hours })),
  ),
  openingExceptions: exceptions.map(({ name, startsOn, endsOn, hours }) => ({
    name: name || null,
    startsOn,
    endsOn: endsOn || startsOn,
    hours: hoursTyped(hours) ?? [],
  })),
});
