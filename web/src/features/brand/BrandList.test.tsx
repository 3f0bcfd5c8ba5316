import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { notify } from '../../kit/notice/notify';
import { notifyUndoable } from '../../kit/notice/notifyUndoable';
import { BrandList } from './BrandList';
import { listRoute } from '../../kit/list/listQuery';
import { brandsQuery } from './brandsQuery';

const loads: Loads = (client) => listRoute(client, brandsQuery);

jest.mock('../../kit/notice/notifyUndoable', () => ({ notifyUndoable: jest.fn() }));
jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

const dacia = { __typename: 'Brand', id: '3', name: 'Dacia', imageUrl: null, shownOnSite: true };
const requested = jest.fn();

const serve = (items: object[] = [dacia]): void =>
  server.use(
    api.query('BrandList', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: { brands: { __typename: 'BrandPage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      });
    }),
  );

beforeEach(() => {
  requested.mockClear();
  jest.mocked(notify).mockClear();
});

const open = async (address = '/listmarque') => {
  const rendered = renderAt(address, <BrandList />, [], loads);
  await screen.findByRole('table', { name: 'Liste des marques' });
  return rendered;
};

test('shows the documented columns and keeps the filter in the address', async () => {
  serve();
  const { user, address } = await open();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Photo',
    'Nom marque',
    'Affichage',
    'Operation',
  ]);
  await user.selectOptions(screen.getByLabelText('Affichage'), 'Masquées');
  expect(address()).toBe('/listmarque?affichage=non');
  await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { shownOnSite: false } }));
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Affichage : Non »' }));
  expect(address()).toBe('/listmarque');
});

test('the switch says what it did, and the list is loaded again', async () => {
  serve();
  const { user } = await open();
  server.use(
    api.mutation('SetBrandShown', ({ variables }) => {
      expect(variables).toEqual({ input: { id: '3', shownOnSite: false } });
      return HttpResponse.json({ data: { setBrandShown: { ...dacia, shownOnSite: false } } });
    }),
  );
  serve([{ ...dacia, shownOnSite: false }]);
  const before = requested.mock.calls.length;
  const toggle = screen.getByRole('switch', { name: 'Affichage de Dacia sur le site' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() =>
    expect(notifyUndoable).toHaveBeenCalledWith({
      title: 'Mis à jour !',
      message: 'L’état de l’affichage pour Dacia a été modifié.',
      undo: expect.any(Function),
    }),
  );
  await waitFor(() => expect(requested.mock.calls.length).toBeGreaterThan(before));
  expect(toggle).not.toBeChecked();
});

test('a toggle that fails says so with the brand’s name; the list is loaded again all the same', async () => {
  serve();
  const { user } = await open();
  server.use(api.mutation('SetBrandShown', () => HttpResponse.error()));
  const before = requested.mock.calls.length;
  const toggle = screen.getByRole('switch', { name: 'Affichage de Dacia sur le site' });
  await user.click(toggle);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Erreur !',
      message: 'Impossible de mettre à jour l’affichage pour Dacia.',
    }),
  );
  await waitFor(() => expect(requested.mock.calls.length).toBeGreaterThan(before));
  await waitFor(() => expect(toggle).toBeChecked());
});

test('a logo goes with the form; a file that is none is refused at once', async () => {
  serve();
  const { user } = await open();
  const sent = jest.fn();
  server.use(
    http.post('*/graphql', async ({ request }) => {
      if (!request.headers.get('content-type')?.startsWith('multipart/')) return undefined;
      sent(await request.text());
      return HttpResponse.json({ data: { createBrand: { ...dacia, id: '9', name: 'Seat', version: 1 } } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Ajouter une marque' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter une marque' });
  await user.type(within(dialog).getByLabelText(/^Nom/), 'Seat');
  const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  expect(input).toHaveAttribute('accept', expect.stringContaining('image/jpeg'));
  const large = new File(['x'], 'grand.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
  await user.upload(input, large);
  expect(within(dialog).getByText('Ce fichier est trop volumineux : 8 Mo au plus.')).toBeInTheDocument();
  await user.upload(input, new File(['png'], 'seat.png', { type: 'image/png' }));
  expect(await within(dialog).findByRole('img', { name: 'Aperçu : Image' })).toBeInTheDocument();
  expect(within(dialog).getByText(/Nouveau fichier : seat.png/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith(expect.stringContaining('variables.input.image'));
  expect(notify).toHaveBeenCalledWith({ title: 'Ajouté!', message: 'La marque a été ajouté.' });
});

test('a question ends where an earlier attempt, whose answer was lost, has done it', async () => {
  serve();
  const { user } = await open();
  const answers = [HttpResponse.error(), refusal('C’est déjà enregistré.', 'ALREADY_DONE')];
  server.use(
    api.mutation('DeleteBrand', () => answers.shift()),
    api.query('BrandOfAct', () => HttpResponse.json({ data: { brand: null } })),
  );
  await user.click(screen.getByRole('button', { name: 'Supprimer Dacia' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  expect(await within(confirmation).findByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(confirmation).not.toBeInTheDocument());
});

test('a brand whose vehicle is rented out stays, and the reason is told', async () => {
  serve();
  const { user } = await open();
  server.use(
    api.mutation('DeleteBrand', () => refusal('La marque Dacia ne peut pas être supprimée : …', 'BRAND.RENTED')),
  );
  await user.click(screen.getByRole('button', { name: 'Supprimer Dacia' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(confirmation).toHaveTextContent('Voulez-vous supprimer la marque: Dacia');
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  expect(await within(confirmation).findByRole('alert')).toHaveTextContent('ne peut pas être supprimée');
});
