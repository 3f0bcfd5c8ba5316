import type { DeparturePapers, ReadPapers } from '../../booking/signature/contract-drivers.js';

/** Returns the papers that the newest inspection of a departure read, a completed one first. */
export const departurePapers: DeparturePapers = async (em, reservationId) => {
  const [row] = await em.execute<{ papers: ReadPapers[] }[]>(
    `select papers from inspection where reservation_id = ? and kind = 'DEPARTURE' and status <> 'VOID' and papers <> '[]'
     order by status = 'COMPLETED' desc, updated_at desc, id desc limit 1`,
    [reservationId],
  );
  return row?.papers ?? [];
};
