import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderAt } from '../../test/renderAt';
import { Hint } from './Hint';

const open = () =>
  renderAt(
    '/',
    <Hint label="Modifier">
      <button type="button">M</button>
    </Hint>,
  );

it('explains an element under a mouse, until Escape', async () => {
  const { user } = open();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Modifier');
  const gone = waitForElementToBeRemoved(() => screen.queryByRole('tooltip'));
  await user.keyboard('{Escape}');
  await gone;
});
