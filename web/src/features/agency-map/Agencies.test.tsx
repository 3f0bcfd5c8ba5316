import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import type { Weekday } from '../../platform/graphql/types.generated';
import { Agencies } from './Agencies';
import type { SiteAgency } from './AgencyMap';

const agency = (id: string, name: string, hours: Partial<SiteAgency>): SiteAgency => ({
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
const weekly = (weekday: Weekday) =>
  ({ __typename: 'WeekHours', weekday, opensAt: '08:30', closesAt: '19:00' }) as const;
type Exception = SiteAgency['openingExceptions'][number];
const exception = (
  name: string | null,
  startsOn: string,
  endsOn: string,
  hours: Exception['hours'] = [],
): Exception => ({ __typename: 'OpeningException', name, startsOn, endsOn, hours });

const casablanca = agency('1', 'Casablanca', {
  openingHours: (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const).map(weekly),
  openingExceptions: [
    exception('Passée', '2026-11-18', '2026-11-18'),
    exception('Salon', '2026-12-01', '2026-12-03', [{ __typename: 'DayHours', opensAt: '10:00', closesAt: '22:00' }]),
    exception(null, '2026-11-30', '2026-11-30'),
    exception('Nouvel An', '2027-01-01', '2027-01-01'),
  ],
});
const linesOf = (list: Element | undefined): (string | null)[] =>
  [...(list?.children ?? [])].map((line) => line.textContent);

test('an agency that says its hours shows them at once; another shows none', () => {
  renderAt('/', <Agencies agencies={[casablanca, agency('2', 'Tanger', {})]} />);
  const [week, ...others] = document.querySelectorAll('dl');
  expect(others).toEqual([]);
  expect(week).toHaveAccessibleName('Horaires de Casablanca');
  expect(linesOf(week)).toEqual(['lundi – vendredi08:30–19:00', 'samedi – dimanchefermé']);
});

test('the days with other hours that come soon follow once the agencies are near', async () => {
  const requested = jest.fn();
  server.use(
    api.query('AgencyNow', () => {
      requested();
      return HttpResponse.json({ data: { agencyNow: '2026-11-22T10:00:00+00:00' } });
    }),
  );
  renderAt('/', <Agencies agencies={[casablanca]} />);
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect(requested).not.toHaveBeenCalled();
  // Printing brings everything near.
  act(() => void fireEvent(window, new Event('beforeprint')));
  await screen.findByText(/Salon/);
  const days = [...document.querySelectorAll('dl')].at(-1);
  expect(days).toHaveAccessibleName('Jours particuliers à Casablanca');
  expect(linesOf(days)).toEqual(['30-11-2026fermé', 'Salon, du 01-12-2026 au 03-12-202610:00–22:00']);
});

test('an agency can be chosen before the map is there, and all shown again', async () => {
  const placed = { latitude: 33.59, longitude: -7.61 };
  const { user } = renderAt(
    '/',
    <Agencies agencies={[agency('1', 'Casablanca', placed), agency('2', 'Tanger', {})]} />,
  );
  const choice = screen.getByRole('button', { name: 'Voir Casablanca sur la carte', pressed: false });
  await user.click(choice);
  expect(choice).toBePressed();
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(await screen.findByLabelText('Carte des agences')).toBeInTheDocument();
  expect(choice).toBePressed();
  await user.click(screen.getByRole('button', { name: 'Toutes les agences' }));
  expect(choice).not.toBePressed();
});
