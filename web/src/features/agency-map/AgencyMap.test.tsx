import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { AgencyMap } from './AgencyMap';

const agency = (id: string, name: string, hours: object) => ({
  __typename: 'Agency',
  id,
  name,
  address: '1, rue de Fès',
  phone: '0522000000',
  latitude: null,
  longitude: null,
  openingHours: [],
  openingExceptions: [],
  ...hours,
});
const weekly = (weekday: string) => ({ __typename: 'WeekHours', weekday, opensAt: '08:30', closesAt: '19:00' });
const exception = (name: string | null, startsOn: string, endsOn: string, hours: object[] = []) => ({
  __typename: 'OpeningException',
  name,
  startsOn,
  endsOn,
  hours,
});

test('an agency that says its hours shows them, with the days that come soon; another shows none', async () => {
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T10:00:00+00:00' } })),
    api.query('SiteAgencies', () =>
      HttpResponse.json({
        data: {
          agencies: {
            __typename: 'AgencyPage',
            items: [
              agency('1', 'Casablanca', {
                openingHours: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map(weekly),
                openingExceptions: [
                  exception('Passée', '2026-11-18', '2026-11-18'),
                  exception('Salon', '2026-12-01', '2026-12-03', [
                    { __typename: 'DayHours', opensAt: '10:00', closesAt: '22:00' },
                  ]),
                  exception(null, '2026-11-30', '2026-11-30'),
                  exception('Nouvel An', '2027-01-01', '2027-01-01'),
                ],
              }),
              agency('2', 'Tanger', {}),
            ],
          },
        },
      }),
    ),
  );
  renderAt('/', <AgencyMap />);
  await screen.findByText(/Salon/);
  const [shown, ...others] = document.querySelectorAll('dl');
  expect(others).toEqual([]);
  expect(shown).toHaveAccessibleName('Horaires de Casablanca');
  expect([...(shown?.children ?? [])].map((line) => line.textContent)).toEqual([
    'lundi – vendredi08:30–19:00',
    'samedi – dimanchefermé',
    '30-11-2026fermé',
    'Salon, du 01-12-2026 au 03-12-202610:00–22:00',
  ]);
});
