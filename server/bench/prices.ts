import type { ChargeRule } from '../src/modules/fleet/quote/charge.rules.js';
import { type PriceBook, quotePrice, type QuoteRequest } from '../src/modules/fleet/quote/price-quote.js';
import type { Season } from '../src/modules/fleet/quote/season-rates.js';
import { calendarDay, DAY_MS } from '../src/kernel/time.js';
import { median, quantile, type Section } from './figures.js';

const DAYS = 90;
const SEASONS = 20;
const RULES = 15;
const RUNS = 2_000;

/** Measures how long it takes to compute a price: 90 days with 20 seasons and 15 rules, and a plain price as lists show it. */
export function benchPrices(): Section {
  const startsAt = new Date('2027-06-01T09:00:00Z');
  const request: QuoteRequest = {
    vehicle: { id: 1, category: 'CITY_CAR', dailyPrice: '350.00', tiers: [{ fromDays: 7, dailyPrice: '300.00' }] },
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAYS * DAY_MS),
    registered: true,
    pickupPlace: 'Fes',
    returnPlace: 'Agadir',
    homePlace: 'Tangier',
    driverAge: 22,
    extras: Array.from({ length: RULES }, (_, index) => ({ ruleId: index + 1, quantity: 2 })),
  };
  const nothing = { seasons: [], seasonOfFirstDay: false, graceMinutes: 0, charges: [], vatPercent: '20.00' };
  const book = { ...nothing, seasons: seasons(), charges: rules() };
  const full = times(request, book);
  const plain = times({ ...request, extras: [] }, nothing);
  return {
    title: 'Prices',
    rows: [
      [`${DAYS} days, ${SEASONS} seasons, ${RULES} rules, median`, micro(median(full))],
      ['the same, 99 % below', micro(quantile(full, 0.99))],
      [`${DAYS} days without seasons or rules, median`, micro(median(plain))],
    ],
  };
}

function seasons(): Season[] {
  return Array.from({ length: SEASONS }, (_, index) => ({
    id: index + 1,
    name: `Saison ${index + 1}`,
    stretches: [
      {
        startsOn: calendarDay('2027-05-20', index * 5),
        endsOn: calendarDay('2027-05-20', index * 5 + 12),
        everyYear: index % 2 === 0,
      },
    ],
    rates: [
      { vehicleId: null, category: index % 3 ? 'CITY_CAR' : null, percent: 5 + index, dailyPrice: null, tiers: [] },
    ],
  }));
}

function rules(): ChargeRule[] {
  return Array.from({ length: RULES }, (_, index) => ({
    ...{ id: index + 1, kind: index % 2 ? 'FEE' : 'EXTRA', name: `Option ${index + 1}`, vatPercent: null },
    ...{ unit: (['DAY', 'RENTAL', 'PERCENT'] as const)[index % 3] ?? 'DAY', price: '12.50', cap: '400.00' },
    ...{ pickupPlace: null, returnPlace: null, places: index % 4 ? null : 'AWAY', outsideHours: false },
    ...{ minAge: null, maxAge: index % 5 ? null : 25, categories: [], seasonId: (index % 3) + 1 },
    ...{ fromDays: 3, toDays: null, maxQuantity: 1, stock: null, shownOnSite: true },
  }));
}

/** Milliseconds of each of many prices, after as many that are not counted. */
function times(request: QuoteRequest, book: PriceBook): number[] {
  const taken: number[] = [];
  for (let run = 0; run < 2 * RUNS; run += 1) {
    const start = performance.now();
    const { payable, lines } = quotePrice(request, book);
    if (!payable || lines.length === 0) throw new Error('no price');
    if (run >= RUNS) taken.push(performance.now() - start);
  }
  return taken;
}

const micro = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)} µs`;
