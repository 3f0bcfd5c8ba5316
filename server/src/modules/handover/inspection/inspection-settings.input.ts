import { ArrayMaxSize, ArrayMinSize, ValidateBy } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsChoice, IsGiven, IsWholeNumber } from '../../../kernel/value-rules.js';
import { MAX_CHECKLIST, MAX_LABEL } from './inspection.input.js';

const MAX_LICENCE_YEARS = 20;
const MIN_AGE = 18;
const MAX_AGE = 40;
const MAX_PAPER_DAYS = 1825;

@InputType({ description: 'Changes of what the agency chose for its inspections. What is left out stays as it is.' })
export class UpdateInspectionSettingsInput {
  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @IsGiven('La liste des éléments')
  @ArrayMinSize(1, { message: 'Indiquez au moins un élément.' })
  @ArrayMaxSize(MAX_CHECKLIST, { message: `${MAX_CHECKLIST} éléments au plus.` })
  @IsLabels()
  @Field(() => [String], {
    nullable: true,
    description: `What belongs to a vehicle: 1 to ${MAX_CHECKLIST} different names of at most ${MAX_LABEL} characters.`,
  })
  checklist?: string[] | null;

  @IsWholeNumber(0, MAX_LICENCE_YEARS, "L'ancienneté du permis")
  @Field(() => Int, { nullable: true, description: `Years of a licence, 0 to ${MAX_LICENCE_YEARS}.` })
  minLicenceYears?: number | null;

  @IsWholeNumber(MIN_AGE, MAX_AGE, "L'âge du conducteur")
  @Field(() => Int, { nullable: true, description: `Age of a driver, ${MIN_AGE} to ${MAX_AGE}.` })
  minDriverAge?: number | null;

  @IsChoice([true, false], 'Le blocage')
  @Field(() => Boolean, { nullable: true, description: 'Whether papers stop a departure.' })
  papersStop?: boolean | null;

  @IsWholeNumber(1, MAX_PAPER_DAYS, 'La durée de conservation des photos de papiers')
  @Field(() => Int, {
    nullable: true,
    description: `Days that photos of papers are kept after the rental, 1 to ${MAX_PAPER_DAYS}.`,
  })
  paperPhotoDays?: number | null;
}

/** Requires labels that differ from each other and are not too long. */
function IsLabels(): PropertyDecorator {
  return ValidateBy({
    name: 'isLabels',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) &&
        value.every((label) => typeof label === 'string' && label !== '' && label.length <= MAX_LABEL) &&
        new Set(value).size === value.length,
      defaultMessage: () => `Chaque élément a un nom différent, de ${MAX_LABEL} caractères au plus.`,
    },
  });
}
