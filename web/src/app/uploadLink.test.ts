import { gql } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { readProblem } from '../platform/errors/errors';
import { refusal } from '../test/refusal';
import { server } from '../test/server';
import { makeApolloClient } from './apollo';

const mutation = gql`
  mutation Send($input: Input!) {
    send(input: $input)
  }
`;

const send = () =>
  makeApolloClient().mutate({
    mutation,
    variables: { input: { name: 'Dacia', image: new Blob(['x'], { type: 'image/png' }) } },
  });

test('a file is sent as multipart, following the request specification', async () => {
  let sent: { type: string; preflight: string | null; body: string } | undefined;
  server.use(
    http.post('*/graphql', async ({ request }) => {
      sent = {
        type: request.headers.get('content-type') ?? '',
        preflight: request.headers.get('apollo-require-preflight'),
        body: await request.text(),
      };
      return HttpResponse.json({ data: { send: true } });
    }),
  );
  expect((await send()).data).toEqual({ send: true });
  expect(sent?.type).toMatch(/^multipart\/form-data/);
  expect(sent?.preflight).toBe('true');
  expect(sent?.body).toContain('"variables":{"input":{"name":"Dacia","image":null}}');
  expect(sent?.body).toContain('{"0":["variables.input.image"]}');
  expect(sent?.body).toContain('filename="blob"');
});

test('a refusal is reported like any other', async () => {
  server.use(
    http.post('*/graphql', () => refusal('Trop grand.', 'UPLOAD.TOO_LARGE', { fields: { image: ['Trop grand.'] } })),
  );
  const problem = readProblem(await send().catch((error: unknown) => error));
  expect(problem).toMatchObject({ code: 'UPLOAD.TOO_LARGE', fields: { image: 'Trop grand.' } });
});
