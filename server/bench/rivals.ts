import { timed, ms, ratio, type Section } from './figures.js';
import type { Filler } from './fill.js';
import type { ServerChild } from './server-child.js';

const RIVALS = 64;

/** Requests to accept, by their numbers. */
export interface Rivals {
  readonly warmUp: readonly string[];
  readonly free: readonly string[];
  readonly oneSlot: readonly string[];
}

/** Inserts the requests. Call it before the server starts. */
export async function fillRivals(filler: Filler): Promise<Rivals> {
  return {
    warmUp: await filler.requests(RIVALS, 101),
    free: await filler.requests(RIVALS, 201),
    oneSlot: await filler.requests(RIVALS, 301, true),
  };
}

/** Accepts many requests at once for one slot of one vehicle, and as many for different vehicles. */
export async function benchRivals(server: ServerChild, rivals: Rivals): Promise<Section> {
  const acceptAll = async (numbers: readonly string[]) => {
    let accepted = 0;
    const taken = await timed(() =>
      Promise.all(
        numbers.map(async (number) => {
          if (await server.accept(number)) accepted += 1;
        }),
      ),
    );
    return { accepted, taken };
  };
  await acceptAll(rivals.warmUp);
  const free = await acceptAll(rivals.free);
  const one = await acceptAll(rivals.oneSlot);
  return {
    title: `${RIVALS} requests accepted at once`,
    rows: [
      ['for as many free slots', `${ms(free.taken)}, ${free.accepted} accepted`],
      ['for one slot', `${ms(one.taken)}, ${one.accepted} accepted`],
      ['ratio', ratio(one.taken, free.taken)],
    ],
  };
}
