import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { depositEntry, heldDeposit, serveDeposit } from '../../test/deposit';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { DepositFieldsFragmentDoc } from './Deposit.generated';
import { DepositPanel } from './DepositPanel';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

describe('the deposit of a rental', () => {
  const open = (record: typeof heldDeposit = heldDeposit) =>
    renderAt(
      '/dossier/ACCPT-ED234',
      <DepositPanel deposit={record as never} onReload={() => Promise.resolve(undefined)} />,
      [{ fragment: DepositFieldsFragmentDoc, record }],
    );

  test('shows what is due and held, each entry, and that the imprint expires soon', async () => {
    serveDeposit();
    open();
    expect(await screen.findByText(/Prévue 3.000.Dh · détenue 3.000.Dh/)).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Caution reçue · Empreinte de carte.*réf\. AUT 7781/);
    expect(await screen.findByRole('alert')).toHaveTextContent('L’empreinte de carte expire dans 2 jours');
  });

  test('shows what a part was kept for, with the photos of the damage', async () => {
    serveDeposit();
    const charge = {
      ...{ __typename: 'ReturnCharge', id: '9', label: 'Dommage : rayure', detail: 'Constaté au retour.' },
      confirmedAmount: '500.00',
      photos: [{ __typename: 'InspectionPhoto', id: '3', sha256: 'ab', url: '/storage/etats-des-lieux/a.webp' }],
    };
    const kept = { ...depositEntry, id: '2', kind: 'KEPT', amount: '-500.00', method: null, reason: null, lineId: '7' };
    server.use(
      api.query('DeductedCharges', () =>
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
    open({ ...heldDeposit, depositEntries: [depositEntry, kept] });
    expect(await screen.findByText('Constaté au retour.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Photo 1 : Dommage : rayure' })).toBeInTheDocument();
  });

  test('is taken only while something of it is missing', async () => {
    serveDeposit();
    const { unmount } = open({ ...heldDeposit, stage: 'PLANNED' });
    expect(await screen.findByRole('button', { name: 'Régler la caution' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prendre la caution' })).not.toBeInTheDocument();
    unmount();
    open({ ...heldDeposit, stage: 'PLANNED', depositHeld: '2999.00' });
    expect(await screen.findByRole('button', { name: 'Prendre la caution' })).toBeVisible();
  });

  test('an imprint needs its reference and its last day', async () => {
    serveDeposit();
    const sent = jest.fn();
    server.use(
      api.mutation('HoldDeposit', ({ variables }) => {
        sent(variables.input);
        return HttpResponse.json({ data: { holdDeposit: heldDeposit } });
      }),
    );
    const { user } = open({ ...heldDeposit, stage: 'PLANNED', depositHeld: '0.00', depositEntries: [] });
    await user.click(await screen.findByRole('button', { name: 'Prendre la caution' }));
    const dialog = await screen.findByRole('dialog', { name: /Caution de la location/ });
    const form = within(dialog);
    expect(form.getByRole('textbox', { name: /Montant/ })).toHaveValue('3 000');
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
