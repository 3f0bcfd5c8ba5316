import { getMetadataStorage } from 'type-graphql';

type Storage = ReturnType<typeof getMetadataStorage>;
type Param = NonNullable<Storage['queries'][number]['params']>[number];
type ArgParam = Extract<Param, { kind: 'arg' }>;
type InputClass = new () => object;
type Convert = (value: unknown) => unknown;

/**
 * Makes the resolvers of the schema that was built last convert their arguments by functions that are prepared once. TypeGraphQL searches
 * all input types for each field of each argument, and waits for a validation that is off, which takes most of the time of a field that
 * is resolved for each row of a list. The next build starts from the declarations again.
 */
export function prepareArguments(): void {
  const storage = getMetadataStorage();
  const convertOf = converters(storage);
  for (const handler of [
    ...storage.queries,
    ...storage.mutations,
    ...storage.subscriptions,
    ...storage.fieldResolvers,
  ]) {
    handler.params = handler.params?.map((param) => (param.kind === 'arg' ? prepared(param, convertOf) : param));
  }
}

/** Returns the parameter as one of TypeGraphQL's custom parameters, which it gets by a single call. */
function prepared(
  { name, target, methodName, index, getType }: ArgParam,
  convertOf: (type: unknown) => Convert,
): Param {
  const convert = convertOf(getType());
  return { kind: 'custom', target, methodName, index, options: {}, resolver: ({ args }) => convert(args[name]) };
}

/** Returns a function that returns the conversion of a type: input types become instances of their class, also in lists. */
function converters({ inputTypes }: Storage): (type: unknown) => Convert {
  const classes = new Map(inputTypes.map((input) => [input.target as unknown, input]));
  const known = new Map<unknown, Convert>();
  const convertOf = (type: unknown): Convert => {
    const input = classes.get(type);
    if (!input) return unchanged;
    const convert = known.get(type) ?? instanceOf(type as InputClass, () => fieldsOf(type));
    known.set(type, convert);
    return convert;
  };
  /** The fields of an input type and of those that it extends; its own come first. */
  const fieldsOf = (type: unknown): Map<string, Convert> => {
    const fields = new Map<string, Convert>();
    for (let each = type; typeof each === 'function'; each = Object.getPrototypeOf(each) as unknown)
      for (const { name, getType } of classes.get(each)?.fields ?? [])
        if (!fields.has(name)) fields.set(name, convertOf(getType()));
    return fields;
  };
  return convertOf;
}

const unchanged: Convert = (value) => value;

function instanceOf(type: InputClass, fieldsOf: () => Map<string, Convert>): Convert {
  let fields: ReadonlyArray<readonly [string, Convert]> | undefined;
  const convert: Convert = (value) => {
    if (value == null) return value;
    if (Array.isArray(value)) return value.map(convert);
    // Input types may contain themselves, so their fields are looked up at the first use.
    fields ??= [...fieldsOf()];
    const instance = new type() as Record<string, unknown>;
    for (const [name, convertField] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) instance[name] = convertField(given);
    }
    return instance;
  };
  return convert;
}
