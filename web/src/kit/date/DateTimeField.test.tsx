import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { DateTimeField } from './DateTimeField';

beforeEach(() =>
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T10:00:00+00:00' } }))),
);

const Field = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateTimeField
        label="Départ"
        pickerTitle="Veuillez-vous selectionner la date de debut"
        value={value}
        onChange={setValue}
        min="2026-11-20T10:00"
        error={value === '' && 'Il manque la date.'}
      />
      <output>{value}</output>
    </>
  );
};

test('picks an agency time in French, without offset', async () => {
  const { user } = renderAt('/', <Field />);
  const field = screen.getByRole('button', { name: /Départ Choisir la date et l’heure/ });
  expect(field).toHaveAccessibleDescription('Il manque la date.');
  await user.click(field);
  const picker = within(await screen.findByRole('dialog', { name: 'Veuillez-vous selectionner la date de debut' }));
  expect(picker.getByRole('button', { name: 'Selectionner' })).toBeDisabled();
  await user.click(picker.getByRole('button', { name: /^25 novembre 2026/i }));
  await user.selectOptions(picker.getByLabelText('Heure'), '09');
  await user.selectOptions(picker.getByLabelText('Minutes'), '30');
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-25T09:30');
  expect(screen.getByRole('button', { name: 'Départ mer. 25-11-2026 09:30' })).toHaveFocus();
});

test('days before the minimum cannot be chosen, and Escape keeps the value', async () => {
  const { user } = renderAt('/', <Field initial="2026-11-25T10:15" />);
  await user.click(screen.getByRole('button', { name: /Départ/ }));
  const picker = within(await screen.findByRole('dialog'));
  expect(picker.getByRole('button', { name: /^19 novembre 2026/i })).toBeDisabled();
  expect(picker.getByLabelText('Minutes')).toHaveValue('15');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-25T10:15');
});
