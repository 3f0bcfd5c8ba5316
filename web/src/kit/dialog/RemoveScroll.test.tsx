import { render } from '@testing-library/react';
import { RemoveScroll } from './RemoveScroll';

const locked = (): boolean => document.body.hasAttribute('data-scroll-locked');

const Dialogs = ({ first, second }: { first: boolean; second: boolean }) => (
  <>
    <RemoveScroll enabled={first}>one</RemoveScroll>
    <RemoveScroll enabled={second}>two</RemoveScroll>
  </>
);

test('the page can be scrolled again after the last open dialog, whichever closes first', () => {
  const { rerender, unmount } = render(<Dialogs first={false} second={false} />);
  expect(locked()).toBe(false);
  rerender(<Dialogs first second={false} />);
  expect(locked()).toBe(true);
  rerender(<Dialogs first second />);
  rerender(<Dialogs first={false} second />);
  expect(locked()).toBe(true);
  unmount();
  expect(locked()).toBe(false);
  expect(document.body.style.getPropertyValue('--removed-scroll-bar-size')).toBe('');
});
