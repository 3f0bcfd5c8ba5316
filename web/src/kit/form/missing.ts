import type { FieldPath } from './fieldPath';

const at = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

/** Returns the messages of empty required fields, in order. */
export const missing = <Values extends object>(
  values: Values,
  messages: Partial<Record<FieldPath<Values>, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string | undefined>(messages).filter((entry): entry is [string, string] => {
      const value = at(values, entry[0]);
      return value == null || (typeof value === 'string' && value.trim() === '');
    }),
  );
