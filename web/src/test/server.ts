import { graphql } from 'msw/graphql';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Handlers by operation name: `server.use(api.query('Vehicles', () => HttpResponse.json({ data })))`. */
export const api = graphql.link('*/graphql');

/**
 * The network of a test: a request that no handler answers fails the test that made it. What every form of the desk asks beside its own
 * work, and the search of the site beside its vehicles, has nothing to say unless a test says otherwise.
 */
export const server = setupServer(
  api.query('TripQuestions', () =>
    HttpResponse.json({ data: { tripQuestions: { __typename: 'TripQuestions', places: false, driverAge: false } } }),
  ),
  api.query('VehicleExtras', () =>
    HttpResponse.json({ data: { rentalExtras: { __typename: 'RentalExtras', items: [] } } }),
  ),
  api.query('OwnTill', () => HttpResponse.json({ data: { myTill: { __typename: 'Till', id: '1' } } })),
  api.query('PaperWarnings', () => HttpResponse.json({ data: { vehicle: null } })),
  api.query('OpeningWarnings', () => HttpResponse.json({ data: { openingWarnings: [] } })),
);
