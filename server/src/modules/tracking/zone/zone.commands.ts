import { unlessEmpty, CommandFields, type EditOf, type Sent, type SentEdit } from '../../../kernel/commands.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import type { Zone } from './zone.entity.js';
import { CreateZoneInput, type ZoneVertexInput } from './zone.input.js';

export type NewZone = Pick<Zone, 'name' | 'color' | 'active' | 'categories' | 'vertices'>;
/** An edit of a zone, already checked. */
export type ZoneEdit = EditOf<NewZone>;

/** About a tenth of a metre; finer digits mean nothing. */
const DEGREE_DIGITS = 6;

const FIELDS = new CommandFields<NewZone>({
  validatedBy: CreateZoneInput,
  clean: {
    name: cleanLine,
    color: (sent) => cleanLine(sent)?.toLowerCase(),
    active: unlessEmpty,
    categories: (sent) => [...new Set(sent as NewZone['categories'])],
    vertices: (sent) => (sent as ZoneVertexInput[] | null)?.map(rounded),
  },
  defaults: { active: true, categories: [] },
});

/** Reads a new zone. Throws ValidationError with every invalid field. */
export function parseNewZone(sent: CreateZoneInput): NewZone {
  return FIELDS.parse(sent satisfies Sent<NewZone>);
}

/** Reads an edit of a zone. Throws ValidationError with every invalid field. */
export function parseZoneEdit(sent: SentEdit<NewZone>): ZoneEdit {
  return FIELDS.parseEdit(sent);
}

function rounded({ latitude, longitude }: ZoneVertexInput): ZoneVertexInput {
  const degrees = (value: number): number => Number(value.toFixed(DEGREE_DIGITS));
  return { latitude: degrees(latitude), longitude: degrees(longitude) };
}
