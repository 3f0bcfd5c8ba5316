import { type ASTNode, Kind, parse, print } from 'graphql';
import { definitions } from '../../test/documents';
import { printDocument } from './printDocument';

const text = `
  query ($list: [Int!]! = [1, 2], $text: String = "a \\"b\\"", $on: Boolean!, $filter: Filter = { name: null, kind: FULL, rate: 1.5 }) @live {
    first: fleet(filter: $filter, page: { number: 1, size: 20 }, sort: { field: PRICE, descending: false }, on: true) @include(if: $on) {
      ... on Vehicle @skip(if: $on) { id }
      ... @include(if: $on) { ...Card @unmask }
    }
  }
  query Named @live { agencyNow }
  subscription Named($id: ID!) { changed(id: $id) { id } }
  mutation { logOut }
  fragment Card on Vehicle @live { name }
`;

test('the text of every operation of the pages is that of the package graphql', () => {
  expect(definitions.length).toBeGreaterThan(100);
  for (const definition of definitions) expect(printDocument(definition)).toBe(print(definition));
});

test.each([text, '{ agencyNow }'])('every part of an operation is printed as by the package graphql', (written) => {
  const document = parse(written);
  expect(printDocument(document)).toBe(print(document));
});

test('what does not occur in operations is refused', () => {
  const node: ASTNode = { kind: Kind.SCHEMA_DEFINITION, operationTypes: [] };
  expect(() => printDocument(node)).toThrow('SchemaDefinition');
});
