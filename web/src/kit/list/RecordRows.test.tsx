import { useApolloClient } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import {
  ReservationRowFragmentDoc,
  type ReservationRowFragment,
} from '../../domain/reservation/ReservationRow.generated';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation } from '../../test/reservation';
import type { Column } from './columns';
import { RecordRows } from './RecordRows';

const records = [pendingReservation, acceptedReservation];
type Row = Pick<ReservationRowFragment, 'number' | 'pickupPlace'>;

const drawn: string[] = [];

const Place = ({ row: { number, pickupPlace } }: { row: ReservationRowFragment }) => {
  drawn.push(number);
  return pickupPlace;
};

const columns: readonly Column<ReservationRowFragment>[] = [
  { key: 'place', label: 'Lieu', cell: (row) => <Place row={row} /> },
];

const Change = ({ record }: { record: object }) => {
  const { cache } = useApolloClient();
  return (
    <button
      type="button"
      onClick={() => cache.modify({ id: cache.identify(record as never) ?? '', fields: { pickupPlace: () => 'Gare' } })}
    >
      Changer
    </button>
  );
};

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('a card may say more than the cell, whose heading it lacks', () => {
    renderAt(
      '/',
      <RecordRows
        label="Réservations"
        columns={[
          { key: 'number', label: 'Numéro', cell: ({ number }: Row) => number, card: 'head' },
          { key: 'place', label: 'Lieu', cell: ({ pickupPlace }: Row) => pickupPlace, inCard: () => 'pris à la gare' },
        ]}
        rows={[pendingReservation]}
        keyOf={({ number }) => number}
      />,
    );
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('pris à la gare');
    expect(card).not.toHaveTextContent(pendingReservation.pickupPlace);
  });
});

test('the sides at which a table goes on are marked while it is scrolled', () => {
  renderAt(
    '/',
    <RecordRows
      label="Réservations"
      columns={[{ key: 'number', label: 'Numéro', cell: ({ number }: Row) => number }]}
      rows={records}
      keyOf={({ number }) => number}
    />,
  );
  const box = screen.getByRole('table').parentElement?.parentElement as HTMLElement;
  Object.defineProperties(box, { scrollWidth: { value: 900 }, clientWidth: { value: 600 } });
  const sides = () => box.parentElement?.dataset.more;
  fireEvent.scroll(box, { target: { scrollLeft: 0 } });
  expect(sides()).toBe('end');
  fireEvent.scroll(box, { target: { scrollLeft: 150 } });
  expect(sides()).toBe('start end');
  fireEvent.scroll(box, { target: { scrollLeft: 300 } });
  expect(sides()).toBe('start');
});

test('a change of one record draws its row alone', async () => {
  const { user } = renderAt(
    '/',
    <>
      <RecordRows
        label="Réservations"
        columns={columns}
        rows={records.map(({ __typename, id, number }) => ({ __typename, id, number }))}
        fragment={ReservationRowFragmentDoc}
        keyOf={({ number }) => number}
      />
      <Change record={acceptedReservation} />
    </>,
    records.map((record) => ({ fragment: ReservationRowFragmentDoc, record })),
  );
  expect(new Set(drawn)).toEqual(new Set(records.map(({ number }) => number)));
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'Changer' }));
  expect(await screen.findByText('Gare')).toBeInTheDocument();
  expect(new Set(drawn)).toEqual(new Set([acceptedReservation.number]));
});

test('the dates of a text stay in one piece', () => {
  renderAt(
    '/',
    <RecordRows
      label="Réservations"
      columns={[{ key: 'at', label: 'Quand', cell: ({ number }: Row) => `${number} le 26-11-2026 09:00, confirmée` }]}
      rows={[pendingReservation]}
      keyOf={({ number }) => number}
    />,
  );
  expect(screen.getByText('26-11-2026 09:00')).toHaveClass('date');
  expect(screen.getByRole('cell')).toHaveTextContent('K7RT4-W9XMP le 26-11-2026 09:00, confirmée');
});
