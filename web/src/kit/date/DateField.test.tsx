import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { DateField } from './DateField';
import { parseDay } from './parseDay';

beforeEach(() =>
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T10:00:00+00:00' } }))),
);

const Field = ({ initial = '' }: { initial?: string }) => {
  const [day, setDay] = useState(initial);
  return (
    <>
      <DateField label="Date du paiement" value={day} onChange={setDay} max="2026-11-22" />
      <output>{day}</output>
    </>
  );
};

test.each([
  ['25-11-2026', '2026-11-25'],
  ['5/1/2026', '2026-01-05'],
  ['25112026', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['31-02-2026', null],
  ['5-1-26', null],
  ['demain', null],
])('reads %s as %s', (typed, day) => expect(parseDay(typed)).toBe(day));

test('a year alone counts as its first day where it is allowed, and only there', () => {
  expect(parseDay('2024', { yearAlone: true })).toBe('2024-01-01');
  expect(parseDay('2024')).toBeNull();
  expect(parseDay('24', { yearAlone: true })).toBeNull();
});

test('a day is typed as it is written everywhere, and shown so again', async () => {
  const { user } = renderAt('/', <Field initial="2026-11-20" />);
  const field = screen.getByLabelText('Date du paiement');
  expect(field).toHaveValue('20-11-2026');
  await user.clear(field);
  await user.type(field, '5/1/26');
  await user.tab();
  expect(field).toHaveValue('05-01-2026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-01-05');
});

test('text that is not a date stays in the field and is reported', async () => {
  const { user } = renderAt('/', <Field />);
  const field = screen.getByLabelText('Date du paiement');
  await user.type(field, '31-02-2026');
  await user.tab();
  expect(field).toHaveValue('31-02-2026');
  expect(field).toHaveAccessibleDescription('Écrivez la date comme 25-11-2026.');
  await user.clear(field);
  expect(field).not.toHaveAccessibleDescription();
});

test('the calendar is French and takes a day with one press', async () => {
  const { user } = renderAt('/', <Field initial="2026-11-20" />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Date du paiement' }));
  expect(picker.getByText('novembre 2026')).toBeInTheDocument();
  expect(picker.getByRole('button', { name: '23 novembre 2026' })).toBeDisabled();
  await user.click(picker.getByRole('button', { name: '18 novembre 2026' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Date du paiement')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-18');
});

test('the keys of the calendar lead into the months beside, and not beyond the last day', async () => {
  const { user } = renderAt('/', <Field initial="2026-11-02" />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Date du paiement' }));
  act(() => picker.getByRole('button', { name: '2 novembre 2026' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(picker.getByText('octobre 2026')).toBeInTheDocument();
  expect(picker.getByRole('button', { name: '26 octobre 2026' })).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(picker.getByRole('button', { name: '28 septembre 2026' })).toHaveFocus();
  await user.keyboard('{PageDown}{ArrowRight}');
  expect(picker.getByRole('button', { name: '27 octobre 2026' })).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(picker.getByRole('button', { name: '27 octobre 2026' })).toHaveFocus();
});
