import { dataOf, json, MESSAGE } from './answers.js';
import { refusalsOf, type RestRoute, route } from './route.js';
import { form, integer, named, nullable, object, choice, text, mergedComponents, upload } from './wire-schema.js';

const BODY = form({ nom: text(), image: upload('A picture.') });
const rename = { method: 'POST', path: '/thing/:id', access: 'STAFF', summary: 'Renames a thing' } as const;
const declared: RestRoute = route({
  ...rename,
  params: { id: text() },
  body: BODY,
  answer: json(dataOf(object({ id: integer(), nom: text() }))),
  handle: async ({ params, body, files }) => ({
    data: { id: Number(params['id']), nom: `${String(body['nom'])} ${files['image']?.length ?? 0}` },
  }),
});

it('lets a handler read only what is declared', () => {
  route({
    ...rename,
    params: { id: text() },
    body: BODY,
    answer: json(MESSAGE),
    handle: async (call) => {
      // @ts-expect-error -- no such field is declared
      void call.body['prenom'];
      // @ts-expect-error -- a file is no field of text
      void call.body['image'];
      // @ts-expect-error -- no such parameter is in the path
      void call.params['num'];
      // @ts-expect-error -- no header is declared
      void call.headers['If-Match'];
      // @ts-expect-error -- the call is not paged
      void call.page;
      return { message: '' };
    },
  });
  // @ts-expect-error -- the parameter of the path is not described
  route({ ...rename, answer: json(MESSAGE), handle: async () => ({ message: '' }) });
});

it('lets a handler return only what is declared', () => {
  const answer = json(dataOf(object({ id: integer(), nom: nullable(text()) })));
  const call = { ...rename, path: '/thing', answer } as const;
  // @ts-expect-error -- a property is missing
  route({ ...call, handle: async () => ({ data: { id: 1 } }) });
  // @ts-expect-error -- a property has another type
  route({ ...call, handle: async () => ({ data: { id: '1', nom: null } }) });
  expect(answer.content['application/json']).toEqual({
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { id: { type: 'integer' }, nom: { type: ['string', 'null'] } },
        required: ['id', 'nom'],
      },
    },
    required: ['data'],
  });
});

it('lists the refusals that follow from the fields and the access of a call', () => {
  expect(refusalsOf(declared)).toEqual([400, 401, 403, 404, 413, 415, 422, 500, 503]);
  expect(refusalsOf({ ...rename, method: 'GET', path: '/things', access: 'ANYONE', answer: json(MESSAGE) })).toEqual([
    401, 500, 503,
  ]);
  expect(refusalsOf({ ...declared, refusals: [429], otherAnswers: { 404: json(MESSAGE) } })).not.toContain(404);
});

it('has null among the values of a nullable choice', () => {
  expect(nullable(choice(['Oui', 'Non'])).json).toEqual({ type: ['string', 'null'], enum: ['Oui', 'Non', null] });
  expect(nullable(named('Thing', text())).json).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }],
  });
});

it('refuses one name for two schemas', () => {
  const [a, b] = [named('Thing', text()), named('Thing', integer())];
  expect(() => mergedComponents([a.components, a.components])).not.toThrow();
  expect(() => mergedComponents([a.components, b.components])).toThrow('Two schemas are called Thing');
});
