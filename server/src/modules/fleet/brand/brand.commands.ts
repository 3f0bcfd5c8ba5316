import { CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { BrandFields } from './brand.input.js';

export type NewBrand = BrandFields;
/** An edit of a brand, already checked. */
export type BrandEdit = EditOf<NewBrand>;

const FIELDS = new CommandFields<NewBrand>({ validatedBy: BrandFields, clean: { name: cleanLine } });

/** Reads a new brand. Throws ValidationError. */
export function parseNewBrand(sent: Sent<NewBrand>): NewBrand {
  return FIELDS.parse(sent);
}

/** Reads an edit of a brand. Throws ValidationError. */
export function parseBrandEdit(sent: SentEdit<NewBrand>): BrandEdit {
  return FIELDS.parseEdit(sent);
}
