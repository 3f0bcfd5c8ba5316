import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderAt } from '../../test/renderAt';
import { useFields, type Holding } from './fields';

interface NameFragment {
  __typename: 'Agency';
  id: string;
  name: string;
  ' $fragmentName'?: 'NameFragment';
}

const fragment: TypedDocumentNode<NameFragment, unknown> = gql`
  fragment Name on Agency {
    id
    name
  }
`;

const record = { __typename: 'Agency', id: '4', name: 'Casablanca' };
const key = { __typename: 'Agency', id: '4' } as Holding<NameFragment>;

/** Its parent hands on another object for the same record at each answer. */
const Name = () => useFields(fragment, { ...key }).name;

const Forget = () => {
  const client = useApolloClient();
  return (
    <button type="button" onClick={() => void client.resetStore()}>
      Oublier
    </button>
  );
};

test('what a component has read stays while the cache forgets it', async () => {
  const { user } = renderAt(
    '/',
    <>
      <p>
        <Name />
      </p>
      <Forget />
    </>,
    [{ fragment, record }],
  );
  await user.click(screen.getByRole('button', { name: 'Oublier' }));
  // The cache tells its watchers in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Casablanca')).toBeInTheDocument();
});

const Learn = () => {
  const client = useApolloClient();
  return (
    <button
      type="button"
      onClick={() => void client.writeFragment({ fragment, fragmentName: 'Name', data: record, from: record })}
    >
      Apprendre
    </button>
  );
};

test('a component that is new while the cache lacks its fields waits until a query brings them', async () => {
  const { user } = await act(() =>
    Promise.resolve(
      renderAt(
        '/',
        <>
          <Suspense fallback="Chargement">
            <Name />
          </Suspense>
          <Learn />
        </>,
      ),
    ),
  );
  expect(await screen.findByText('Chargement')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apprendre' }));
  expect(await screen.findByText('Casablanca')).toBeInTheDocument();
});

test('fields that no query brings are an error', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(() =>
    Promise.resolve(
      renderAt(
        '/',
        <Suspense fallback="Chargement">
          <Name />
        </Suspense>,
      ),
    ),
  );
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getAllByText(/The cache lacks fields of Name/)[0]).toBeInTheDocument();
  jest.useRealTimers();
});

test('a record without its key is an error, not a part of a record', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Lost = () => useFields(fragment, { __typename: 'Agency' } as Holding<NameFragment>).name;
  renderAt('/', <Lost />);
  expect((await screen.findAllByText(/A record without its key/))[0]).toBeInTheDocument();
});
