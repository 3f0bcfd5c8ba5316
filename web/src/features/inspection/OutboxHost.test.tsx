import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { inspectedRental as rental } from '../../test/inspectedRental';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { draftKey } from '../../domain/inspection/draftStore';
import { inspectionBox } from '../../domain/inspection/inspectionBox';
import { changed, newDraft } from '../../domain/inspection/inspectionDraft';
import { OutboxHost } from './OutboxHost';

const key = draftKey({ number: rental.number, kind: 'RETURN' });

const begin = async (): Promise<void> => {
  inspectionBox.begin(newDraft(rental, { kind: 'RETURN', legId: null }, []));
  await inspectionBox.update(key, (draft) => changed(draft, { km: '1200' }));
};

// Compiled before the clock of a test runs.
beforeAll(() => import('./InspectionOutbox'));
beforeEach(() => {
  localStorage.clear();
  server.use(
    api.query('InspectionStanding', () =>
      HttpResponse.json({
        data: {
          reservation: {
            ...{ __typename: 'Reservation', id: '1', number: rental.number, stage: 'RUNNING' },
            ...{ legs: [], inspections: [] },
          },
        },
      }),
    ),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  return inspectionBox.forget(key);
});

it('loads nothing on a device without inspections, and says what is not sent once there is one', async () => {
  renderAt('/journee', <OutboxHost />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(begin);
  expect(await screen.findByRole('link', { name: '1 non envoyé' })).toBeInTheDocument();
});

it('hears of inspections that another tab has begun', async () => {
  await begin();
  localStorage.setItem('inspections', '0');
  renderAt('/journee', <OutboxHost />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  localStorage.setItem('inspections', '1');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'inspections' }));
  });
  expect(await screen.findByRole('link', { name: '1 non envoyé' })).toBeInTheDocument();
});

it('says what is not sent also where the browser refuses local storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  renderAt('/journee', <OutboxHost />);
  await act(begin);
  expect(await screen.findByRole('link', { name: '1 non envoyé' })).toBeInTheDocument();
});
