import { fireEvent, render, screen } from '@testing-library/react';
import { WhenNear } from './WhenNear';

test('what is below the screen is rendered for the printer', () => {
  render(<WhenNear minHeight="10rem">Plan</WhenNear>);
  expect(screen.queryByText('Plan')).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Plan')).toBeInTheDocument();
});
