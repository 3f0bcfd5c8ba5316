import { render, screen } from '@testing-library/react';
import { Phone } from './Phone';

test('groups a Moroccan number in pairs, and a foreign one as its country does', async () => {
  render(
    <>
      <Phone number="0612345678" />
      <Phone number="+212612345678" />
      <Phone number="+393478252111" exact />
      <Phone number="+447782355227" />
      <Phone number="+9999999999" />
    </>,
  );
  expect(await screen.findByText('+39 347 825 2111')).toBeInTheDocument();
  for (const grouped of ['06 12 34 56 78', '+212 6 12 34 56 78', '+44 7782 355227', '+999 9 99 99 99'])
    expect(screen.getByText(grouped)).toBeInTheDocument();
});
