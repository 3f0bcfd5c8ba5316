import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { ConditionsTexts } from './contract-conditions.js';
import type { HoursException, WeekHours } from './opening-hours.js';
import { OpeningExceptionType, WeekHoursType } from './opening-hours.types.js';

/** The model in which the agency prints contracts (docs/rules/documents.md#the-two-models-of-the-contract). */
export enum ContractTheme {
  MODEL_1 = 'MODEL_1',
  MODEL_2 = 'MODEL_2',
}

registerEnumType(ContractTheme, {
  name: 'ContractTheme',
  description: "The two models of the contract: 'Model 1' and 'Model 2'.",
});

@ObjectType({ description: 'A branch of the rental company: where its vehicles stand and what its documents name.' })
@Entity()
export class Agency extends BaseEntity<
  'conditions' | 'contractTheme' | 'openingHours' | 'openingExceptions' | 'version'
> {
  @Field(() => String, { description: 'Name.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Telephone.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Mobile telephone.' })
  @Property({ type: 'text' })
  mobile!: string;

  @Field(() => String, { description: 'E-mail address.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'Postal address.' })
  @Property({ type: 'text' })
  address!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'Registre de commerce (RC). Staff only.' })
  @Property({ type: 'text' })
  tradeRegister!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'CNSS number. Staff only.' })
  @Property({ type: 'text' })
  cnss!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'Patente number. Staff only.' })
  @Property({ type: 'text' })
  patente!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'Identifiant fiscal (IF). Staff only.' })
  @Property({ type: 'text' })
  taxId!: string;

  @Authorized('STAFF')
  @Field(() => String, { description: 'Identifiant commun de l’entreprise (ICE). Staff only.' })
  @Property({ type: 'text' })
  ice!: string;

  @Authorized('STAFF')
  @Field(() => ContractTheme, { description: 'Which model its contracts are printed in. Staff only.' })
  @Enum({ items: () => ContractTheme })
  contractTheme: ContractTheme = ContractTheme.MODEL_1;

  /** The agency's own general conditions; none for a language in which its contracts print the default. */
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'{}'` })
  conditions: ConditionsTexts = {};

  @Field(() => String, {
    nullable: true,
    description: 'The one of `places` that it stands for, by which fees for other towns go.',
  })
  @Property({ type: 'text', nullable: true })
  town?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, for the map.' })
  @Property({ type: 'double', nullable: true })
  latitude?: number;

  @Field(() => Float, { nullable: true, description: 'Degrees east, for the map.' })
  @Property({ type: 'double', nullable: true })
  longitude?: number;

  @Field(() => [WeekHoursType], { description: 'When it is open, by day and time; empty when nothing is known.' })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  openingHours: WeekHours[] = [];

  @Field(() => [OpeningExceptionType], { description: 'Days with hours of their own: holidays, Ramadan.' })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  openingExceptions: HoursException[] = [];

  @Property({ type: 'text', nullable: true })
  imageFile?: string;

  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  archivedAt?: Date;

  @Authorized('STAFF')
  @Field(() => Int, { description: 'Rises with every change; sent back with an edit. Staff only.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** The table of Agency for queries. */
export interface AgencyTable {
  readonly agency: Columns<Agency>;
}

/** A row of Agency as readers return it. */
export type AgencyRecord = Selectable<AgencyTable['agency']>;
