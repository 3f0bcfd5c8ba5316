import {
  type FieldNode,
  getArgumentValues,
  getDirectiveValues,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../kernel/page.js';
import { COST_EXTENSION } from './costs.js';
import { type Fragments, fragmentsOf } from './fragments.js';

/** The assumed length of a list without pages; otherwise nested references would cost nothing, however deep. */
const UNPAGED_ITEMS = 5;
/** The default cost of a query, mutation or subscription, because it reads the database whatever it selects. */
const ROOT_FIELD_POINTS = 100;
/** The cost of the schema query that tools send; other introspection is in proportion. */
const STANDARD_INTROSPECTION = 5_000;
/** The standard introspection query with all options. */
export const STANDARD_INTROSPECTION_QUERY = getIntrospectionQuery({
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
});

type Variables = Readonly<Record<string, unknown>>;

/** Thrown when a validated document does not fit the schema, so that its cost is unknown. */
export class UnknownCostError extends Error {}

/** Computes the cost of operations before they run, in time that grows with the document's length and not with the fields it expands to. */
export class CostModel {
  private readonly introspectionSizes: ReadonlyMap<string, number>;
  private readonly introspectionPoint: number;

  constructor(private readonly schema: GraphQLSchema) {
    this.introspectionSizes = introspectionSizes(schema);
    this.introspectionPoint = 1;
    this.introspectionPoint = STANDARD_INTROSPECTION / this.ofStandardIntrospection();
  }

  /**
   * Adds up the points of an operation, at least what running it takes: each field counts its own cost and, as often as it may have items,
   * that of its selection. A fragment is counted once in each selection set that spreads it, because it runs once there. Throws
   * GraphQLError for invalid arguments, UnknownCostError for a document that was not validated.
   */
  costOf(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): number {
    const root = this.schema.getRootType(operation.operation);
    if (!root) throw new UnknownCostError(`no ${operation.operation} in the schema`);
    const counting = new Counting(this.schema, this.introspectionSizes, this.introspectionPoint, fragments, variables);
    return Math.ceil(counting.ofSelections(operation.selectionSet, root));
  }

  private ofStandardIntrospection(): number {
    const document = parse(STANDARD_INTROSPECTION_QUERY);
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new UnknownCostError('the standard introspection has no operation');
    return this.costOf(operation, fragmentsOf(document), {});
  }
}

/** The computation for one operation. The selections of a fragment on a type are computed once and cached. */
class Counting {
  private readonly roots: ReadonlySet<unknown>;
  private readonly costs = new Map<SelectionSetNode, Map<GraphQLObjectType, number>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspectionSizes: ReadonlyMap<string, number>,
    private readonly introspectionPoint: number,
    private readonly fragments: Fragments,
    private readonly variables: Variables,
  ) {
    this.roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  }

  /** A selection on an interface or a union costs as much as on its most expensive type. */
  ofSelections(set: SelectionSetNode, type: GraphQLNamedType): number {
    if (isObjectType(type)) return this.ofSelectionsOn(set, type);
    if (!isAbstractType(type)) throw new UnknownCostError(`fields of ${type.name}`);
    return this.schema
      .getPossibleTypes(type)
      .reduce((most, possible) => Math.max(most, this.ofSelectionsOn(set, possible)), 0);
  }

  private ofSelectionsOn(set: SelectionSetNode, type: GraphQLObjectType): number {
    const byType = this.costs.get(set) ?? new Map<GraphQLObjectType, number>();
    this.costs.set(set, byType);
    const cost = byType.get(type);
    if (cost !== undefined) return cost;
    // Should a fragment spread itself after all, its cost is infinite.
    byType.set(type, Infinity);
    const spread = new Set<string>();
    let sum = 0;
    for (const selection of set.selections) {
      if (this.isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) sum += this.ofField(selection, type);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.applies(selection.typeCondition?.name.value, type))
          sum += this.ofSelectionsOn(selection.selectionSet, type);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.fragments.get(selection.name.value);
        if (!fragment) throw new UnknownCostError(`no fragment ${selection.name.value}`);
        if (this.applies(fragment.typeCondition.name.value, type))
          sum += this.ofSelectionsOn(fragment.selectionSet, type);
      }
    }
    byType.set(type, sum);
    return sum;
  }

  private ofField(node: FieldNode, parent: GraphQLObjectType): number {
    const field = this.definitionOf(node, parent);
    const type = getNamedType(field.type);
    const below = node.selectionSet && isCompositeType(type) ? this.ofSelections(node.selectionSet, type) : 0;
    const points = this.weightOf(field, parent) + (below === 0 ? 0 : below * this.itemsOf(field, node, parent));
    return field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? points * this.introspectionPoint : points;
  }

  private definitionOf(node: FieldNode, parent: GraphQLObjectType): GraphQLField<unknown, unknown> {
    const name = node.name.value;
    const field =
      [TypeNameMetaFieldDef, SchemaMetaFieldDef, TypeMetaFieldDef].find((meta) => meta.name === name) ??
      parent.getFields()[name];
    if (!field) throw new UnknownCostError(`no field ${parent.name}.${name}`);
    return field;
  }

  private weightOf({ name, extensions }: GraphQLField<unknown, unknown>, parent: GraphQLObjectType): number {
    const declared = extensions[COST_EXTENSION];
    if (typeof declared === 'number') return declared;
    return this.roots.has(parent) && !name.startsWith('__') ? ROOT_FIELD_POINTS : 1;
  }

  /** Returns how often the selection of a field may run. */
  private itemsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, parent: GraphQLObjectType): number {
    if (parent.name.startsWith('__')) return this.introspectionSizes.get(`${parent.name}.${field.name}`) ?? 1;
    if (isPaged(field)) return this.pageSizeOf(field, node);
    // The items of a page were counted with the field that returns the page.
    return parent.name.endsWith('Page') ? 1 : UNPAGED_ITEMS ** listDepth(field.type);
  }

  private pageSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const { page } = getArgumentValues(field, node, this.variables) as { page?: { size?: unknown } | null };
    const size = page?.size;
    return typeof size === 'number' && size >= 1 ? Math.min(size, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
  }

  private isLeftOut(node: SelectionNode): boolean {
    if (!node.directives?.length) return false;
    return (
      getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] === true ||
      getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] === false
    );
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.schema.getType(condition);
    return isAbstractType(wanted) && this.schema.isSubType(wanted, type);
  }
}

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => name === 'page');
}

function listDepth(type: GraphQLOutputType): number {
  const inner = getNullableType(type);
  return isListType(inner) ? 1 + listDepth(inner.ofType as GraphQLOutputType) : 0;
}

/** Returns how many items each list of an introspection query has at most. */
function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.map((type) => Object.values(type.getFields()));
  const most = (counts: readonly number[]) => Math.max(1, ...counts);
  const lengths = (lists: ReadonlyArray<readonly unknown[]>) => lists.map(({ length }) => length);
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', schema.getDirectives().length],
    ['__Type.fields', most(lengths(fields))],
    ['__Type.interfaces', most(lengths(withFields.map((type) => type.getInterfaces())))],
    ['__Type.possibleTypes', most(lengths(types.filter(isAbstractType).map((type) => schema.getPossibleTypes(type))))],
    ['__Type.enumValues', most(lengths(types.filter(isEnumType).map((type) => type.getValues())))],
    ['__Type.inputFields', most(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length))],
    ['__Field.args', most(lengths(fields.flat().map(({ args }) => args)))],
    ['__Directive.args', most(lengths(schema.getDirectives().map(({ args }) => args)))],
  ]);
}
