import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { screen } from '@testing-library/react';
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

test('a record that its parent has not loaded is an error, not a part of a record', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt('/', <Name />);
  expect((await screen.findAllByText(/The cache lacks fields of Name/))[0]).toBeInTheDocument();
});
