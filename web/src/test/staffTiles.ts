import { HttpResponse } from 'msw';
import { api } from './server';

/** A mock handler for the query of the staff's map tiles, which tests do not load. */
export const staffTiles = api.query('StaffTiles', () =>
  HttpResponse.json({
    data: {
      trackingSettings: {
        __typename: 'TrackingSettings',
        tileUrl: 'https://cartes.exemple/{z}/{x}/{y}',
        tileAttribution: 'Cartes',
        ownTiles: true,
      },
    },
  }),
);
