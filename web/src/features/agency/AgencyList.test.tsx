import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { notify } from '../../ui/notify';
import { AgencyList } from './AgencyList';

jest.mock('../../ui/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

const agency = {
  __typename: 'Agency',
  id: '2',
  name: 'Casablanca Centre',
  phone: '0522000000',
  mobile: '0661000000',
  email: 'casa@exemple.ma',
  tradeRegister: '11',
  cnss: '22',
  patente: '33',
  taxId: '44',
  ice: '55',
};
const details = {
  ...agency,
  address: '1, rue de Fès',
  contractTheme: 'MODEL_2',
  imageUrl: null,
  latitude: 33.5,
  longitude: null as number | null,
  version: 4,
};

const serve = (role: 'ADMIN' | 'EMPLOYEE'): void =>
  server.use(
    api.query('Me', () =>
      HttpResponse.json({
        data: {
          me: {
            __typename: 'Me',
            customer: null,
            employee: { __typename: 'Employee', id: '1', lastName: 'A', firstName: 'B', email: 'a@b.ma', role },
          },
        },
      }),
    ),
    api.query('AgencyList', () =>
      HttpResponse.json({
        data: { agencies: { __typename: 'AgencyPage', items: [agency], totalCount: 1, page: 1, pageCount: 1 } },
      }),
    ),
  );

const open = async () => {
  const rendered = renderAt('/listAgence', <AgencyList />);
  await screen.findByRole('table', { name: 'Liste des agences' });
  return rendered;
};

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const documented = ['Nom', 'Telephone', 'Gsm', 'Email', 'RC', 'Cnss', 'Patente', 'IF', 'ICE'];

test('an employee sees the agencies and no way to change them', async () => {
  serve('EMPLOYEE');
  await open();
  expect(heads()).toEqual(documented);
  expect(screen.queryByRole('button', { name: /Ajouter|Modifier|Supprimer/ })).not.toBeInTheDocument();
});

test('an Admin edits one: loaded first, both contract models, the server’s errors beside the fields', async () => {
  serve('ADMIN');
  const { user } = await open();
  await waitFor(() => expect(heads()).toEqual([...documented, 'Operation']));
  const sent = jest.fn();
  server.use(
    api.query('Agency', () => HttpResponse.json({ data: { agency: details } })),
    api.mutation('UpdateAgency', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { updateAgency: { ...details, version: 5 } } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Modifier Casablanca Centre' }));
  const theme = await screen.findByLabelText(/^Modèle de contrat/);
  const dialog = screen.getByRole('dialog', { name: 'Modifier une Agence' });
  expect(theme).toHaveDisplayValue('Model 2');
  expect(within(dialog).getByLabelText('Latitude')).toHaveValue('33,5');
  await user.selectOptions(theme, 'Model 1');
  await user.type(within(dialog).getByLabelText('Longitude'), 'ouest');
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Indiquez un nombre de degrés.');
  expect(sent).not.toHaveBeenCalled();
  await user.clear(within(dialog).getByLabelText('Longitude'));
  await user.type(within(dialog).getByLabelText('Longitude'), '-7,6');
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ id: '2', version: 4, contractTheme: 'MODEL_1', latitude: 33.5, longitude: -7.6 }),
  );
  expect(notify).toHaveBeenCalledWith({ title: 'Modifié!', message: "L'Agence a été modifié." });
});
