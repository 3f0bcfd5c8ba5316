import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { addedMaintenance } from '../../test/addedMaintenance';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { ViewLinks } from '../../domain/saved-view/ViewLinks';
import { ViewsPanel } from '../../domain/saved-view/ViewsPanel';
import { ListViews } from '../../kit/list/listViews';
import { VehicleList } from './VehicleList';
import { listRoute } from '../../kit/list/listQuery';
import { vehiclesQuery } from './vehiclesQuery';

const rowOf = (id: string, values: object = {}) => ({
  __typename: 'Vehicle',
  id,
  name: `Dacia Duster ${id}`,
  plateNumber: `1000${id}-A-15`,
  imageUrl: null,
  transmission: 'MANUAL',
  fuel: 'DIESEL',
  availableNow: true,
  alert: 'GOOD',
  alertNote: '',
  agency: { __typename: 'Agency', id: '1', name: 'Agence Maarif' },
  ...values,
});

const details = {
  version: 4,
  deviceId: null,
  visible: true,
  modelDate: '2024-03-01',
  category: 'COMPACT_SUV',
  color: 'GOLD',
  dailyPrice: '450.00',
  seats: 5,
  luggage: 3,
  airConditioning: true,
  sunroof: false,
  consumption: null,
  galleryUrls: [],
  tiers: [{ __typename: 'RentalTier', fromDays: 3, dailyPrice: '400.00' }],
  insurance: {
    __typename: 'Insurance',
    insurer: null,
    type: null,
    startsOn: null,
    endsOn: null,
    policyNumber: null,
    premiumTotal: null,
  },
  brand: { __typename: 'Brand', id: '2', name: 'Dacia' },
};

const choices = {
  agencies: { __typename: 'AgencyPage', items: [{ __typename: 'Agency', id: '1', name: 'Agence Maarif' }] },
  brands: { __typename: 'BrandPage', items: [{ __typename: 'Brand', id: '2', name: 'Dacia' }] },
};

/** Every filter the list asked with, in order. */
let requested: { filter: object; search: object | undefined; sort: object }[] = [];

const serve = (rows: object[], role: 'ADMIN' | 'EMPLOYEE' = 'ADMIN'): void => {
  requested = [];
  server.use(
    staffLogin(role),
    api.query('AgencyChoices', () => HttpResponse.json({ data: { agencies: choices.agencies } })),
    api.query('VehicleFormChoices', () => HttpResponse.json({ data: choices })),
    api.query('DeskVehicles', ({ variables }) => {
      requested.push({
        filter: variables.filter as object,
        search: variables.search as object | undefined,
        sort: variables.sort as object,
      });
      return HttpResponse.json({
        data: {
          vehicles: { __typename: 'VehiclePage', items: rows, totalCount: rows.length, page: 1, pageCount: 1 },
          vehicleFilterCounts: [{ __typename: 'FilterCount', filter: 'fuels', value: 'DIESEL', count: 12 }],
        },
      });
    }),
    api.query('VehicleToEdit', () => HttpResponse.json({ data: { vehicle: { ...rowOf('1'), ...details } } })),
  );
};

const open = (address = '/listCar') =>
  renderAt(address, <VehicleList />, [], (client) => listRoute(client, vehiclesQuery));

test('a row shows alert, name with agency, type, registration and availability', async () => {
  serve([
    rowOf('1', { alert: 'EXPIRED', alertNote: 'Assurance : expirée depuis le 01-11-2026.', availableNow: false }),
    rowOf('2'),
  ]);
  open();
  const table = await screen.findByRole('table', { name: 'Liste des véhicules' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Info', 'Photo', 'Nom', 'Type', 'Immatriculation', 'Disponibilité', 'Information', 'Operation']);
  expect(
    within(table).getByRole('button', { name: /Dacia Duster 1 : .*Assurance : expirée depuis le 01-11-2026\./ }),
  ).toBeInTheDocument();
  const [, first] = within(table).getAllByRole('row');
  for (const text of ['Agence Maarif', 'Manuelle', 'Gazoil', '10001-A-15', 'indisponible'])
    expect(within(first as HTMLElement).getByText(text)).toBeInTheDocument();
  expect(screen.getByText('2 véhicules')).toBeInTheDocument();
});

test('an alert’s note shows by keyboard', async () => {
  serve([rowOf('1', { alert: 'BAD', alertNote: 'Vidange : à faire dans 300 km.' })]);
  const { user } = open();
  const sign = await screen.findByRole('button', { name: /À prévoir/ });
  while (document.activeElement !== sign) await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Vidange : à faire dans 300 km.');
});

test('boxes narrow the list at once, chips take their filter away', async () => {
  serve([rowOf('1')]);
  const { user, address } = open();
  const diesel = await screen.findByRole('checkbox', { name: 'gazoil' });
  await waitFor(() => expect(diesel).toHaveAttribute('aria-description', '12 lignes'));
  await user.click(diesel);
  await user.click(screen.getByRole('checkbox', { name: 'automatique' }));
  await waitFor(() => expect(requested.at(-1)?.filter).toEqual({ fuels: ['DIESEL'], transmissions: ['AUTOMATIC'] }));
  expect(address()).toBe('/listCar?carburant=gazoil&transmission=automatique');
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « gazoil »' }));
  await waitFor(() => expect(requested.at(-1)?.filter).toEqual({ transmissions: ['AUTOMATIC'] }));
});

test('a search by registration runs by Enter', async () => {
  serve([rowOf('1')]);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Rechercher' }), '10001{Enter}');
  await waitFor(() => expect(requested.at(-1)?.search).toEqual({ text: '10001' }));
});

test('a box is ticked in the frame of its click, and the address with it', async () => {
  serve([rowOf('1')]);
  const { address } = open();
  const box = await screen.findByRole('checkbox', { name: /^gazoil/ });
  fireEvent.click(box);
  expect(box).toBeChecked();
  // The loader of the route has started the query before the next task.
  await act(() => Promise.resolve());
  expect(address()).toBe('/listCar?carburant=gazoil');
});

test('a search asks once, and nothing of another filter can be used under its address', async () => {
  serve([rowOf('1')]);
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Dacia Duster 1' });
  const before = requested.length;
  let answer: () => void = () => undefined;
  server.use(
    api.query('DeskVehicles', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return undefined;
    }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), 'clio{Enter}');
  expect(address()).toBe('/listCar?recherche=clio');
  await waitFor(() => expect(screen.getByRole('table').closest('[inert]')).not.toBeNull());
  answer();
  await waitFor(() => expect(screen.getByRole('table').closest('[inert]')).toBeNull());
  expect(requested.slice(before).map(({ search }) => search)).toEqual([{ text: 'clio' }]);
});

test('what is done has an address: it opens there, and going back closes it', async () => {
  serve([rowOf('1')]);
  const { user, address, goBack } = open('/listCar?carburant=gazoil');
  await user.click(await screen.findByRole('button', { name: 'Supprimer Dacia Duster 1' }));
  expect(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' })).toBeInTheDocument();
  expect(address()).toBe('/listCar/1/supprimer?carburant=gazoil');
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/listCar?carburant=gazoil');
});

test('a link to an edit opens it over the list', async () => {
  serve([rowOf('1')]);
  const { user, address } = open('/listCar/1/modifier');
  await screen.findByRole('textbox', { name: 'Nom' });
  const form = screen.getByRole('dialog', { name: 'Modifier un véhicule' });
  await user.click(within(form).getAllByRole('button', { name: 'Fermer' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/listCar');
  expect(await screen.findByRole('table', { name: 'Liste des véhicules' })).toBeInTheDocument();
});

test('a maintenance added from a row shows in its alert', async () => {
  const due = { alert: 'BAD', alertNote: 'Vidange : à faire dans 300 km.' };
  const vehicle = { id: '1', name: 'Dacia Duster 1', plateNumber: '10001-A-15' };
  serve([rowOf('1', due)]);
  server.use(
    api.query('VehicleOfDialog', () => HttpResponse.json({ data: { vehicle: { __typename: 'Vehicle', ...vehicle } } })),
    api.query('FoundProviders', () =>
      HttpResponse.json({
        data: { serviceProviders: { __typename: 'ServiceProviderPage', items: [], totalCount: 0 } },
      }),
    ),
    api.mutation('CreateMaintenance', () => {
      serve([rowOf('1')]);
      return addedMaintenance(vehicle);
    }),
  );
  const { user } = open('/listCar/1/maintenance');
  const sign = { name: /À prévoir/, hidden: true };
  expect(await screen.findByRole('button', sign)).toBeInTheDocument();
  const form = await screen.findByRole('dialog', { name: 'Ajouter une maintenance' });
  await user.selectOptions(within(form).getByLabelText(/^Nature/), 'Nouveau Vidange');
  await user.type(within(form).getByLabelText(/^Date de la maintenance/), '2026-11-20');
  await user.click(within(form).getByRole('button', { name: 'Valider' }));
  // Two seconds later the list of maintenances opens, where nothing of this one is shown.
  await waitFor(() => expect(requested).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', sign)).not.toBeInTheDocument());
});

test('j and k move through the rows, x ticks, e edits, / searches', async () => {
  serve([rowOf('1'), rowOf('2')]);
  const { user } = open();
  const second = await screen.findByRole('link', { name: 'Dacia Duster 2' });
  await user.keyboard('jjk');
  expect(screen.getByRole('link', { name: 'Dacia Duster 1' })).toHaveFocus();
  await user.keyboard('jx');
  expect(second).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Sélectionner 10002-A-15' })).toBeChecked();
  expect(screen.getByRole('region', { name: 'Sélection' })).toHaveTextContent('1 ligne sélectionnée');
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveFocus();
  await user.keyboard('je');
  expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('je');
  second.focus();
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Modifier un véhicule' })).toBeInTheDocument();
});

test('ticked rows are exported alone', async () => {
  serve([rowOf('1'), rowOf('2')]);
  const exported = jest.fn();
  server.use(
    api.query('DeskVehiclesExport', ({ variables }) => {
      exported(variables.filter);
      return refusal('Trop de lignes.', 'EXPORT.TOO_LARGE');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  await user.click(screen.getByRole('button', { name: 'Exporter la sélection' }));
  await waitFor(() => expect(exported).toHaveBeenCalledWith({ ids: ['1', '2'] }));
});

test('rows ticked on other pages are counted', async () => {
  serve([]);
  server.use(
    api.query('DeskVehicles', ({ variables }) => {
      const { page } = variables.page as { page: number };
      return HttpResponse.json({
        data: {
          vehicles: {
            __typename: 'VehiclePage',
            items: [rowOf(String(page))],
            totalCount: 2,
            page,
            pageCount: 2,
          },
          vehicleFilterCounts: [],
        },
      });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner 10001-A-15' }));
  const selection = screen.getByRole('region', { name: 'Sélection' });
  expect(selection).not.toHaveTextContent('autre');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  const second = await screen.findByRole('checkbox', { name: 'Sélectionner 10002-A-15' });
  expect(selection).toHaveTextContent('1 ligne sélectionnée (dont 1 sur une autre page)');
  await user.click(second);
  expect(selection).toHaveTextContent('2 lignes sélectionnées (dont 1 sur une autre page)');
});

test('columns stay, and a view under a name is kept by the server and shared', async () => {
  serve([rowOf('1')]);
  const employee = { __typename: 'Employee', id: '7', lastName: 'Alami', firstName: 'Sara' };
  const views: { id: string; name: string }[] = [];
  server.use(
    api.query('SavedViews', () => HttpResponse.json({ data: { savedViews: views } })),
    api.mutation('SaveView', ({ variables }) => {
      const id = String(views.length + 1);
      const made = { ...(variables['input'] as { name: string }), __typename: 'SavedView', id, employee };
      views.push(made);
      return HttpResponse.json({ data: { saveView: made } });
    }),
  );
  // One that an earlier release kept in the browser moves to the server.
  localStorage.setItem(
    'liste::vehicules',
    JSON.stringify({ views: [{ name: 'Anciens', query: 'carburant=essence' }] }),
  );
  const opened = (path: string) =>
    renderAt(
      path,
      <ListViews value={{ Links: ViewLinks, Panel: ViewsPanel }}>
        <VehicleList />
      </ListViews>,
      [],
      (client) => listRoute(client, vehiclesQuery),
    );
  const { user, unmount } = opened('/listCar?carburant=gazoil');
  expect(await screen.findByRole('link', { name: 'Anciens' })).toHaveAttribute('href', '/listCar?carburant=essence');
  await user.click(await screen.findByRole('button', { name: 'Affichage' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Photo' }));
  await user.click(screen.getByRole('checkbox', { name: 'Visible par toute l’équipe' }));
  await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Diesels{Enter}');
  expect(await screen.findByRole('link', { name: 'Diesels', current: true })).toBeVisible();
  expect(views.at(-1)).toMatchObject({ list: 'vehicules', query: 'carburant=gazoil', shared: true });
  unmount();
  const again = opened('/listCar');
  await again.user.click(await screen.findByRole('link', { name: 'Diesels' }));
  expect(again.address()).toBe('/listCar?carburant=gazoil');
  expect(screen.queryByRole('columnheader', { name: 'Photo' })).not.toBeInTheDocument();
});

test('an employee neither adds, imports nor deletes', async () => {
  serve([rowOf('1')], 'EMPLOYEE');
  open();
  expect(await screen.findByRole('button', { name: 'Modifier Dacia Duster 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajouter un véhicule' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Importer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Supprimer/ })).not.toBeInTheDocument();
});

test('an empty fleet says what to do next', async () => {
  serve([]);
  open();
  expect(await screen.findByText('Aucun véhicule pour le moment')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Ajouter un véhicule' })).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: 'Importer' });
  expect(link).toHaveAttribute('href', '/import?type=vehicules');
});

test('a deletion asks first and shows why it was refused', async () => {
  serve([rowOf('1')]);
  server.use(
    api.mutation('DeleteVehicle', () =>
      refusal('Dacia Duster 1 ne peut pas être supprimé : une location court.', 'VEHICLE.RENTED'),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Supprimer Dacia Duster 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('Voulez-vous supprimer le véhicule: Dacia Duster 1');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('une location court');
});

describe('the form', () => {
  test('sends both pages together', async () => {
    serve([rowOf('1')]);
    let sent: Record<string, unknown> = {};
    server.use(
      api.mutation('UpdateVehicle', ({ variables }) => {
        sent = variables.input as Record<string, unknown>;
        return HttpResponse.json({ data: { updateVehicle: { ...rowOf('1'), ...details, version: 5 } } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier Dacia Duster 1' }));
    const name = await screen.findByRole('textbox', { name: 'Nom' });
    expect(screen.getByRole('dialog', { name: 'Modifier un véhicule' })).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'Duster 4x4');
    await user.click(screen.getByRole('button', { name: 'Page Suivant' }));
    const tier = screen.getByRole('textbox', { name: 'Durée location 2 (jours)' });
    await user.type(tier, '7');
    await user.type(screen.getByRole('textbox', { name: 'Prix location 2' }), '380');
    await user.click(screen.getByRole('button', { name: 'Page Président' }));
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Duster 4x4');
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject({
      id: '1',
      version: 4,
      name: 'Duster 4x4',
      dailyPrice: '450.00',
      tiers: [
        { fromDays: 3, dailyPrice: '400.00' },
        { fromDays: 7, dailyPrice: '380.00' },
        { fromDays: null, dailyPrice: null },
      ],
    });
  });

  test('adds a missing brand in place, chooses it and loses nothing', async () => {
    serve([rowOf('1')]);
    server.use(
      api.mutation('AddBrand', ({ variables }) =>
        HttpResponse.json({ data: { createBrand: { __typename: 'Brand', id: '9', ...(variables.input as object) } } }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Clio');
    await user.click(screen.getByRole('button', { name: 'Ajouter une marque' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter une marque' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Nom' }), 'Renault{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveDisplayValue('Renault');
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Clio');
    expect(screen.getByRole('button', { name: 'Ajouter une agence' })).toBeInTheDocument();
  });

  test('turns to the page of the first error and loses nothing', async () => {
    serve([rowOf('1')]);
    server.use(
      api.mutation('CreateVehicle', () =>
        refusal('Le nombre de places est obligatoire.', 'VALIDATION', {
          fields: { seats: ['Le nombre de places est obligatoire.'] },
        }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Clio');
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le nombre de places est obligatoire.');
    const seats = screen.getByRole('textbox', { name: 'Nombre de places' });
    expect(seats).toHaveAccessibleDescription('Le nombre de places est obligatoire.');
    await waitFor(() => expect(seats).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Page Président' }));
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Clio');
  });

  test('has the only agency and the only brand chosen, which is no input to lose', async () => {
    serve([rowOf('1')]);
    const only = { agencies: { ...choices.agencies, totalCount: 1 }, brands: { ...choices.brands, totalCount: 1 } };
    server.use(api.query('VehicleFormChoices', () => HttpResponse.json({ data: only })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agence' })).toHaveValue('1'));
    expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveValue('2');
    await user.click(screen.getAllByRole('button', { name: 'Fermer' })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks before typed things are lost', async () => {
    serve([rowOf('1')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Clio');
    const [, foot] = screen.getAllByRole('button', { name: 'Fermer' });
    await user.click(foot as HTMLElement);
    expect(await screen.findByText('Ce que vous avez saisi sera perdu.')).toBeInTheDocument();
  });

  test('keeps a gallery in the order it was given', async () => {
    serve([rowOf('1')]);
    let sent: { gallery?: object[] } = {};
    server.use(
      api.query('VehicleToEdit', () =>
        HttpResponse.json({
          data: {
            vehicle: {
              ...rowOf('1'),
              ...details,
              galleryUrls: ['/storage/vehicules/a.webp', '/storage/vehicules/b.webp', '/storage/vehicules/c.webp'],
            },
          },
        }),
      ),
      api.mutation('UpdateVehicle', ({ variables }) => {
        sent = variables.input as typeof sent;
        return HttpResponse.json({ data: { updateVehicle: { ...rowOf('1'), ...details } } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier Dacia Duster 1' }));
    await user.click(await screen.findByRole('button', { name: 'Page Suivant' }));
    await user.click(screen.getByRole('button', { name: 'Reculer la photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Retirer la photo 3' }));
    expect(screen.getByText('Photo 3 retirée.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Modifier' }));
    await waitFor(() =>
      expect(sent.gallery).toEqual([{ url: '/storage/vehicules/b.webp' }, { url: '/storage/vehicules/a.webp' }]),
    );
  });
});
