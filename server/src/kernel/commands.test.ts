import { unlessEmpty, CommandFields } from './commands.js';
import { type FieldErrors, ValidationError } from './domain-error.js';
import { cleanLine, cleanPhone, IsPhone, IsShortText } from './field-rules.js';
import { IsOptional } from 'class-validator';
import { IsWholeNumber } from './value-rules.js';

class Fields {
  @IsShortText(10, 'Le nom')
  name!: string;

  @IsOptional()
  @IsPhone()
  phone!: string | null;

  @IsWholeNumber(1, 9, 'Le rang')
  rank!: number;

  @IsOptional()
  @IsWholeNumber(1, 9, 'La limite')
  limit!: number | null;
}

const rules = {
  validatedBy: Fields,
  clean: { name: cleanLine, phone: cleanPhone, rank: unlessEmpty, limit: unlessEmpty },
  clearable: ['phone', 'limit'],
  defaults: { rank: 1 },
  problemsBetween: ({ rank, limit }: Partial<Fields>): FieldErrors =>
    rank !== undefined && limit != null && rank > limit ? { limit: ['Trop bas.'] } : {},
} as const;
const fields = new CommandFields<Fields>(rules);

function problemsOf(work: () => unknown): ValidationError['fields'] {
  try {
    work();
  } catch (error) {
    if (error instanceof ValidationError) return error.fields;
  }
  throw new Error('nothing was refused');
}

describe('a new record', () => {
  it('has every field, cleaned, with defaults for those that were not sent', () => {
    expect(fields.parse({ name: '  Un  ', phone: '' })).toEqual({ name: 'Un', phone: null, rank: 1, limit: null });
    expect(fields.parse({ name: 'Un', rank: null })).toMatchObject({ rank: 1 });
  });

  it('is refused with all its problems at once', () => {
    expect(problemsOf(() => fields.parse({ phone: 'abc', rank: 9, limit: 2 }))).toEqual({
      name: ['Le nom est obligatoire.'],
      phone: [expect.stringContaining('Le téléphone')],
      limit: ['Trop bas.'],
    });
  });
});

describe('an edit', () => {
  it('keeps absent fields, and clears by null or empty text those that may be empty', () => {
    expect(fields.parseEdit({ id: '7', version: 3, phone: ' ', limit: null })).toEqual({
      id: 7,
      version: 3,
      changes: { phone: null, limit: null },
    });
    expect(fields.parseEdit({ id: 'x', version: null, name: 'Deux' })).toEqual({
      id: 0,
      version: undefined,
      changes: { name: 'Deux' },
    });
  });

  it('never empties a field that must hold something', () => {
    expect(problemsOf(() => fields.parseEdit({ name: '', rank: null }))).toEqual({
      name: ['Le nom est obligatoire.'],
      rank: ['Le rang est obligatoire.'],
    });
    expect(problemsOf(() => fields.parseEdit({ name: null }))).toEqual({ name: ['Le nom est obligatoire.'] });
  });

  it('is judged together with what the record holds', () => {
    const { changes } = fields.parseEdit({ id: 1, rank: 5 });
    expect(() => fields.assertFits({ name: 'Un', rank: 1, limit: undefined }, changes)).not.toThrow();
    expect(problemsOf(() => fields.assertFits({ name: 'Un', rank: 1, limit: 4 }, changes))).toEqual({
      limit: ['Trop bas.'],
    });
  });
});
