import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { makeApolloClient } from '../../app/apollo';
import { mayLogOut } from '../../platform/session/atLogout';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { login } from '../../test/staffLogin';
import { inspectedRental as rental } from '../../test/inspectedRental';
import { draftKey, loadDraft } from '../../domain/inspection/draftStore';
import { changed, newDraft } from '../../domain/inspection/inspectionDraft';
import { inspectionBox } from '../../domain/inspection/inspectionBox';
import { StoredInspections } from '../../domain/inspection/StoredInspections';
import { deliver } from '../../domain/inspection/sendInspection';
import { InspectionOutbox } from './InspectionOutbox';

const key = draftKey({ number: rental.number, kind: 'RETURN' });

const begin = async (more: object = {}): Promise<void> => {
  inspectionBox.begin(newDraft(rental, { kind: 'RETURN', legId: null }, []));
  await inspectionBox.update(key, (draft) => ({ ...changed(draft, { km: '1200' }), ...more }));
};
const open = () =>
  renderAt(
    '/journee',
    <>
      <InspectionOutbox />
      <StoredInspections />
    </>,
  );
const awaited = (stage: string): void =>
  server.use(
    api.query('InspectionStanding', () =>
      HttpResponse.json({
        data: {
          reservation: {
            ...{ __typename: 'Reservation', id: '1', number: rental.number, stage },
            ...{ legs: [], inspections: [] },
          },
        },
      }),
    ),
  );

afterEach(() => inspectionBox.forget(key));

it('sends a completed inspection when the network is back, and says until then that it is not sent', async () => {
  let reached = false;
  const completion = { clientId: 'x', number: rental.number, kind: 'RETURN' as const };
  server.use(
    api.mutation('CompleteInspection', () =>
      reached
        ? HttpResponse.json({
            data: {
              completeInspection: {
                __typename: 'Inspection',
                ...{ id: '1', clientId: 'x', status: 'COMPLETED', completedAt: '2026-12-01T10:00:00Z', photos: [] },
              },
            },
          })
        : HttpResponse.error(),
    ),
  );
  await begin({ completion });
  open();
  expect(await screen.findByRole('link', { name: '1 non envoyé' })).toHaveAttribute('href', '/journee');
  const list = screen.getByRole('region', { name: 'Sur cet appareil' });
  expect(within(list).getByText('Clio · 1-A-1 · Terminé, en attente d’envoi')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Ouvrir le retour ACCPT-ED234' })).toHaveAttribute(
    'href',
    '/dossier/ACCPT-ED234/retour',
  );
  reached = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 non envoyé')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Sur cet appareil' })).not.toBeInTheDocument();
  expect(await loadDraft(key)).toBeUndefined();
});

it('sends what was completed only while the same employee is logged in, and says whose it is to others', async () => {
  const sent: string[] = [];
  let loggedIn = '5';
  server.use(
    login(() => ({
      employee: {
        __typename: 'Employee',
        id: loggedIn,
        lastName: 'Idrissi',
        firstName: 'Omar',
        email: 'omar@demo.ma',
        role: 'EMPLOYEE',
      },
    })),
    api.mutation('CompleteInspection', () => {
      sent.push(loggedIn);
      return HttpResponse.json({
        data: {
          completeInspection: {
            __typename: 'Inspection',
            ...{ id: '1', clientId: 'x', status: 'COMPLETED', completedAt: '2026-12-01T10:00:00Z', photos: [] },
          },
        },
      });
    }),
  );
  await begin({
    completion: { clientId: 'x', number: rental.number, kind: 'RETURN' as const },
    completedBy: { id: '4', name: 'Sara Alami' },
  });
  const { unmount } = open();
  expect(
    await screen.findByText(
      'Clio · 1-A-1 · Terminé par Sara Alami, qui doit se connecter sur cet appareil pour l’envoyer',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tout renvoyer' })).not.toBeInTheDocument();
  await act(async () => expect(await deliver(makeApolloClient(), key)).toBe('another'));
  expect(inspectionBox.get(key)?.completion).not.toBeNull();
  unmount();
  loggedIn = '4';
  open();
  await waitFor(async () => expect(await loadDraft(key)).toBeUndefined());
  expect(sent).toEqual(['4']);
});

it('asks at the logout before it deletes what the server does not have', async () => {
  awaited('OUT');
  await begin();
  const { user } = open();
  const logOut = async (choice: string): Promise<boolean> => {
    const may = mayLogOut();
    await user.click(await screen.findByRole('button', { name: choice }));
    return may;
  };
  expect(await logOut('Rester connecté')).toBe(false);
  expect(await logOut('Garder ici et se déconnecter')).toBe(true);
  expect(await loadDraft(key)).toBeDefined();
  expect(await logOut('Supprimer et se déconnecter')).toBe(true);
  expect(await loadDraft(key)).toBeUndefined();
});

it('deletes what the server has at the logout, without a question', async () => {
  awaited('OUT');
  await begin({ saved: 1 });
  open();
  await waitFor(() => expect(screen.queryByText('1 non envoyé')).not.toBeInTheDocument());
  await act(async () => expect(await mayLogOut()).toBe(true));
  expect(await loadDraft(key)).toBeUndefined();
});

it('marks a draft that its rental no longer needs', async () => {
  awaited('CLOSED');
  await begin();
  open();
  expect(await screen.findByText('Clio · 1-A-1 · La location ne l’attend plus')).toBeVisible();
});
