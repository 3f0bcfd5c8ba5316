import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { AgencyChoice } from './RecordChoice';

const agency = (id: string, name: string) => ({ __typename: 'Agency', id, name });
const atlas = agency('1', 'Atlas');
const ourika = agency('4812', 'Ourika');

const Choosing = ({ totalCount, own }: { totalCount: number; own?: { id: string; name: string } }) => {
  const [value, setValue] = useState(own?.id ?? '');
  return (
    <>
      <AgencyChoice
        label="Agence"
        placeholder="Toutes"
        first={{ items: [atlas], totalCount }}
        own={own}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
};

test('a few records are a list, including the current one if it has left the list', async () => {
  const { user } = renderAt('/', <Choosing totalCount={1} own={{ id: '9', name: 'Fermée' }} />);
  expect(screen.getByLabelText('Agence')).toHaveDisplayValue('Fermée');
  await user.selectOptions(screen.getByLabelText('Agence'), 'Atlas');
  expect(screen.getByRole('status')).toHaveTextContent('1');
  await user.selectOptions(screen.getByLabelText('Agence'), 'Toutes');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('more records than were sent are searched on the server by name', async () => {
  const requested = jest.fn();
  server.use(
    api.query('FoundAgencies', ({ variables }) => {
      const search = variables.search as { text: string } | undefined;
      if (search) requested(search.text);
      return HttpResponse.json({
        data: { agencies: { __typename: 'AgencyPage', items: [search ? ourika : atlas], totalCount: 10_000 } },
      });
    }),
    api.query('NamedAgency', () => HttpResponse.json({ data: { agency: ourika } })),
  );
  const { user } = renderAt('/', <Choosing totalCount={10_000} />);
  await user.type(screen.getByRole('combobox', { name: 'Agence' }), 'ouri');
  await user.click(await screen.findByRole('option', { name: 'Ourika' }));
  expect(requested).toHaveBeenCalledTimes(1);
  expect(requested).toHaveBeenCalledWith('ouri');
  expect(screen.getByRole('status')).toHaveTextContent('4812');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agence' })).toHaveValue('Ourika'));
});
