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
  expect(screen.getByRole('status')).toHaveTextContent('{"amount":-20.5,"km":"12345,7"}');
  expect(screen.getByLabelText('Kilométrage')).toBeInvalid();
  expect(screen.getByText('Ce nombre doit être entier et positif.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Kilométrage'));
  await user.type(screen.getByLabelText('Kilométrage'), '12345');
  expect(screen.getByRole('status')).toHaveTextContent('"km":12345}');
  expect(screen.getByLabelText('Kilométrage')).toBeValid();
});

test('an amount with a point before three digits is refused instead of read as a thousandth', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Montant'), '1.250');
  await user.tab();
  expect(screen.getByLabelText('Montant')).toBeInvalid();
  expect(
    screen.getByText('Un montant a deux décimales au plus. Les milliers s’écrivent sans point.'),
  ).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Montant'));
  await user.type(screen.getByLabelText('Montant'), '1 250,50');
  await user.tab();
  expect(screen.getByLabelText('Montant')).toHaveValue('1 250,5 Dh');
  expect(screen.getByLabelText('Montant')).toBeValid();
});

test.each([
  ['1 234,50', 1234.5],
  ['1.234,50', 1234.5],
  ['1\u202f234,50\u00a0Dh', 1234.5],
  ['١٢٣', 123],
  ['12,5', 12.5],
  ['12345678,25', 12345678.25],
])('%j is pasted as %d', async (pasted, amount) => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Montant'));
  await user.paste(pasted);
  expect(screen.getByRole('status')).toHaveTextContent(`{"amount":${amount},"km":""}`);
  expect(screen.getByLabelText('Montant')).toBeValid();
});

test.each(['1e3', '0x10', '12 34', 'mille', '20 %'])('%j stays as it was pasted, as an error', async (pasted) => {
  render(<Fields />);
  const user = userEvent.setup();
  for (const label of ['Montant', 'Kilométrage']) {
    await user.click(screen.getByLabelText(label));
    await user.paste(pasted);
    await user.tab();
    expect(screen.getByLabelText(label)).toHaveValue(pasted);
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ amount: pasted, km: pasted }));
});
