import { useApolloClient } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import {
  ReservationRowFragmentDoc,
  type ReservationRowFragment,
} from '../../domain/reservation/ReservationRow.generated';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation } from '../../test/reservation';
import type { Column } from './columns';
import { RecordRows } from './RecordRows';

const records = [pendingReservation, acceptedReservation];
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
