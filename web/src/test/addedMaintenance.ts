import { HttpResponse } from 'msw';

/** The server's answer to a maintenance that was added for a vehicle. */
export const addedMaintenance = (vehicle: object) =>
  HttpResponse.json<{ data: { createMaintenance: object } }>({
    data: {
      createMaintenance: {
        __typename: 'Maintenance',
        id: '9',
        nature: 'OIL_CHANGE',
        performedOn: '2026-11-20',
        nextOn: null,
        odometerKm: null,
        nextOdometerKm: null,
        description: null,
        cost: '0.00',
        invoiceUrl: null,
        alert: null,
        note: '',
        outOfService: null,
        overPromises: false,
        version: 1,
        vehicle: { __typename: 'Vehicle', ...vehicle },
        provider: null,
      },
    },
  });
