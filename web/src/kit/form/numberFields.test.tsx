import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountField } from './AmountField';
import { KmField } from './KmField';

const Fields = () => {
  const [amount, setAmount] = useState<number | string>('');
  const [km, setKm] = useState<number | string>('');
  return (
    <MantineProvider>
      <AmountField label="Montant" value={amount} onChange={setAmount} />
      <KmField label="Kilométrage" value={km} onChange={setKm} />
      <output>{JSON.stringify({ amount, km })}</output>
    </MantineProvider>
  );
};

test('no field turns what was typed into another number: the sign and the decimals stay, for the server to refuse', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Montant'), '-20,5');
  await user.type(screen.getByLabelText('Kilométrage'), '12345,7');
  expect(screen.getByRole('status')).toHaveTextContent('{"amount":-20.5,"km":12345.7}');
  expect(screen.getByLabelText('Kilométrage')).toBeInvalid();
  expect(screen.getByText('Ce nombre doit être entier et positif.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Kilométrage'));
  await user.type(screen.getByLabelText('Kilométrage'), '12345');
  expect(screen.getByRole('status')).toHaveTextContent('"km":12345}');
  expect(screen.getByLabelText('Kilométrage')).toBeValid();
});

test('an amount typed with a point between its thousands is refused instead of read as a thousandth', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Montant'), '1.250,50');
  await user.tab();
  expect(screen.getByLabelText('Montant')).toBeInvalid();
  expect(
    screen.getByText('Un montant a deux décimales au plus. Les milliers s’écrivent sans point.'),
  ).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Montant'));
  await user.type(screen.getByLabelText('Montant'), '1 250,50');
  expect(screen.getByLabelText('Montant')).toHaveValue('1 250,50 Dh');
  expect(screen.getByLabelText('Montant')).toBeValid();
});
