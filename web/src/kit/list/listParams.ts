import { toWallTime } from '../../platform/time/time';

/**
 * A part of a list's view in the address. `read` returns the default for an invalid text; `write` returns an empty text for the default,
 * which is then left out.
 */
export interface ListParam<Value> {
  /** Its name in the query, which staff see: `recherche`. */
  readonly name: string;
  read(text: string | null): Value;
  write(value: Value): string;
}

/** Makes the parameter of a free text. */
export const textParam = (name: string): ListParam<string> => ({
  name,
  read: (text) => text ?? '',
  write: (value) => value,
});

/** Makes the parameter of a day, `YYYY-MM-DD`; empty for none. */
export const dayParam = (name: string): ListParam<string> => {
  const day = (text: string | null): string => (text?.length === 10 && toWallTime(`${text}T00:00`) ? text : '');
  // Typed text that is not a day is never written to the address.
  return { name, read: day, write: day };
};

/** Makes the parameter of an agency wall time, `YYYY-MM-DDTHH:mm`, or empty. */
export const wallTimeParam = (name: string): ListParam<string> => ({ name, read: toWallTime, write: (value) => value });

/** Makes the parameter of ids of records, up to a maximum number, each once. */
export const idsParam = (name: string, most: number): ListParam<readonly string[]> => ({
  name,
  read: (text) => [...new Set((text ?? '').split(',').filter((id) => /^\d+$/.test(id)))].slice(0, most),
  write: (ids) => ids.join(','),
});

/** Makes the parameter of yes or no; no is the default. */
export const flagParam = (name: string): ListParam<boolean> => ({
  name,
  read: (text) => text === 'oui',
  write: (value) => (value ? 'oui' : ''),
});

const valueOf = <Value extends string>(
  names: Readonly<Record<string, Value>>,
  name: string | null,
): Value | undefined => (name !== null && Object.hasOwn(names, name) ? names[name] : undefined);

const nameOf = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.entries(names).find(([, param]) => param === value)?.[0] ?? '';

/** A part of a view that is one of several values. */
export interface ChoiceParam<Value, Fallback> extends ListParam<Value | Fallback> {
  readonly values: readonly Value[];
}

/** Makes the parameter of one of several values, each with its name in the address: `choiceParam('champ', { nom: 'NAME' }, 'NAME')`. */
export const choiceParam = <Value extends string, Fallback extends Value | '' | null>(
  name: string,
  names: Readonly<Record<string, Value>>,
  fallback: Fallback,
): ChoiceParam<Value, Fallback> => ({
  name,
  values: Object.values(names),
  read: (text) => valueOf(names, text) ?? fallback,
  write: (value) => (value === null || value === fallback ? '' : nameOf(names, value)),
});

/** Makes the parameter of any of several values, separated by commas and in the order of `names`; none is the default. */
export const choicesParam = <Value extends string>(
  name: string,
  names: Readonly<Record<string, Value>>,
): ListParam<readonly Value[]> => ({
  name,
  read: (text) => {
    const wanted = new Set((text ?? '').toLowerCase().split(','));
    return Object.entries(names)
      .filter(([slug]) => wanted.has(slug))
      .map(([, value]) => value);
  },
  write: (values) => values.map((value) => nameOf(names, value)).join(','),
});

/** Makes the part for the column that is searched, each with its name in the address; without one, all of them are. */
export const searchParams = <Field extends string>(names: Readonly<Record<string, Field>>) => ({
  field: choiceParam<Field, ''>('champ', names, ''),
  text: textParam('recherche'),
});

/** Makes the parts for the order of the rows, each column with its name in the address. */
export const sortParams = <Field extends string>(
  names: Readonly<Record<string, Field>>,
  field: Field,
  direction: 'ASC' | 'DESC',
) => ({
  sortBy: choiceParam<Field, Field>('tri', names, field),
  direction: choiceParam<'ASC' | 'DESC', 'ASC' | 'DESC'>('ordre', { croissant: 'ASC', decroissant: 'DESC' }, direction),
});

/** The parts of a list's view by their names in the code. The page is added automatically. */
export type ListParams = Readonly<Record<string, ListParam<unknown>>>;

/** The view with these parts. */
export type ListState<Params extends ListParams> = {
  readonly [Key in keyof Params]: Params[Key] extends ListParam<infer Value> ? Value : never;
} & { readonly page: number };

const maxPage = 1_000_000;

/** Reads the address; what it does not understand counts as not given. */
export const readListState = <Params extends ListParams>(params: Params, query: URLSearchParams): ListState<Params> => {
  // The server's numbers end at 2^31; a page behind the last one is replaced by the last.
  const page = Math.min(Number(query.get('page')), maxPage);
  const entries = Object.entries(params).map(([key, param]) => [key, param.read(query.get(param.name))]);
  return {
    ...(Object.fromEntries(entries) as Omit<ListState<Params>, 'page'>),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  } as ListState<Params>;
};

/** Returns the query of a view; parts with their default are left out. */
export const writeListState = <Params extends ListParams>(
  params: Params,
  state: ListState<Params>,
): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [key, param] of Object.entries(params)) {
    const text = param.write((state as Readonly<Record<string, unknown>>)[key]);
    // Parts that share a name are listed together: `options=manuelle,gazoil`.
    const shared = query.get(param.name);
    if (text) query.set(param.name, shared ? `${shared},${text}` : text);
  }
  if (state.page > 1) query.set('page', String(state.page));
  return query;
};

/** Returns the address of a view of the list at `path`: the view that `from` contains, with changes. */
export const viewHref = <Params extends ListParams>(
  path: string,
  params: Params,
  change: Partial<ListState<Params>>,
  from: URLSearchParams = new URLSearchParams(),
): string => {
  const text = writeListState(params, { ...readListState(params, from), ...change }).toString();
  return text ? `${path}?${text}` : path;
};
