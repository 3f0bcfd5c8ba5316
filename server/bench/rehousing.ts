import { median, ms, type Section, timed } from './figures.js';
import type { Filler } from './fill.js';
import type { ServerChild } from './server-child.js';

const RIVALS = 64;
/** Measured rounds, after one round of warm-up; each uses its own vehicle. */
const ROUNDS = 5;

/** Number of rentals at risk, and of vehicles that all of them request in turn. */
export interface AtRisk {
  readonly numbers: readonly string[];
  readonly vehicleIds: readonly number[];
}

/** Inserts late rentals, each followed by a rental that is at risk by it. Call it before the server starts. */
export async function fillAtRisk(filler: Filler): Promise<AtRisk> {
  return { numbers: await filler.endangered(RIVALS), vehicleIds: await filler.freeVehicles(RIVALS, ROUNDS + 1) };
}

const REHOUSE = `mutation ($input: RehouseRentalInput!) { rehouseRental(input: $input) {
  __typename ... on Reservation { version } ... on VersionConflict { reservation { version } } } }`;
interface Rehoused {
  rehouseRental: { __typename: 'Reservation' | 'VehicleTaken' | 'VersionConflict' };
}

/** Requests one vehicle for many rentals at risk at once; one of them gets it. */
export async function benchRehousing(server: ServerChild, { numbers, vehicleIds }: AtRisk): Promise<Section> {
  const times: number[] = [];
  const winners: number[] = [];
  let left = [...numbers];
  for (const [round, vehicleId] of vehicleIds.entries()) {
    const won = new Set<string>();
    const taken = await Promise.all(
      left.map((number) =>
        timed(async () => {
          const input = { number, version: 1, vehicleId: String(vehicleId) };
          const { data } = await server.graphql<Rehoused>(REHOUSE, { input });
          if (data?.rehouseRental.__typename === 'Reservation') won.add(number);
        }),
      ),
    );
    left = left.filter((number) => !won.has(number));
    if (round === 0) continue;
    times.push(...taken);
    winners.push(won.size);
  }
  return {
    title: `${RIVALS} rentals at risk that ask for one vehicle at once, ${ROUNDS} times`,
    rows: [
      ['winners of each', winners.join(', ')],
      ['answer, median', ms(median(times))],
    ],
  };
}
