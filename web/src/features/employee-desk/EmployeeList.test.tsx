import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { EmployeeList } from './EmployeeList';
import { listRoute } from '../../kit/list/listQuery';
import { employeesQuery } from './employeesQuery';

const loads: Loads = (client) => listRoute(client, employeesQuery);

const nawal = {
  __typename: 'Employee',
  id: '2',
  title: 'MRS',
  lastName: 'Bouazza',
  firstName: 'Nawal',
  email: 'nawal@exemple.ma',
  phone: '+212661487602',
  address: 'Casablanca',
  role: 'EMPLOYEE',
  version: 1,
};
const chief = {
  ...nawal,
  id: '1',
  title: 'MR',
  lastName: 'El Fassi',
  firstName: 'Yassine',
  role: 'ADMIN',
  address: null,
};

const serve = (role: 'ADMIN' | 'EMPLOYEE'): void => {
  const { id, lastName, firstName, email } = role === 'ADMIN' ? chief : nawal;
  server.use(
    staffLogin(role, { id, lastName, firstName, email }),
    api.query('Employees', () =>
      HttpResponse.json({
        data: {
          employees: { __typename: 'EmployeePage', items: [nawal, chief], totalCount: 2, page: 1, pageCount: 1 },
        },
      }),
    ),
    api.query('EmployeeRecord', ({ variables }) =>
      HttpResponse.json({ data: { employee: variables.id === '1' ? chief : nawal } }),
    ),
  );
};

// notices outlive the page that showed them
afterEach(() => notifications.clean());

const open = () =>
  renderAt(
    '/User',
    <>
      <EmployeeList />
      <NoticeHost />
    </>,
    [],
    loads,
  );
const table = () => screen.findByRole('table', { name: 'Liste des Employes' });

test('shows the documented columns; only an Admin adds', async () => {
  serve('EMPLOYEE');
  open();
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(
    'Nom,Prenom,Email,Adresse,Telephone,Sexe,Role,Operation'.split(','),
  );
  expect(await screen.findByText(/\(vous\)/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajouter un Employe' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Modifier Yassine El Fassi' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Supprimer Yassine El Fassi' })).toBeInTheDocument();
});

test('an employee is told at once that an Admin is not theirs to change', async () => {
  serve('EMPLOYEE');
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Supprimer Yassine El Fassi' }));
  expect(await screen.findByText(/Seul un Admin peut modifier ou supprimer/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const karim = { ...nawal, id: '3', firstName: 'Karim', email: 'karim@exemple.ma' };
const withColleague = (): void =>
  server.use(
    api.query('Employees', () =>
      HttpResponse.json({
        data: {
          employees: { __typename: 'EmployeePage', items: [nawal, karim], totalCount: 2, page: 1, pageCount: 1 },
        },
      }),
    ),
    api.query('EmployeeRecord', ({ variables }) =>
      HttpResponse.json({ data: { employee: variables.id === '3' ? karim : nawal } }),
    ),
  );

test('nor is the form of an Admin opened for an employee', async () => {
  serve('EMPLOYEE');
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Modifier Yassine El Fassi' }));
  expect(await screen.findByText(/Seul un Admin peut modifier ou supprimer/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nor that of one who became an Admin since the list was read', async () => {
  serve('EMPLOYEE');
  withColleague();
  server.use(api.query('EmployeeRecord', () => HttpResponse.json({ data: { employee: { ...karim, role: 'ADMIN' } } })));
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Modifier Karim Bouazza' }));
  expect(await screen.findByText('Compte d’un Admin')).toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Modifier un Utilisateur' });
  expect(within(dialog).getByText(/Seul un Admin peut modifier ou supprimer/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
});

test('an employee sees why the address and password of a colleague are not theirs to change', async () => {
  serve('EMPLOYEE');
  withColleague();
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Modifier Karim Bouazza' }));
  const email = await screen.findByLabelText(/^Email/);
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAccessibleDescription(/Seul un Admin peut changer l’adresse e-mail/);
  expect(screen.getByLabelText(/^Mot de passe/)).toBeDisabled();
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(/Seul un Admin peut choisir/);
  expect(screen.queryByText('Voir l’historique des modifications')).not.toBeInTheDocument();
});

test('the own address asks for the own password; the own password is changed in the profile', async () => {
  serve('EMPLOYEE');
  withColleague();
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateEmployee', ({ variables }) => {
      sent(variables);
      return refusal('x', 'AUTH.WRONG_PASSWORD', { fields: { currentPassword: ['Mot de passe incorrect.'] } });
    }),
  );
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Modifier Nawal Bouazza' }));
  const email = await screen.findByLabelText(/^Email/);
  expect(screen.getByLabelText(/^Mot de passe/)).toBeDisabled();
  expect(screen.queryByLabelText(/^Mot de passe actuel/)).not.toBeInTheDocument();
  await user.clear(email);
  await user.type(email, 'neuve@exemple.ma');
  await user.type(await screen.findByLabelText(/^Mot de passe actuel/), 'faux faux');
  await user.click(screen.getByRole('button', { name: 'Modifier' }));
  expect((await screen.findAllByText('Mot de passe incorrect.')).length).toBeGreaterThan(0);
  expect(sent).toHaveBeenCalledWith({
    input: { id: '2', version: 1, email: 'neuve@exemple.ma', currentPassword: 'faux faux' },
  });
});

test('adding offers the role Employe alone and shows each first error beside its field', async () => {
  serve('ADMIN');
  server.use(
    api.mutation('CreateEmployee', () =>
      refusal('x', 'VALIDATION', {
        fields: { lastName: ['Le nom est obligatoire.'], password: ['Le mot de passe est obligatoire.'] },
      }),
    ),
  );
  const { user } = open();
  await table();
  await user.click(await screen.findByRole('button', { name: 'Ajouter un Employe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter un Utilisateur' });
  const roles = within(within(dialog).getByLabelText('Role')).getAllByRole('option');
  expect(roles.map((option) => option.textContent)).toEqual(['Employe']);
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await within(dialog).findByText('Le mot de passe est obligatoire.')).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByLabelText(/^Nom/)).toHaveFocus());
});

test('editing sends what changed alone, so that an Admin without an address keeps none', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateEmployee', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateEmployee: { ...chief, phone: '0600000000', version: 2 } } });
    }),
  );
  const { user } = open();
  await table();
  await screen.findByText(/\(vous\)/);
  await user.click(screen.getByRole('button', { name: 'Modifier Yassine El Fassi' }));
  const phone = await screen.findByLabelText(/^Telephone/);
  expect(screen.getByRole('dialog', { name: 'Modifier un Utilisateur' })).toBeInTheDocument();
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('Admin');
  expect(screen.getByText('Voir l’historique des modifications')).toBeInTheDocument();
  await user.clear(phone);
  await user.type(phone, '0600000000');
  await user.click(screen.getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Le User a été Modifié.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { id: '1', version: 1, phone: '0600000000' } });
});

test('deleting asks, says what stays, and names the documented success', async () => {
  serve('ADMIN');
  server.use(api.mutation('DeleteEmployee', () => HttpResponse.json({ data: { deleteEmployee: true } })));
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Supprimer Nawal Bouazza' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(within(dialog).getByText(/Nawal Bouazza/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('L’utilisateur a été supprimé.')).toBeInTheDocument();
});
