import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { PeriodFields } from './PeriodFields';
import type { WallPeriod } from './PeriodPanel';

const start = 'Veuillez-vous selectionner la date de debut';
const back = 'Veuillez-vous selectionner la date de retour';

beforeEach(() =>
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T10:00:00+00:00' } }))),
);

const Fields = ({ initial = { startsAt: '', endsAt: '' } }: { initial?: WallPeriod }) => {
  const [period, setPeriod] = useState(initial);
  return (
    <>
      <PeriodFields
        labels={{ startsAt: 'Départ', endsAt: 'Retour' }}
        value={period}
        onChange={setPeriod}
        fromToday
        longest={30}
      />
      <output>
        {period.startsAt} {period.endsAt}
      </output>
    </>
  );
};

const open = (name: string) => screen.findByRole('dialog', { name }).then((dialog) => within(dialog));

test('choosing the start leads to the return, and one button applies both', async () => {
  const { user } = renderAt('/', <Fields />);
  await user.click(screen.getByRole('button', { name: /^Départ/ }));
  const picker = await open(start);
  await waitFor(() =>
    expect(picker.getByRole('button', { name: '22 novembre 2026' })).toHaveAttribute('aria-current', 'date'),
  );
  await user.click(picker.getByRole('button', { name: '25 novembre 2026' }));
  expect(screen.getByRole('dialog', { name: back })).toBeInTheDocument();
  expect(picker.getByRole('button', { name: 'Selectionner' })).toBeDisabled();
  expect(picker.getByRole('button', { name: '24 novembre 2026' })).toBeDisabled();
  await user.click(picker.getByRole('button', { name: '28 novembre 2026' }));
  await user.selectOptions(picker.getByLabelText('Heure : Retour'), '18');
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-25T10:00 2026-11-28T18:00');
  expect(screen.getByRole('button', { name: /^Départ/ })).toHaveFocus();
});

test('a start today is suggested ahead of now, and a chosen time stays', async () => {
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T14:07:00+00:00' } })));
  const { user } = renderAt('/', <Fields />);
  await user.click(screen.getByRole('button', { name: /^Départ/ }));
  const picker = await open(start);
  const today = picker.getByRole('button', { name: '22 novembre 2026' });
  await waitFor(() => expect(today).toHaveAttribute('aria-current', 'date'));
  await user.click(today);
  expect(picker.getByLabelText('Heure : Départ')).toHaveValue('15');
  expect(picker.getByLabelText('Heure : Retour')).toHaveValue('15');
  await user.selectOptions(picker.getByLabelText('Heure : Départ'), '18');
  await user.click(picker.getByRole('button', { name: '24 novembre 2026' }));
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-22T18:00 2026-11-24T18:00');
});

test('in the last hour of the day the usual time is suggested', async () => {
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T23:20:00+00:00' } })));
  const { user } = renderAt('/', <Fields />);
  await user.click(screen.getByRole('button', { name: /^Départ/ }));
  const picker = await open(start);
  const today = picker.getByRole('button', { name: '22 novembre 2026' });
  await waitFor(() => expect(today).toHaveAttribute('aria-current', 'date'));
  await user.click(today);
  expect(picker.getByLabelText('Heure : Départ')).toHaveValue('10');
});

test('a preset sets both days, counted from the chosen start', async () => {
  const { user } = renderAt('/', <Fields />);
  await user.click(screen.getByRole('button', { name: /^Départ/ }));
  const picker = await open(start);
  await user.click(await picker.findByLabelText('Ce week-end'));
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-27T10:00 2026-11-29T10:00');
  await user.click(screen.getByRole('button', { name: /^Retour/ }));
  const again = await open(back);
  await user.click(await again.findByLabelText('1 semaine'));
  await user.click(again.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-27T10:00 2026-12-04T10:00');
});

test.each([
  ['3 jours', '2026-11-27T09:00', '2026-11-27T09:00 2026-11-30T09:00'],
  ['1 mois', '2026-11-27T18:30', '2026-11-27T18:30 2026-12-27T18:30'],
])(
  '%s are whole periods of 24 h from the chosen start, whatever the time of the return was',
  async (name, startsAt, chosen) => {
    const { user } = renderAt('/', <Fields initial={{ startsAt, endsAt: '2026-12-01T10:00' }} />);
    await user.click(screen.getByRole('button', { name: /^Retour/ }));
    const picker = await open(back);
    await user.click(await picker.findByLabelText(name));
    await user.click(picker.getByRole('button', { name: 'Selectionner' }));
    expect(screen.getByRole('status')).toHaveTextContent(chosen);
  },
);

test('the return of a preset follows the time of the start, until another is chosen for it', async () => {
  const { user } = renderAt('/', <Fields initial={{ startsAt: '2026-11-27T10:00', endsAt: '2026-11-28T10:00' }} />);
  await user.click(screen.getByRole('button', { name: /^Retour/ }));
  const picker = await open(back);
  await user.click(await picker.findByLabelText('3 jours'));
  await user.selectOptions(picker.getByLabelText('Heure : Départ'), '09');
  expect(picker.getByLabelText('Heure : Retour')).toHaveValue('09');
  expect(picker.getByLabelText('3 jours')).toBeChecked();
  await user.selectOptions(picker.getByLabelText('Heure : Retour'), '12');
  expect(picker.getByLabelText('3 jours')).not.toBeChecked();
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-27T09:00 2026-11-30T12:00');
});

test('a start after the return asks for the return again; Escape keeps both', async () => {
  const { user } = renderAt('/', <Fields initial={{ startsAt: '2026-11-24T09:00', endsAt: '2026-11-26T09:00' }} />);
  await user.click(screen.getByRole('button', { name: /^Départ/ }));
  const picker = await open(start);
  await user.click(picker.getByRole('button', { name: '27 novembre 2026' }));
  expect(picker.getByRole('button', { name: 'Selectionner' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-24T09:00 2026-11-26T09:00');
});
