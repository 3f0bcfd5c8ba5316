import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { pageQueries } from './staffQueries';

it('prepares the client before a page asks for the frame, also when the guard has not asked yet', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const prepares = jest.spyOn(client, 'setLink');
  const asks = jest.spyOn(client, 'query').mockImplementation(() => {
    expect(prepares).toHaveBeenCalledTimes(1);
    return Promise.resolve({ data: undefined });
  });
  await pageQueries.day(client, { query: new URLSearchParams(), params: {} });
  expect(asks).toHaveBeenCalledTimes(1);
});
