import { Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice, IsGiven } from '../../../kernel/value-rules.js';

const MAX_NAME = 40;
const MAX_QUERY = 2000;

@InputType({ description: 'A view to keep. It replaces the one of this name that the employee has in this list.' })
export class SaveViewInput {
  @Matches(/^[A-Za-z-]{1,40}$/, { message: 'La liste est inconnue.' })
  @Field(() => String, { description: 'The list, e.g. `reservations`: 1 to 40 letters and hyphens.' })
  list!: string;

  @IsShortText(MAX_NAME, 'Le nom de la vue')
  @IsGiven('Le nom de la vue')
  @Field(() => String, { description: `At most ${MAX_NAME} characters.` })
  name!: string;

  @MaxLength(MAX_QUERY, { message: 'Cette vue a trop de filtres pour être enregistrée.' })
  @Field(() => String, { description: `The query of its address, at most ${MAX_QUERY} characters.` })
  query!: string;

  @IsChoice([true, false], 'Le partage')
  @Field(() => Boolean, { defaultValue: false, description: 'Whether all staff see it.' })
  shared!: boolean;
}

@InputType({ description: 'A view that is no longer needed.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: '`SavedView.id`.' })
  id!: string;
}
