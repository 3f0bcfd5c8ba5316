import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { notify } from '../../kit/notice/notify';
import { AgencyList } from './AgencyList';
import { listRoute } from '../../kit/list/listQuery';
import { agenciesQuery } from './agenciesQuery';

const loads: Loads = (client) => listRoute(client, agenciesQuery);

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

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
  town: null as string | null,
  contractTheme: 'MODEL_2',
  imageUrl: null,
  latitude: 33.5,
  longitude: null as number | null,
  openingHours: [
    { __typename: 'WeekHours', weekday: 'MONDAY', opensAt: '08:30', closesAt: '12:30' },
    { __typename: 'WeekHours', weekday: 'MONDAY', opensAt: '14:30', closesAt: '19:00' },
  ],
  openingExceptions: [
    { __typename: 'OpeningException', name: 'Fête du Trône', startsOn: '2027-07-30', endsOn: '2027-07-30', hours: [] },
  ],
  version: 4,
};

const serve = (role: 'ADMIN' | 'EMPLOYEE'): void =>
  server.use(
    staffLogin(role),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Casablanca', 'Fes'] } })),
    api.query('AgencyList', () =>
      HttpResponse.json({
        data: { agencies: { __typename: 'AgencyPage', items: [agency], totalCount: 1, page: 1, pageCount: 1 } },
      }),
    ),
  );

const open = async () => {
  const rendered = renderAt('/listAgence', <AgencyList />, [], loads);
  await screen.findByRole('table', { name: 'Liste des agences' });
  return rendered;
};

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const documented = ['Nom', 'Telephone', 'Gsm', 'Email', 'RC', 'Cnss', 'Patente', 'IF', 'ICE'];

/** Serves the agency and the mutation that edits it. Returns a mock that is called with the input of the mutation. */
const serveEdit = () => {
  const sent = jest.fn();
  server.use(
    api.query('Agency', () => HttpResponse.json({ data: { agency: details } })),
    api.mutation('UpdateAgency', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { updateAgency: { ...details, version: 5 } } });
    }),
  );
  return sent;
};

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
  const sent = serveEdit();
  await user.click(screen.getByRole('button', { name: 'Modifier Casablanca Centre' }));
  const theme = await screen.findByLabelText(/^Modèle de contrat/);
  const dialog = screen.getByRole('dialog', { name: 'Modifier une Agence' });
  expect(theme).toHaveDisplayValue('Model 2');
  expect(within(dialog).getByLabelText('Latitude')).toHaveValue('33,5');
  await user.selectOptions(theme, 'Model 1');
  await user.type(within(dialog).getByLabelText('Longitude'), '0x10');
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
  expect(notify).toHaveBeenCalledWith({ title: 'Modifié!', message: 'L’Agence a été modifié.' });
});

test('hours are typed as people write them, by keyboard, and what is not understood is told beside its day', async () => {
  serve('ADMIN');
  const { user } = await open();
  const sent = serveEdit();
  await user.click(await screen.findByRole('button', { name: 'Modifier Casablanca Centre' }));
  const monday = await screen.findByLabelText('lundi');
  const dialog = screen.getByRole('dialog', { name: 'Modifier une Agence' });
  expect(monday).toHaveValue('08:30–12:30, 14:30–19:00');
  expect(within(dialog).getByLabelText('dimanche')).toHaveValue('');
  await user.click(within(dialog).getByRole('button', { name: 'Copier lundi jusqu’à vendredi' }));
  expect(within(dialog).getByLabelText('vendredi')).toHaveValue('08:30–12:30, 14:30–19:00');
  const saturday = within(dialog).getByLabelText('samedi');
  await user.type(saturday, 'le matin');
  // A new exception is ready to be typed into; a day alone needs no last one.
  within(dialog).getByRole('button', { name: 'Ajouter une exception' }).focus();
  await user.keyboard('{Enter}');
  const exception = await within(dialog).findByRole('group', { name: 'Exception 2' });
  await waitFor(() => expect(within(exception).getByLabelText('Occasion')).toHaveFocus());
  await user.keyboard('Ramadan');
  await user.type(within(exception).getByLabelText('Horaires'), '9h-15h');
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  expect(await within(dialog).findAllByText(/^Indiquez des heures qui se suivent/)).not.toHaveLength(0);
  expect(saturday).toBeInvalid();
  expect(within(exception).getByText('La date est obligatoire.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(saturday);
  await user.type(saturday, '9h-13h');
  await user.type(within(exception).getByLabelText(/^Du/), '2027-02-08');
  await user.type(within(exception).getByLabelText(/^Au/), '2027-03-09');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer l’exception Fête du Trône' }));
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [input] = sent.mock.lastCall as [{ openingHours: object[]; openingExceptions: object[] }];
  expect(input.openingHours).toHaveLength(11);
  expect(input.openingHours.at(-1)).toEqual({ weekday: 'SATURDAY', opensAt: '09:00', closesAt: '13:00' });
  expect(input.openingExceptions).toEqual([
    {
      name: 'Ramadan',
      startsOn: '2027-02-08',
      endsOn: '2027-03-09',
      hours: [{ opensAt: '09:00', closesAt: '15:00' }],
    },
  ]);
});
