import { Field, InputType } from 'type-graphql';
import { IsMail, IsShortText } from '../../../kernel/field-rules.js';

/** The most characters of the sender's name in a contact message. */
export const MAX_SENDER = 60;
/** The most characters of the subject of a contact message. */
export const MAX_SUBJECT = 120;
/** The most characters of the text of a contact message. */
export const MAX_MESSAGE = 5000;

@InputType({ description: 'A message to the agency.' })
export class ContactMessageInput {
  @IsShortText(MAX_SUBJECT, "L'objet")
  @Field(() => String, { description: `Subject, one line of at most ${MAX_SUBJECT} characters.` })
  subject!: string;

  @IsShortText(MAX_SENDER, 'Le nom')
  @Field(() => String, { description: `Name of the sender, one line of at most ${MAX_SENDER} characters.` })
  name!: string;

  @IsMail()
  @Field(() => String, { description: 'E-mail address for the answer, at most 50 characters.' })
  email!: string;

  @IsShortText(MAX_MESSAGE, 'Le message')
  @Field(() => String, { description: `The message, at most ${MAX_MESSAGE} characters.` })
  message!: string;
}
