import { hoursText, hoursTyped, weekdays } from '../../domain/agency/openingHours';
import type { FieldErrors, StoredRecord } from '../../kit/form/useServerForm';
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

/**
 * The initial values of the form for a new agency. It has no opening hours, which means that it is always open
 * (docs/rules/fleet.md#opening-hours).
 */
export const emptyAgency: StoredRecord<AgencyDraft> = {
  values: {
    name: '',
    phone: '',
    mobile: '',
    email: '',
    address: '',
    town: '',
    tradeRegister: '',
    cnss: '',
    patente: '',
    taxId: '',
    ice: '',
    contractTheme: 'MODEL_1',
    latitude: '',
    longitude: '',
    week: weekOf([]),
    exceptions: [],
    image: null,
  },
  version: 0,
};

const fromDegrees = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Parses typed degrees: null for none, NaN for text that is not a number. */
export const toDegrees = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** Converts a stored agency to the form's values. */
export const agencyRecord = ({
  __typename: _type,
  id: _id,
  imageUrl: _picture,
  version,
  town,
  latitude,
  longitude,
  openingHours,
  openingExceptions,
  ...texts
}: AgencyDetailsFragment): StoredRecord<AgencyDraft> => ({
  values: {
    ...texts,
    town: town ?? '',
    latitude: fromDegrees(latitude),
    longitude: fromDegrees(longitude),
    week: weekOf(openingHours),
    exceptions: openingExceptions.map(({ name, startsOn, endsOn, hours }) => ({
      name: name ?? '',
      startsOn,
      endsOn,
      hours: hoursText(hours),
    })),
    image: null,
  },
  version,
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
  latitude: toDegrees(latitude),
  longitude: toDegrees(longitude),
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
