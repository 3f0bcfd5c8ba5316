import { type ASTNode, Kind, OperationTypeNode } from 'graphql';

/** The longest field, with its arguments, that stays on one line. */
const longestLine = 80;

const join = (nodes: readonly ASTNode[] | undefined, separator: string, open = '', close = ''): string =>
  nodes?.length ? open + nodes.map(printDocument).join(separator) + close : '';

const argumentsOf = (nodes: readonly ASTNode[] | undefined): string => join(nodes, ', ', '(', ')');

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

const directives = (nodes: readonly ASTNode[] | undefined): string => join(nodes, ' ', ' ');

const after = (before: string, node: ASTNode | undefined): string => (node ? before + printDocument(node) : '');

/**
 * Returns the text of a document with operations, exactly as `print` of the package graphql does, without the five sixths of it that print
 * schemas and strings of several lines. Throws on those.
 */
export const printDocument = (node: ASTNode): string => {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return join(node.definitions, '\n\n');
    case Kind.OPERATION_DEFINITION: {
      const head = after(' ', node.name) + argumentsOf(node.variableDefinitions) + directives(node.directives);
      const short = node.operation === OperationTypeNode.QUERY && head === '';
      return (
        (short ? '' : `${node.operation}${head && !node.name ? ` ${head.trimStart()}` : head} `) +
        printDocument(node.selectionSet)
      );
    }
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value} on ${node.typeCondition.name.value}${directives(node.directives)} ${printDocument(node.selectionSet)}`;
    case Kind.VARIABLE_DEFINITION:
      return `${printDocument(node.variable)}: ${printDocument(node.type)}${after(' = ', node.defaultValue)}${directives(node.directives)}`;
    case Kind.SELECTION_SET:
      return `{${indented(join(node.selections, '\n', '\n'))}\n}`;
    case Kind.FIELD: {
      const name = (node.alias ? `${node.alias.value}: ` : '') + node.name.value;
      const line = name + argumentsOf(node.arguments);
      const field = line.length > longestLine ? name + indented(join(node.arguments, '\n', '(\n')) + '\n)' : line;
      return field + directives(node.directives) + after(' ', node.selectionSet);
    }
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}${directives(node.directives)}`;
    case Kind.INLINE_FRAGMENT:
      return `...${after(' on ', node.typeCondition)}${directives(node.directives)} ${printDocument(node.selectionSet)}`;
    case Kind.DIRECTIVE:
      return `@${node.name.value}${argumentsOf(node.arguments)}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${node.name.value}: ${printDocument(node.value)}`;
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.NAME:
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.ENUM:
    case Kind.BOOLEAN:
      return String(node.value);
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      return `[${join(node.values, ', ')}]`;
    case Kind.OBJECT:
      return `{${join(node.fields, ', ')}}`;
    case Kind.NAMED_TYPE:
      return node.name.value;
    case Kind.LIST_TYPE:
      return `[${printDocument(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${printDocument(node.type)}!`;
    default:
      throw new Error(`${node.kind} does not occur in operations`);
  }
};
