import { unlessEmpty, CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone } from '../../../kernel/field-rules.js';
import { ContractTheme } from './agency.entity.js';
import { cleanConditions, type ConditionsTexts } from './contract-conditions.js';
import { type AgencyFields, CreateAgencyInput } from './agency.input.js';
import { cleanExceptions, cleanWeek, hoursProblems, plainHours } from './opening-hours.commands.js';
import type { AgencyHours, HoursException, WeekHours } from './opening-hours.js';

export type NewAgency = Required<Omit<AgencyFields, keyof AgencyHours>> & {
  openingHours: WeekHours[];
  openingExceptions: HoursException[];
};
/** An edit of an agency, already checked. */
export type AgencyEdit = EditOf<NewAgency>;

/** Parses and checks the fields of new agencies and of edits. Latitude and longitude are checked together, and so are the opening hours. */
export const AGENCY_FIELDS = new CommandFields<NewAgency>({
  validatedBy: CreateAgencyInput,
  clean: {
    name: cleanLine,
    phone: cleanPhone,
    mobile: cleanPhone,
    email: cleanMail,
    address: cleanLine,
    tradeRegister: cleanLine,
    cnss: cleanLine,
    patente: cleanLine,
    taxId: cleanLine,
    ice: cleanLine,
    contractTheme: unlessEmpty,
    contractConditions: cleanConditions,
    town: unlessEmpty,
    latitude: unlessEmpty,
    longitude: unlessEmpty,
    openingHours: cleanWeek,
    openingExceptions: cleanExceptions,
  },
  clearable: ['contractConditions', 'town', 'latitude', 'longitude'],
  defaults: { contractTheme: ContractTheme.MODEL_1, openingHours: [], openingExceptions: [] },
  problemsBetween: (fields) => ({ ...placeProblems(fields), ...hoursProblems(fields) }),
});

/** Parses a new agency. Throws ValidationError with all invalid fields. */
export function parseNewAgency(sent: Sent<NewAgency>): NewAgency {
  return plainHours(AGENCY_FIELDS.parse(sent));
}

/** Parses an edit of an agency. Throws ValidationError with all invalid fields. */
export function parseAgencyEdit(sent: SentEdit<NewAgency>): AgencyEdit {
  const { changes, ...edit } = AGENCY_FIELDS.parseEdit(sent);
  return { ...edit, changes: plainHours(changes) };
}

/** Replaces the typed conditions by their texts by language, as they are stored. */
export function storedConditions<Some extends { readonly contractConditions?: string | null }>({
  contractConditions,
  ...fields
}: Some): Omit<Some, 'contractConditions'> & { conditions?: ConditionsTexts } {
  if (contractConditions === undefined) return fields;
  return { ...fields, conditions: contractConditions === null ? {} : { fr: contractConditions } };
}

/** Returns the problem of a place on the map that has only one of its two coordinates. */
function placeProblems({ latitude, longitude }: Partial<NewAgency>): FieldErrors {
  if (latitude === undefined || longitude === undefined || (latitude === null) === (longitude === null)) return {};
  return { [latitude === null ? 'latitude' : 'longitude']: ['Indiquez la latitude et la longitude, ou aucune.'] };
}
