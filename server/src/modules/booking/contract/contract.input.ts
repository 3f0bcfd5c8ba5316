import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice, IsGiven } from '../../../kernel/value-rules.js';
import { ContractTheme } from '../../fleet/agency/agency.entity.js';
import { MAX_CONDITIONS } from '../../fleet/agency/contract-conditions.js';

@InputType({ description: 'The model and the general conditions of an agency, as they were typed.' })
export class ContractPreviewInput {
  @IsGiven("L'agence")
  @Field(() => ID, { description: 'Whose contract.' })
  agencyId!: string;

  @IsChoice(Object.values(ContractTheme), 'Le modèle de contrat')
  @Field(() => ContractTheme, { description: 'The model.' })
  contractTheme!: ContractTheme;

  @IsOptional()
  @IsShortText(MAX_CONDITIONS, 'Le texte des conditions')
  @Field(() => String, {
    nullable: true,
    description: `The general conditions, at most ${MAX_CONDITIONS} characters; the default without.`,
  })
  contractConditions?: string | null;
}
