import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { depositEntry, heldDeposit, serveDeposit } from '../../test/deposit';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { proposedCharge, settledRental } from '../../test/settlement';
import { SettlementDialog } from './SettlementDialog';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const returnCharges = [
  proposedCharge('1', 'Km supplémentaire', '300.00'),
  proposedCharge('2', 'Nettoyage', '250.00'),
  proposedCharge('3', 'Dommage', '0.00'),
];
const cash = { ...depositEntry, method: 'CASH', reference: null, expiresOn: null };

/** Opens the settlement of a rental; `problem` refuses it. */
const open = (rental: object, problem?: string) => {
  const sent = jest.fn();
  const onClose = jest.fn();
  serveDeposit();
  server.use(
    api.query('StampDuty', () =>
      HttpResponse.json({ data: { rentalSettings: { __typename: 'RentalSettings', stampDutyPercent: '0.25' } } }),
    ),
    api.query('RentalSettlement', () => HttpResponse.json({ data: { reservation: rental } })),
    api.mutation('SettleRental', ({ variables }) => {
      sent(variables.input);
      if (problem) return refusal(problem, 'SETTLEMENT.DEPOSIT_SETTLED');
      return HttpResponse.json({ data: { settleRental: { ...heldDeposit, ...settledRental, balance: '0.00' } } });
    }),
  );
  return { ...renderAt('/cautions', <SettlementDialog number="ACCPT-ED234" onClose={onClose} />), sent, onClose };
};
const settlement = { ...settledRental.settlement, due: '550.00' };

test('decides on the charges, keeps what they cost and gives the rest back with one button', async () => {
  const { user, sent, onClose } = open({ ...settledRental, returnCharges, settlement });
  const form = within(await screen.findByRole('dialog', { name: 'Régler la location ACCPT-ED234' }));
  await user.click(form.getByRole('button', { name: /^Retenir 550.Dh et rendre 2.450.Dh$/ }));
  expect(await form.findAllByText('Le montant doit être supérieur à zéro.')).not.toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
  await user.type(form.getByRole('textbox', { name: 'Montant TTC : Dommage' }), '400');
  await user.click(within(form.getByRole('radiogroup', { name: 'Décision : Nettoyage' })).getByText('Ne pas facturer'));
  await user.type(form.getByRole('textbox', { name: 'Motif : Nettoyage' }), 'Client fidèle');
  await user.click(form.getByRole('button', { name: 'Ajouter un frais' }));
  await user.type(form.getByRole('textbox', { name: 'Frais ajouté' }), 'Clé perdue');
  await user.type(form.getByRole('textbox', { name: 'Montant TTC' }), '300,50');
  expect(form.getByText(/^L’empreinte de carte est libérée de 1.999,50.Dh\.$/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: /^Retenir 1.000,50.Dh et rendre 1.999,50.Dh$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({
    ...{ number: 'ACCPT-ED234', version: 4, kept: '1000.50', returned: '1999.50', returnMethod: null, payment: null },
    charges: [
      { chargeId: '1', decision: 'CONFIRM', amount: '300.00', reason: null },
      { chargeId: '2', decision: 'DROP', amount: null, reason: 'Client fidèle' },
      { chargeId: '3', decision: 'CONFIRM', amount: '400.00', reason: null },
    ],
    added: [{ label: 'Clé perdue', amount: '300.50' }],
  });
});

test('leaves due what a deposit that is too small does not pay, or takes it at once', async () => {
  const { user, sent } = open({
    ...{ ...settledRental, depositEntries: [cash] },
    settlement: { ...settlement, due: '3800.00', heldByImprint: '0.00' },
  });
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(/^800.Dh resteront dus\.$/)).toBeInTheDocument();
  expect(form.getByRole('button', { name: /^Retenir 3.000.Dh$/ })).toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: /^Le client paie 800.Dh maintenant$/ }));
  expect(await form.findByText(/^Droit de timbre.* 2.Dh/)).toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox', { name: /Mode de paiement/ }), 'Carte bancaire');
  await user.click(form.getByRole('button', { name: /^Retenir 3.000.Dh et encaisser 800.Dh$/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ kept: '3000.00', returned: '0.00', payment: { amount: '800.00', method: 'CARD' } }),
  );
});

test('gives all of it back where the customer pays otherwise, and stays open when it was settled meanwhile', async () => {
  const gone = 'La caution a déjà été rendue ou retenue : rien n’a été enregistré une seconde fois.';
  const { user, sent, onClose } = open(
    { ...settledRental, depositEntries: [cash], settlement: { ...settlement, heldByImprint: '0.00' } },
    gone,
  );
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('checkbox', { name: 'Payer avec la caution' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Mode de restitution' }), 'Virement');
  await user.click(form.getByRole('button', { name: /^Rendre 3.000.Dh$/ }));
  expect(await form.findByText(gone)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ kept: '0.00', returned: '3000.00', returnMethod: 'TRANSFER', payment: null }),
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('is closed at once if nothing is left to settle', async () => {
  const { onClose } = open({ ...settledRental, settlement: { ...settledRental.settlement, held: '0.00' } });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
