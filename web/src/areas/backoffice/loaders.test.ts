import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ShellDocument } from './Shell.generated';
import { staffRoutes } from './loaders';

it('prepares the client before a page asks for the frame, also when the guard has not asked yet', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const prepares = jest.spyOn(client, 'setLink');
  const queried = jest.spyOn(client, 'query').mockImplementation(() => {
    expect(prepares).toHaveBeenCalledTimes(1);
    return Promise.resolve({ data: undefined });
  });
  const request = new Request('http://localhost/journee');
  const { loader } = staffRoutes(client).day;
  await Promise.resolve(loader({ request } as LoaderFunctionArgs)).catch(() => undefined);
  expect(queried.mock.calls[0]?.[0].query).toBe(ShellDocument);
});
