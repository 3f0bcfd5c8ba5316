import { HttpResponse } from 'msw';
import { api } from './server';

/** Answers with the tiles of the staff's maps, which a test does not load. */
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
