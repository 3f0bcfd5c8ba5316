import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { DepositFieldsFragmentDoc } from '../../domain/deposit/Deposit.generated';
import { DepositPanel } from '../../domain/deposit/DepositPanel';
import { daysSince, waitsSince } from './depositAge';
import { DepositList } from './DepositList';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const entry = {
  __typename: 'DepositEntry',
  id: '1',
  kind: 'HELD',
  amount: '3000.00',
  method: 'CARD_IMPRINT',
  reference: 'AUT 7781',
  expiresOn: '2026-11-23',
  reason: null,
  corrected: false,
  lineId: null,
  createdAt: '2026-11-20T10:00:00.000+00:00',
  recordedBy: { __typename: 'Employee', id: '4', lastName: 'Bennani', firstName: 'Sara' },
};
const deposit = {
  __typename: 'Reservation',
  id: '11',
  number: 'ACCPT-ED234',
  version: 4,
  stage: 'RETURNED',
  status: 'ACCEPTED',
  depositAmount: '3000.00',
  depositHeld: '3000.00',
  depositExpiresOn: '2026-11-23',
  depositState: 'HELD',
  depositEntries: [entry] as object[],
  stageMoves: [],
};
const settings = {
  __typename: 'DepositSettings',
  amounts: [{ __typename: 'CategoryDeposit', category: 'CITY_CAR', amount: '4000.00' }],
  imprintWarningDays: 3,
  version: 2,
};

const serve = (record: object = deposit): void =>
  server.use(
    api.query('RentalDeposit', () => HttpResponse.json({ data: { reservation: record } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
    staffLogin('ADMIN', { id: '4' }),
    api.query('DepositSettings', () => HttpResponse.json({ data: { depositSettings: settings } })),
  );

describe('the deposit of a rental', () => {
  const open = (record: typeof deposit = deposit) =>
    renderAt(
      '/dossier/ACCPT-ED234',
      <DepositPanel deposit={record as never} onReload={() => Promise.resolve(undefined)} />,
      [{ fragment: DepositFieldsFragmentDoc, record }],
    );

  test('shows what is due and held, each entry, and that the imprint expires soon', async () => {
    serve();
    open();
    expect(await screen.findByText(/Prévue 3.000.Dh · détenue 3.000.Dh/)).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Caution reçue · Empreinte de carte.*réf\. AUT 7781/);
    expect(await screen.findByRole('alert')).toHaveTextContent('L’empreinte de carte expire dans 2 jours');
  });

  test('shows what a part was kept for, with the photos of the damage', async () => {
    serve();
    const charge = {
      ...{ __typename: 'ReturnCharge', id: '9', label: 'Dommage : rayure', detail: 'Constaté au retour.' },
      confirmedAmount: '500.00',
      photos: [{ __typename: 'InspectionPhoto', id: '3', sha256: 'ab', url: '/storage/etats-des-lieux/a.webp' }],
    };
    const kept = { ...entry, id: '2', kind: 'KEPT', amount: '-500.00', method: null, reason: null, lineId: '7' };
    server.use(
      api.query('KeptCharges', () =>
        HttpResponse.json({
          data: {
            reservation: {
              ...{ __typename: 'Reservation', id: '11', number: 'ACCPT-ED234' },
              depositEntries: [{ __typename: 'DepositEntry', id: '2', charge }],
            },
          },
        }),
      ),
      http.get('*/storage/etats-des-lieux/a.webp', () => HttpResponse.arrayBuffer(new ArrayBuffer(1))),
    );
    open({ ...deposit, depositEntries: [entry, kept] });
    expect(await screen.findByText('Constaté au retour.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Photo 1 : Dommage : rayure' })).toBeInTheDocument();
  });

  test('is kept in part with a reason; a refusal stands at its field', async () => {
    serve();
    const sent = jest.fn();
    server.use(
      api.mutation('KeepDeposit', ({ variables }) => {
        sent(variables.input);
        return refusal('Seuls 3 000 Dh sont détenus.', 'DEPOSIT.SUM', {
          fields: { amount: ['Seuls 3 000 Dh sont détenus.'] },
        });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Retenir une partie' }));
    const form = within(await screen.findByRole('dialog', { name: /Retenir sur la caution/ }));
    await user.click(form.getByRole('button', { name: 'Retenir une partie' }));
    expect(await form.findAllByText('Le motif est obligatoire.')).not.toHaveLength(0);
    expect(sent).not.toHaveBeenCalled();
    await user.type(form.getByRole('textbox', { name: /Montant retenu/ }), '4000');
    await user.type(form.getByRole('textbox', { name: /Motif/ }), 'Rayure');
    await user.click(form.getByRole('button', { name: 'Retenir une partie' }));
    expect(await form.findAllByText('Seuls 3 000 Dh sont détenus.')).toHaveLength(2);
    expect(sent).toHaveBeenCalledWith({ number: 'ACCPT-ED234', version: 4, amount: '4000.00', reason: 'Rayure' });
  });

  test('goes back in the way it was left: the amount of each method is proposed', async () => {
    serve();
    const cash = { ...entry, id: '2', method: 'CASH', reference: null, expiresOn: null, amount: '1000.00' };
    const kept = { ...cash, id: '3', kind: 'KEPT', method: null, amount: '-400.00', reason: 'Rayure' };
    const { user } = open({ ...deposit, depositHeld: '3600.00', depositEntries: [entry, cash, kept] });
    await user.click(await screen.findByRole('button', { name: 'Rendre la caution' }));
    const form = within(await screen.findByRole('dialog', { name: /Rendre la caution/ }));
    expect(form.getByLabelText(/Mode/)).toHaveValue('CARD_IMPRINT');
    expect(form.getByRole('textbox', { name: /Montant/ })).toHaveValue('3 000 Dh');
    await user.selectOptions(form.getByLabelText(/Mode/), 'Espèces');
    expect(form.getByRole('textbox', { name: /Montant/ })).toHaveValue('1 000 Dh');
    const amount = form.getByRole('textbox', { name: /Montant/ });
    await user.clear(amount);
    await user.type(amount, '500');
    await user.selectOptions(form.getByLabelText(/Mode/), 'Virement');
    expect(amount).toHaveValue('500 Dh');
  });

  test('is taken only while something of it is missing', async () => {
    serve();
    const { unmount } = open({ ...deposit, stage: 'PLANNED' });
    expect(await screen.findByRole('button', { name: 'Rendre la caution' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prendre la caution' })).not.toBeInTheDocument();
    unmount();
    open({ ...deposit, stage: 'PLANNED', depositHeld: '2999.00' });
    expect(await screen.findByRole('button', { name: 'Prendre la caution' })).toBeVisible();
  });

  test('an imprint needs its reference and its last day', async () => {
    serve();
    const sent = jest.fn();
    server.use(
      api.mutation('HoldDeposit', ({ variables }) => {
        sent(variables.input);
        return HttpResponse.json({ data: { holdDeposit: deposit } });
      }),
    );
    const { user } = open({ ...deposit, stage: 'PLANNED', depositHeld: '0.00', depositEntries: [] });
    await user.click(await screen.findByRole('button', { name: 'Prendre la caution' }));
    const dialog = await screen.findByRole('dialog', { name: /Caution de la location/ });
    const form = within(dialog);
    expect(form.getByRole('textbox', { name: /Montant/ })).toHaveValue('3 000 Dh');
    await user.click(form.getByRole('button', { name: 'Prendre la caution' }));
    expect(await form.findAllByText('La référence de l’empreinte est obligatoire.')).not.toHaveLength(0);
    await user.selectOptions(form.getByLabelText(/Mode/), 'Espèces');
    await user.click(form.getByRole('button', { name: 'Prendre la caution' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({
      number: 'ACCPT-ED234',
      version: 4,
      amount: '3000.00',
      method: 'CASH',
      reference: null,
      expiresOn: null,
    });
  });
});

describe('the list of deposits', () => {
  const row = {
    ...acceptedReservation,
    stage: 'RETURNED',
    depositHeld: '3000.00',
    depositExpiresOn: null,
    endedAt: '2026-11-11T10:00:00.000+00:00',
  };
  const serveRows = (items: object[]): jest.Mock => {
    const asked = jest.fn();
    serve();
    server.use(
      api.query('Deposits', ({ variables }) => {
        asked(variables);
        const page = { __typename: 'ReservationPage', items, totalCount: items.length, page: 1, pageCount: 1 };
        return HttpResponse.json({ data: { reservations: page } });
      }),
    );
    return asked;
  };

  test('says what waits since when, and gives it back', async () => {
    const asked = serveRows([row]);
    const sent = jest.fn();
    server.use(
      api.mutation('ReturnDeposit', ({ variables }) => {
        sent(variables.input);
        return HttpResponse.json({ data: { returnDeposit: { ...deposit, depositHeld: '0.00', stage: 'CLOSED' } } });
      }),
    );
    const { user } = renderAt('/cautions', <DepositList />);
    expect(await screen.findByRole('link', { name: 'ACCPT-ED234' })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ filter: { deposit: 'TO_RETURN' }, sort: { field: 'ENDED_AT', direction: 'ASC' } }),
    );
    expect(screen.getByRole('table')).toHaveTextContent('10 jours');
    await user.click(screen.getByRole('button', { name: 'Rendre la caution ACCPT-ED234' }));
    const dialog = await screen.findByRole('dialog', { name: /Rendre la caution/ });
    await user.click(within(dialog).getByRole('button', { name: 'Rendre la caution' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ number: 'ACCPT-ED234', amount: '3000.00', method: 'CARD_IMPRINT' }),
    );
  });

  test('says that nothing waits', async () => {
    serveRows([]);
    renderAt('/cautions', <DepositList />);
    expect(await screen.findByText('Aucune caution à rendre')).toBeInTheDocument();
  });
});

test('a deposit waits since the return, and not while the vehicle is out', () => {
  const rental = { stage: 'CLOSED', endedAt: '2026-11-10T10:00:00Z', endsAt: '2026-11-09T10:00:00Z' } as const;
  expect(waitsSince(rental)).toBe('2026-11-10T10:00:00Z');
  expect(waitsSince({ ...rental, stage: 'OUT' })).toBeNull();
  expect(waitsSince({ ...rental, stage: 'NO_SHOW', endedAt: null })).toBe('2026-11-09T10:00:00Z');
  expect(waitsSince({ ...rental, stage: null, endedAt: '2026-11-01T10:00:00Z' })).toBe('2026-11-01T10:00:00Z');
  expect(daysSince('2026-11-10T10:00:00Z', '2026-11-12T09:00')).toBe(2);
  expect(daysSince('2026-11-12T10:00:00Z', '2026-11-12T09:00')).toBe(0);
});
