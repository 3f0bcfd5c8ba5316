import { Field, InputType } from 'type-graphql';
import { IsShortText, MAX_COMMENT } from '../../../kernel/field-rules.js';
import { IsGiven } from '../../../kernel/value-rules.js';

@InputType({ description: 'A note of the staff on a reservation.' })
export class AddReservationNoteInput {
  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @IsShortText(MAX_COMMENT, 'La note')
  @IsGiven('La note')
  @Field(() => String, { description: `What is noted, at most ${MAX_COMMENT} characters.` })
  text!: string;
}
