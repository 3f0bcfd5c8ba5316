import { IsOptional } from 'class-validator';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { SearchIn } from '../../../api/graphql/search.types.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsMail, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import type { Criteria } from '../../../kernel/search.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { IsChoice, IsDegrees } from '../../../kernel/value-rules.js';
import { PLACES } from '../../base/settings/places.js';
import { ContractTheme } from './agency.entity.js';
import { MAX_CONDITIONS } from './contract-conditions.js';
import { IsExceptions, IsWeek, OpeningExceptionInput, WeekHoursInput } from './opening-hours.types.js';

/** The most characters of an agency's name. */
export const MAX_AGENCY_NAME = 60;
/** The most characters of each official number of an agency: RC, CNSS, patente, IF and ICE. */
export const MAX_IDENTIFIER = 30;

export enum AgencySortField {
  NAME = 'NAME',
  CREATED_AT = 'CREATED_AT',
}
registerEnumType(AgencySortField, { name: 'AgencySortField', description: 'What agencies are sorted by.' });

/** The fields that a search covers. */
export enum AgencySearchField {
  NAME = 'NAME',
  ADDRESS = 'ADDRESS',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
}
registerEnumType(AgencySearchField, {
  name: 'AgencySearchField',
  description: 'What a search of agencies looks into.',
});

@InputType({ description: 'A search of agencies, in one column or in all.' })
export class AgencySearch extends SearchIn(AgencySearchField) {}

/** The conditions of the list of agencies. */
export type AgencyCriteria = Criteria<object, AgencySearchField>;

@InputType({ description: 'Order of agencies; by name when left out.' })
export class AgencySort {
  @Field(() => AgencySortField, { description: 'What by.' })
  field!: AgencySortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which way.' })
  direction: SortDirection = SortDirection.ASC;
}

/** The fields of an agency. All but the place on the map are required, because documents print them (docs/rules/fleet.md#agencies). */
@InputType()
export abstract class AgencyFields {
  @IsShortText(MAX_AGENCY_NAME, 'Le nom')
  @Field(() => String, { description: 'Name, at most 60 characters.' })
  name!: string;

  @IsPhone()
  @Field(() => String, { description: 'Telephone, at most 16 characters.' })
  phone!: string;

  @IsPhone('Le GSM')
  @Field(() => String, { description: 'Mobile telephone (GSM), at most 16 characters.' })
  mobile!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address, at most 50 characters.' })
  email!: string;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { description: 'Postal address, at most 200 characters.' })
  address!: string;

  @IsShortText(MAX_IDENTIFIER, 'Le RC')
  @Field(() => String, { description: 'Registre de commerce (RC), at most 30 characters.' })
  tradeRegister!: string;

  @IsShortText(MAX_IDENTIFIER, 'Le numéro CNSS')
  @Field(() => String, { description: 'CNSS number, at most 30 characters.' })
  cnss!: string;

  @IsShortText(MAX_IDENTIFIER, 'La patente')
  @Field(() => String, { description: 'Patente number, at most 30 characters.' })
  patente!: string;

  @IsShortText(MAX_IDENTIFIER, "L'IF")
  @Field(() => String, { description: 'Identifiant fiscal (IF), at most 30 characters.' })
  taxId!: string;

  @IsShortText(MAX_IDENTIFIER, "L'ICE")
  @Field(() => String, { description: 'Identifiant commun de l’entreprise (ICE), at most 30 characters.' })
  ice!: string;

  @IsChoice(Object.values(ContractTheme), 'Le modèle de contrat')
  @Field(() => ContractTheme, { defaultValue: ContractTheme.MODEL_1, description: 'Model of its contracts.' })
  contractTheme: ContractTheme = ContractTheme.MODEL_1;

  @IsOptional()
  @IsShortText(MAX_CONDITIONS, 'Le texte des conditions')
  @Field(() => String, {
    nullable: true,
    description: `General conditions of its contracts, at most ${MAX_CONDITIONS} characters; the default without.`,
  })
  contractConditions?: string | null;

  @IsOptional()
  @IsChoice(PLACES, 'La ville')
  @Field(() => String, { nullable: true, description: 'The one of `places` that it stands for.' })
  town?: string | null;

  @IsOptional()
  @IsDegrees(90, 'La latitude')
  @Field(() => Float, { nullable: true, description: 'Degrees north, for the map.' })
  latitude?: number | null;

  @IsOptional()
  @IsDegrees(180, 'La longitude')
  @Field(() => Float, { nullable: true, description: 'Degrees east, for the map.' })
  longitude?: number | null;

  @IsOptional()
  @IsWeek()
  @Field(() => [WeekHoursInput], { nullable: true, description: 'When it is open each week; several stretches a day.' })
  openingHours?: WeekHoursInput[] | null;

  @IsOptional()
  @IsExceptions()
  @Field(() => [OpeningExceptionInput], { nullable: true, description: 'Days with hours of their own.' })
  openingExceptions?: OpeningExceptionInput[] | null;
}

@InputType({ description: 'A new agency.' })
export class CreateAgencyInput extends AgencyFields {
  @Field(() => UploadScalar, { nullable: true, description: 'Picture: JPEG, PNG or WebP, at most 8 MB.' })
  image?: PendingUpload | null;
}

@InputType({ description: 'Changes of an agency. What is left out stays as it is.' })
export class UpdateAgencyInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name, at most 60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone, at most 16 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Mobile telephone (GSM), at most 16 characters.' })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address, at most 50 characters.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, at most 200 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Registre de commerce (RC), at most 30 characters.' })
  tradeRegister?: string | null;

  @Field(() => String, { nullable: true, description: 'CNSS number, at most 30 characters.' })
  cnss?: string | null;

  @Field(() => String, { nullable: true, description: 'Patente number, at most 30 characters.' })
  patente?: string | null;

  @Field(() => String, { nullable: true, description: 'Identifiant fiscal (IF), at most 30 characters.' })
  taxId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Identifiant commun de l’entreprise (ICE), at most 30 characters.',
  })
  ice?: string | null;

  @Field(() => ContractTheme, { nullable: true, description: 'Model of its contracts.' })
  contractTheme?: ContractTheme | null;

  @Field(() => String, {
    nullable: true,
    description: `General conditions of its contracts, at most ${MAX_CONDITIONS} characters; null for the default. Signed contracts keep theirs.`,
  })
  contractConditions?: string | null;

  @Field(() => String, { nullable: true, description: 'The one of `places` that it stands for.' })
  town?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, for the map; null takes it off the map.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, for the map; null takes it off the map.' })
  longitude?: number | null;

  @Field(() => [WeekHoursInput], {
    nullable: true,
    description: 'When it is open each week, whole; empty or null for not known.',
  })
  openingHours?: WeekHoursInput[] | null;

  @Field(() => [OpeningExceptionInput], {
    nullable: true,
    description: 'Days with hours of their own, whole; null for none.',
  })
  openingExceptions?: OpeningExceptionInput[] | null;

  @Field(() => UploadScalar, { nullable: true, description: 'New picture: JPEG, PNG or WebP, at most 8 MB.' })
  image?: PendingUpload | null;
}

@InputType({ description: 'Which agency leaves the lists.' })
export class DeleteAgencyInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}
