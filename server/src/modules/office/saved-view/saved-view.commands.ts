import { CommandFields, type Sent, unlessEmpty } from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { SaveViewInput } from './saved-view.input.js';

/** A view to keep. */
export interface ViewToSave {
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

const VIEW = new CommandFields<ViewToSave>({
  validatedBy: SaveViewInput,
  clean: {
    list: unlessEmpty,
    name: cleanText,
    query: (sent) => (typeof sent === 'string' ? (cleanText(sent) ?? '').replace(/^\?/, '') : sent),
    shared: unlessEmpty,
  },
  defaults: { shared: false },
});

/** Parses a view. Throws ValidationError. */
export function parseView(sent: SaveViewInput): ViewToSave {
  return VIEW.parse(sent satisfies Sent<ViewToSave>);
}
