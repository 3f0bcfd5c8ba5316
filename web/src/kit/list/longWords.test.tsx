import { render } from '@testing-library/react';
import { breakLongWords } from './longWords';

const long = 'Abderrahmanebenabdellatifelidr';

test('a word of more than 20 letters may break, wherever it stands in a cell', () => {
  const cell = (
    <>
      <b>{long}</b>
      {['Salma ', long]}
    </>
  );
  const { container } = render(breakLongWords(cell));
  expect(container.innerHTML).toBe(
    '<b>Abderrahma<wbr>nebenabdel<wbr>latifelidr</b>Salma Abderrahma<wbr>nebenabdel<wbr>latifelidr',
  );
});

test('a cell without such a word is left as it is', () => {
  const cell = <span>Volkswagen Passat, 32636-B-6</span>;
  expect(breakLongWords(cell)).toBe(cell);
});
