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

/** What a list without pages is taken to hold: fields that lead from record to record would else cost nothing, however deep. */
const UNPAGED_ITEMS = 5;
/** What a query, mutation or subscription costs that declares nothing: it asks the database, whatever is selected of it. */
const ROOT_FIELD_POINTS = 100;
/** What the query of the schema that every tool sends costs; others about the schema in proportion. */
const STANDARD_INTROSPECTION = 5_000;
/** It with all that it may ask for. */
export const STANDARD_INTROSPECTION_QUERY = getIntrospectionQuery({
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
});

type Variables = Readonly<Record<string, unknown>>;

/** The document and the schema do not fit together although it was validated: its cost cannot be told. */
export class UnknownCostError extends Error {}

/** Tells what operations cost before they run, in time that grows with the document's length and not with what it multiplies to. */
export class CostModel {
  private readonly introspectionSizes: ReadonlyMap<string, number>;
  private readonly introspectionPoint: number;

  constructor(private readonly schema: GraphQLSchema) {
    this.introspectionSizes = introspectionSizes(schema);
    this.introspectionPoint = 1;
    this.introspectionPoint = STANDARD_INTROSPECTION / this.ofStandardIntrospection();
  }

  /**
   * Adds up the points of an operation, at least what running it takes: each field counts its own weight and, as many times as
   * it may have items, what is selected below it. A fragment is counted once in each selection set that spreads it, as it is run
   * once there. Throws GraphQLError for arguments that do not fit, UnknownCostError for a document that was not validated.
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

/** One operation being counted. What is selected on a type is counted once and remembered, wherever it is spread. */
class Counting {
  private readonly roots: ReadonlySet<unknown>;
  private readonly known = new Map<SelectionSetNode, Map<GraphQLObjectType, number>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspectionSizes: ReadonlyMap<string, number>,
    private readonly introspectionPoint: number,
    private readonly fragments: Fragments,
    private readonly variables: Variables,
  ) {
    this.roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  }

  /** On an interface or a union it costs what it costs for the type where it costs most. */
  ofSelections(set: SelectionSetNode, type: GraphQLNamedType): number {
    if (isObjectType(type)) return this.ofSelectionsOn(set, type);
    if (!isAbstractType(type)) throw new UnknownCostError(`fields of ${type.name}`);
    return this.schema
      .getPossibleTypes(type)
      .reduce((most, possible) => Math.max(most, this.ofSelectionsOn(set, possible)), 0);
  }

  private ofSelectionsOn(set: SelectionSetNode, type: GraphQLObjectType): number {
    const byType = this.known.get(set) ?? new Map<GraphQLObjectType, number>();
    this.known.set(set, byType);
    const known = byType.get(type);
    if (known !== undefined) return known;
    // Should a fragment spread itself after all, there is no end of it.
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

  /** How often what is selected below a field may be run. */
  private itemsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, parent: GraphQLObjectType): number {
    if (parent.name.startsWith('__')) return this.introspectionSizes.get(`${parent.name}.${field.name}`) ?? 1;
    if (isPaged(field)) return this.pageSizeOf(field, node);
    // The items of a page were counted with the field that gives the page.
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

/** How many items the lists of the schema's description have at most. */
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
