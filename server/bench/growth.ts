import { DAY_MS } from '../src/kernel/time.js';
import { ms, quantile, ratio, repeated, type Row, type Section } from './figures.js';
import type { Filler } from './fill.js';
import type { AskingApp } from './lists.js';

const FEW = 20_000;
const MANY = 200_000;
const VEHICLES = 400;
const RUNS = 25;
/** A low quantile, which other work on the machine disturbs least. */
const UNDISTURBED = 0.2;

const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (days: number): string => at(days).slice(0, 10);
const ROW = 'totalCount items { number status startsAt total vehicle { name brand { name } } customer { email } }';

/** Frequent queries of staff and visitors, by their names in the report. */
const HOT: Readonly<Record<string, string>> = {
  'newest reservations': `reservations(page: { size: 20 }) { ${ROW} counts { pending accepted } }`,
  'requests to answer': `reservations(filter: { statuses: [PENDING] }, page: { size: 20 }) { ${ROW} }`,
  'rentals of today': `reservations(filter: { statuses: [ACCEPTED], from: "${at(0)}", to: "${at(1)}" }, page: { size: 20 }) { ${ROW} }`,
  'rentals of a vehicle': `reservations(filter: { vehicleId: "7" }, page: { size: 20 }) { ${ROW} }`,
  'reservations of a customer': `reservations(filter: { customerId: "1" }, page: { size: 20 }) { ${ROW} }`,
  'a number that is typed': `reservations(search: { field: NUMBER, text: "AB3" }, page: { size: 20 }) { ${ROW} }`,
  'a text that is typed': `reservations(search: { text: "0612345678" }, page: { size: 20 }) { ${ROW} }`,
  'a page of customers':
    'customers(page: { size: 20 }) { totalCount items { id lastName history { rentals revenue } } }',
  'free vehicles with prices': `availableVehicles(period: { startsAt: "${at(400)}", endsAt: "${at(402)}" }, page: { size: 20 }) {
    totalCount items { id name quote(period: { startsAt: "${at(400)}", endsAt: "${at(402)}" }) { total } } }`,
  'planning of two weeks': `planning(from: "${day(0)}", to: "${day(13)}") { vehicleCount vehicles { id } reservations { __typename } }`,
  'figures of the month': 'monthFigures { __typename }',
  'revenue of a month': `revenuePerDay(period: { from: "${day(-30)}", to: "${day(0)}" }) { __typename }`,
};

/** Measures each frequent query at 20,000 reservations and at 200,000, including past years. */
export async function benchGrowth({ ask }: AskingApp, filler: Filler): Promise<Section> {
  await filler.vehicles(VEHICLES);
  await filler.customers(VEHICLES);
  const measure = async (count: number): Promise<Map<string, number>> => {
    await filler.history(count);
    await filler.analyze();
    const found = new Map<string, number>();
    for (const [name, query] of Object.entries(HOT))
      found.set(name, quantile(await repeated(RUNS, () => ask(query)), UNDISTURBED));
    return found;
  };
  const [few, many] = [await measure(FEW), await measure(MANY)];
  const rows = [...few].map(([name, before]): Row => {
    const after = many.get(name) ?? Number.NaN;
    return [name, `${ms(before)} → ${ms(after)}: ${ratio(after, before)}`];
  });
  return {
    title: `Hot queries at ${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} reservations (aim × 1.5 at most)`,
    rows,
  };
}
