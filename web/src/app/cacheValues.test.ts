import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { definitions, keyOf, schema } from '../test/documents';
import { makeCache } from './apollo';

const fragments = new Map(
  definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
  ),
);

/** Returns the fields of a selection, including those of its fragments. A field that is selected twice is in the result twice. */
const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
    const fragment = fragments.get(selection.name.value);
    return fragment ? fieldsOf(fragment.selectionSet) : [];
  });

const byName = (nodes: readonly FieldNode[]): Map<string, FieldNode[]> => {
  const found = new Map<string, FieldNode[]>();
  for (const { selectionSet } of nodes)
    for (const field of selectionSet ? fieldsOf(selectionSet) : [])
      found.set(field.name.value, [...(found.get(field.name.value) ?? []), field]);
  return found;
};

const typeOf = (parent: GraphQLObjectType, field: string): GraphQLObjectType | undefined => {
  const type = getNamedType(parent.getFields()[field]?.type);
  return isObjectType(type) ? type : undefined;
};

/** Tells whether the cache stores objects of a type within their parent, because they have no key. */
const isValue = (type: GraphQLObjectType | undefined): type is GraphQLObjectType =>
  // A line of a price has an id once it is stored, and only then a place in a record.
  type !== undefined && keyOf(type.name) === undefined && type.name !== 'PriceLine';

/** Returns the names of a value's fields as one text, including those of nested values. */
const shapeOf = (type: GraphQLObjectType, nodes: readonly FieldNode[]): string =>
  [...byName(nodes)]
    .map(([name, inner]) => {
      const value = typeOf(type, name);
      return isValue(value) ? `${name}{${shapeOf(value, inner)}}` : name;
    })
    .sort()
    .join(' ');

/** Records for each value of a record with which fields it is selected, and in which document. */
const collect = (
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  place: string,
  found: Map<string, Map<string, string[]>>,
): void => {
  for (const [name, inner] of byName(nodes)) {
    const value = typeOf(type, name);
    if (!value) continue;
    if (isValue(value) && keyOf(type.name) !== undefined) {
      const field = `${type.name}.${name}`;
      const shapes = found.get(field) ?? new Map<string, string[]>();
      const shape = shapeOf(value, inner);
      found.set(field, shapes.set(shape, [...(shapes.get(shape) ?? []), place]));
    }
    collect(value, inner, place, found);
  }
};

const selected = new Map<string, Map<string, string[]>>();
for (const definition of definitions)
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    const root = schema.getRootType(definition.operation);
    if (root)
      collect(
        root,
        [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '' }, selectionSet: definition.selectionSet }],
        definition.name?.value ?? '',
        selected,
      );
  }

/**
 * Values that an answer with fewer fields may replace in the cache, with the reason. A page that shows more of them queries again, because
 * their other fields may be outdated.
 */
const replaceable: Readonly<Record<string, string>> = {
  'Reservation.risk': 'all of it would cost DayBoard more than an operation may',
  'Season.rates': 'tiers would cost Seasons more than an operation may',
};

test('a value of a record is selected with the same fields everywhere, or merged', () => {
  const { policies } = makeCache();
  const merged = (field: string): boolean => {
    const [record = '', name = ''] = field.split('.');
    const parent = schema.getType(record) as GraphQLObjectType;
    return policies.getMergeFunction(record, name, typeOf(parent, name)?.name) !== undefined;
  };
  const differing = [...selected].filter(([field, shapes]) => shapes.size > 1 && !merged(field));
  const replaced = differing.filter(([field]) => !(field in replaceable));
  // An answer with fewer fields replaces the value: the page that shows more of it would have to ask again.
  expect(replaced.map(([field, shapes]) => ({ field, ...Object.fromEntries(shapes) }))).toEqual([]);
  expect(Object.keys(replaceable).filter((field) => !differing.some(([found]) => found === field))).toEqual([]);
  expect(selected.size).toBeGreaterThan(20);
});
