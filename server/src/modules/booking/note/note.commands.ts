import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { AddReservationNoteInput } from './note.input.js';

/** A note on a reservation. */
export interface NewNote {
  readonly number: string;
  readonly text: string;
}

const NOTE = new CommandFields<NewNote>({
  validatedBy: AddReservationNoteInput,
  clean: { number: unlessEmpty, text: cleanText },
});

/** Parses a note. Throws ValidationError. */
export function parseNote(sent: AddReservationNoteInput): NewNote {
  return NOTE.parse(sent satisfies Sent<NewNote>);
}
