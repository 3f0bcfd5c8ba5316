import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The network of a test: a request that no handler answers fails the test that made it. */
export const server = setupServer();

/** Handlers by operation name: `server.use(api.query('Vehicles', () => HttpResponse.json({ data })))`. */
export const api = graphql.link('*/graphql');
