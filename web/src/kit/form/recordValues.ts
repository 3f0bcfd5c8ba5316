import { isFile } from '../../platform/device/isFile';

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isFile(value) && !(value instanceof Date);

const isGroup = (value: unknown): value is Values => isPlain(value) && !Array.isArray(value);

/** Tells whether two values of a field are equal. A chosen file equals only itself. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => sameValue((one as Values)[key], (other as Values)[key]))
  );
};

/** Returns the fields whose values differ. */
export const changedFields = <Form extends object>(from: Form, to: Form): (keyof Form & string)[] =>
  (Object.keys(to) as (keyof Form & string)[]).filter((field) => !sameValue(from[field], to[field]));

/**
 * Applies my changes since `base` to the stored values, field by field, also within groups such as a driver; a list counts as one field.
 */
export const mergeValues = <Form extends object>(base: Form, mine: Form, theirs: Form): Form => {
  const labels = changedFields(base, mine).map((field) => {
    const [before, now, stored] = [base[field], mine[field], theirs[field]];
    return [field, isGroup(before) && isGroup(now) && isGroup(stored) ? mergeValues(before, now, stored) : now];
  });
  return { ...theirs, ...Object.fromEntries(labels) } as Form;
};
