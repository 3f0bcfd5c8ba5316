import Big from 'big.js';
import { addMoney, compareMoney, money, type Money, timesMoney } from '../../../kernel/money.js';
import { calendarDay, DAY_MS, parseInstant } from '../../../kernel/time.js';
import type { ChargeRule, ChargeUnit } from './charge.rules.js';
import { PLAIN_PRICES, type PriceBook, PriceLineKind, quotePrice, type QuoteRequest } from './price-quote.js';
import type { PricedVehicle, Season, SeasonRate } from './season-rates.js';

const VEHICLE: PricedVehicle = {
  id: 7,
  category: 'CITY_CAR',
  dailyPrice: '350.00',
  tiers: [
    { fromDays: 7, dailyPrice: '300.00' },
    { fromDays: 15, dailyPrice: '250.00' },
  ],
};
const RATE: SeasonRate = { vehicleId: null, category: null, percent: null, dailyPrice: null, tiers: [] };

const at = (text: string): Date => parseInstant(text) as Date;
const season = (id: number, startsOn: string, endsOn: string, ...rates: Partial<SeasonRate>[]): Season => ({
  id,
  name: `Saison ${id}`,
  stretches: [{ startsOn, endsOn, everyYear: false }],
  rates: rates.map((rate) => ({ ...RATE, ...rate })),
});
const quote = (request: Partial<QuoteRequest>, book: Partial<PriceBook> = {}) =>
  quotePrice(
    {
      vehicle: VEHICLE,
      startsAt: at('2027-06-28 10:00'),
      endsAt: at('2027-07-03 10:00'),
      registered: false,
      ...request,
    },
    { ...PLAIN_PRICES, ...book },
  );
/** `3 × 350.00` by line. */
const made = ({ lines }: ReturnType<typeof quote>): string[] =>
  lines.map(({ quantity, unitPrice, label }) => `${quantity} × ${unitPrice} ${label}`);

/** Pseudo-random whole numbers below a bound, the same in each run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

describe('days of a season', () => {
  const SUMMER = season(1, '2027-07-01', '2027-08-31', { percent: 20 });

  it('cost its price, the other days the vehicle’s own', () => {
    expect(made(quote({}, { seasons: [SUMMER] }))).toEqual([
      '3 × 350.00 Location, par jour',
      '2 × 420.00 Location, par jour, Saison 1',
    ]);
    expect(quote({}, { seasons: [SUMMER] })).toMatchObject({ days: 5, dailyPrice: '378.00', total: '1890.00' });
  });

  it('are all those of the first one where the agency chose so', () => {
    const book = { seasons: [SUMMER], seasonOfFirstDay: true };
    expect(made(quote({}, book))).toEqual(['5 × 350.00 Location, par jour']);
    expect(made(quote({ startsAt: at('2027-07-01 10:00') }, book))).toEqual([
      '2 × 420.00 Location, par jour, Saison 1',
    ]);
  });

  it('reach the tiers by the length of the whole rental', () => {
    const own = season(2, '2027-07-01', '2027-08-31', {
      dailyPrice: '500.00',
      tiers: [{ fromDays: 7, dailyPrice: '450.00' }],
    });
    const week = { endsAt: at('2027-07-05 10:00') };
    expect(made(quote(week, { seasons: [own] }))).toEqual([
      '3 × 300.00 Location, par jour',
      '4 × 450.00 Location, par jour, Saison 2',
    ]);
    expect(made(quote(week, { seasons: [SUMMER] }))).toEqual([
      '3 × 300.00 Location, par jour',
      '4 × 360.00 Location, par jour, Saison 1',
    ]);
  });

  it('go by the vehicle before its category, by that before all, then by the season made later', () => {
    const dates = ['2027-06-01', '2027-12-31'] as const;
    const forAll = season(9, ...dates, { percent: 10 });
    const category = season(
      3,
      ...dates,
      { category: 'CITY_CAR', percent: 20 },
      { category: 'LUXURY_SEDAN', percent: 90 },
    );
    const later = season(4, ...dates, { category: 'CITY_CAR', percent: 30 });
    const vehicle = season(1, ...dates, { vehicleId: 7, percent: 40 }, { vehicleId: 8, percent: 90 });
    const priceBy = (...seasons: Season[]): Money => quote({}, { seasons }).dailyPrice;
    expect(priceBy(forAll)).toBe('385.00');
    expect(priceBy(forAll, category)).toBe('420.00');
    expect(priceBy(forAll, category, later)).toBe('455.00');
    expect(priceBy(later, category)).toBe('455.00');
    expect(priceBy(forAll, later, vehicle, category)).toBe('490.00');
  });

  it('come again every year, over the New Year too', () => {
    const feast: Season = {
      ...season(1, '', '', { percent: 100 }),
      stretches: [{ startsOn: '2020-12-30', endsOn: '2021-01-01', everyYear: true }],
    };
    const trip = { startsAt: at('2029-12-29 09:00'), endsAt: at('2030-01-04 09:00') };
    expect(made(quote(trip, { seasons: [feast] }))).toEqual([
      '3 × 350.00 Location, par jour',
      '3 × 700.00 Location, par jour, Saison 1',
    ]);
    const once = { ...feast, stretches: feast.stretches.map((stretch) => ({ ...stretch, everyYear: false })) };
    expect(made(quote(trip, { seasons: [once] }))).toEqual(['6 × 350.00 Location, par jour']);
  });

  it('leave the discount of registered customers as it is, rounded once', () => {
    const odd = season(1, '2027-07-01', '2027-07-01', { dailyPrice: '333.33' });
    const { payable, registeredTotal, total, lines } = quote({ registered: true }, { seasons: [odd] });
    expect([total, registeredTotal, payable]).toEqual(['1733.33', '1473.33', '1473.33']);
    expect(lines.at(-1)).toMatchObject({ kind: PriceLineKind.DISCOUNT, amount: '-260.00' });
  });
});

describe('charges', () => {
  const rule = (change: Partial<ChargeRule>): ChargeRule => ({
    id: 1,
    kind: 'FEE',
    name: 'Frais',
    unit: 'RENTAL',
    price: '100.00',
    cap: null,
    vatPercent: null,
    pickupPlace: null,
    returnPlace: null,
    places: null,
    outsideHours: false,
    minAge: null,
    maxAge: null,
    categories: [],
    seasonId: null,
    fromDays: null,
    toDays: null,
    maxQuantity: 9,
    stock: null,
    shownOnSite: true,
    ...change,
  });
  const charged = (change: Partial<ChargeRule>, request: Partial<QuoteRequest> = {}, book: Partial<PriceBook> = {}) =>
    made(quote(request, { charges: [rule(change)], ...book })).slice(1);

  it('come once, each day or as a part of the rent, at most the cap', () => {
    expect(charged({})).toEqual(['1 × 100.00 Frais']);
    expect(charged({ unit: 'DAY' })).toEqual(['5 × 100.00 Frais']);
    expect(charged({ unit: 'DAY', cap: '250.00' })).toEqual(['1 × 250.00 Frais']);
    expect(charged({ unit: 'PERCENT', price: '10.00' })).toEqual(['1 × 175.00 Frais']);
    expect(charged({ unit: 'PERCENT', price: '10.00', cap: '80.00' })).toEqual(['1 × 80.00 Frais']);
  });

  it('are extras only where they were chosen, the cap for each piece; what is proposed at the return never', () => {
    const seat: Partial<ChargeRule> = { kind: 'EXTRA', unit: 'DAY', price: '40.00', cap: '150.00' };
    expect(charged(seat)).toEqual([]);
    expect(charged(seat, { extras: [{ ruleId: 1, quantity: 2 }] })).toEqual(['2 × 150.00 Frais']);
    expect(charged({ kind: 'RETURN' }, { extras: [{ ruleId: 1, quantity: 2 }] })).toEqual([]);
  });

  it.each<[string, Partial<ChargeRule>, Partial<QuoteRequest>, Partial<QuoteRequest>]>([
    [
      'a pair of places',
      { pickupPlace: 'Tangier', returnPlace: 'Agadir' },
      { pickupPlace: 'Tangier', returnPlace: 'Agadir' },
      { pickupPlace: 'Agadir', returnPlace: 'Tangier' },
    ],
    [
      'a return elsewhere',
      { places: 'ONE_WAY' },
      { pickupPlace: 'Fes', returnPlace: 'Agadir' },
      { pickupPlace: 'Fes', returnPlace: 'Fes' },
    ],
    [
      'places away from the vehicle’s town',
      { places: 'AWAY' },
      { pickupPlace: 'Fes', returnPlace: 'Fes', homePlace: 'Agadir' },
      { pickupPlace: 'Fes', returnPlace: 'Fes', homePlace: 'Fes' },
    ],
    ['closed hours', { outsideHours: true }, { endsOutsideHours: 1 }, {}],
    ['a young driver', { minAge: 21, maxAge: 24 }, { driverAge: 24 }, { driverAge: 25 }],
    ['an age that nobody said', { maxAge: 24 }, { driverAge: 18 }, {}],
    ['the category', { categories: ['CITY_CAR'] }, {}, { vehicle: { ...VEHICLE, category: 'LUXURY_SEDAN' } }],
    ['the length', { fromDays: 5, toDays: 6 }, {}, { endsAt: at('2027-07-05 10:00') }],
    ['the season', { seasonId: 3 }, {}, { startsAt: at('2027-07-02 10:00') }],
  ])('go by %s', (_what, conditions, fits, fitsNot) => {
    const seasons = [season(3, '2027-06-01', '2027-06-30')];
    expect(charged(conditions, fits, { seasons })).toHaveLength(1);
    expect(charged(conditions, fitsNot, { seasons })).toEqual([]);
  });

  it('count each end outside the hours, and have TVA of their own', () => {
    const book = { charges: [rule({ outsideHours: true, vatPercent: '10.00' })] };
    expect(quote({ endsOutsideHours: 2 }, book).lines.at(-1)).toMatchObject({
      quantity: 2,
      amount: '200.00',
      vatPercent: '10.00',
    });
  });

  it('stand beside the discount and the promotion, which are of the rent alone', () => {
    const extra = rule({ kind: 'EXTRA', name: 'GPS' });
    const promotion = { code: 'ETE27', percent: 10, amount: null };
    const request = { registered: true, promotion, extras: [{ ruleId: 1, quantity: 1 }] };
    const { lines, payable, total } = quote(request, { charges: [extra] });
    expect(lines.map(({ amount }) => amount)).toEqual(['1750.00', '-262.50', '-148.75', '100.00']);
    expect([payable, total]).toEqual(['1438.75', '1675.00']);
  });

  it('take off no more than the rent by a promotion', () => {
    const promotion = { code: 'CADEAU', percent: null, amount: '9000.00' };
    expect(quote({ promotion })).toMatchObject({ payable: '0.00' });
  });
});

describe('any price', () => {
  const FIRST = Date.parse('2026-10-01T08:00:00Z');

  /** What the price of a vehicle was computed by before there were seasons. */
  function plainPrice({ dailyPrice, tiers }: PricedVehicle, startsAt: Date, endsAt: Date, discounted: boolean) {
    const days = Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
    let best: { fromDays: number; dailyPrice: Money } | undefined;
    for (const tier of tiers) if (tier.fromDays <= days && tier.fromDays > (best?.fromDays ?? 0)) best = tier;
    const daily = best?.dailyPrice ?? dailyPrice;
    const total = new Big(daily).times(days).toFixed(2);
    const less = (amount: Money): Money => new Big(amount).times(85).div(100).toFixed(2, Big.roundHalfUp);
    return {
      ...{ days, dailyPrice: daily, total, registeredDailyPrice: less(daily), registeredTotal: less(total) },
      ...{ registeredDiscountPercent: 15, discounted, payable: discounted ? less(total) : total },
    };
  }

  function vehicleOf(upTo: (below: number) => number): PricedVehicle {
    const price = (): Money => money((1_000 + upTo(90_000)) / 100);
    const tiers = Array.from({ length: upTo(4) }, (_, index) => ({
      fromDays: 1 + index * 6 + upTo(6),
      dailyPrice: price(),
    }));
    return { id: 1 + upTo(5), category: `C${upTo(3)}`, dailyPrice: price(), tiers };
  }

  function periodOf(upTo: (below: number) => number): { startsAt: Date; endsAt: Date } {
    const startsAt = new Date(FIRST + upTo(700 * 1440) * 60_000);
    return { startsAt, endsAt: new Date(startsAt.getTime() + (1 + upTo(90 * 1440)) * 60_000) };
  }

  it('is without a season what it was before there were any', () => {
    const upTo = dice(11);
    for (let round = 0; round < 3_000; round += 1) {
      const vehicle = vehicleOf(upTo);
      const { startsAt, endsAt } = periodOf(upTo);
      const registered = upTo(2) === 0;
      const {
        lines: _lines,
        graceMinutes: _grace,
        fees,
        ...price
      } = quotePrice({ vehicle, startsAt, endsAt, registered }, PLAIN_PRICES);
      expect(fees).toBe('0.00');
      expect(price).toEqual(plainPrice(vehicle, startsAt, endsAt, registered));
    }
  });

  it('adds up from its lines, has each day once, and keeps the caps', () => {
    const upTo = dice(23);
    const maybe = <T>(value: () => T): T | null => (upTo(3) === 0 ? value() : null);
    const day = (): string => calendarDay('2026-10-01', upTo(700));
    const price = (): Money => money((100 + upTo(100_000)) / 100);
    for (let round = 0; round < 1_500; round += 1) {
      const seasons = Array.from({ length: upTo(8) }, (_, index): Season => {
        const startsOn = day();
        return {
          id: index + 1,
          name: `S${index}`,
          stretches: [{ startsOn, endsOn: calendarDay(startsOn, upTo(120)), everyYear: upTo(2) === 0 }],
          rates: Array.from({ length: 1 + upTo(3) }, () => ({
            ...RATE,
            ...[{ vehicleId: 1 + upTo(5) }, { category: `C${upTo(3)}` }, {}][upTo(3)],
            ...(upTo(2) ? { percent: upTo(200) - 90 } : { dailyPrice: price() }),
          })),
        };
      });
      const units: ChargeUnit[] = ['RENTAL', 'DAY', 'PERCENT'];
      const charges = Array.from({ length: upTo(6) }, (_, index): ChargeRule => ({
        ...{ id: index + 1, kind: upTo(2) ? 'FEE' : 'EXTRA', name: `R${index}`, vatPercent: maybe(() => '10.00') },
        ...{ unit: units[upTo(3)] ?? 'DAY', price: price(), cap: maybe(price), outsideHours: upTo(4) === 0 },
        ...{ pickupPlace: null, returnPlace: null, places: maybe(() => 'ONE_WAY' as const) },
        ...{ minAge: null, maxAge: maybe(() => 18 + upTo(10)), categories: [], seasonId: maybe(() => 1 + upTo(8)) },
        ...{ fromDays: maybe(() => upTo(20)), toDays: null, maxQuantity: 9, stock: null, shownOnSite: true },
      }));
      const extras = charges.flatMap(({ id }) => (upTo(2) ? [{ ruleId: id, quantity: 1 + upTo(3) }] : []));
      const request: QuoteRequest = {
        ...{ vehicle: vehicleOf(upTo), ...periodOf(upTo), registered: upTo(2) === 0, extras },
        ...{ pickupPlace: 'Fes', returnPlace: upTo(2) ? 'Fes' : 'Agadir', endsOutsideHours: upTo(3) },
        driverAge: upTo(2) ? 18 + upTo(50) : undefined,
        promotion: upTo(3)
          ? undefined
          : upTo(2)
            ? { code: 'X', percent: 1 + upTo(100), amount: null }
            : { code: 'X', percent: null, amount: price() },
      };
      const found = quotePrice(request, {
        ...{ seasons, charges, seasonOfFirstDay: upTo(4) === 0, vatPercent: '20.00' },
        graceMinutes: upTo(2) ? 0 : upTo(721),
      });
      const { lines, payable, days } = found;
      expect(addMoney(...lines.map(({ amount }) => amount))).toBe(payable);
      expect(payable).toBe(found.discounted ? found.registeredTotal : found.total);
      for (const line of lines) expect(timesMoney(line.unitPrice, line.quantity)).toBe(line.amount);
      const ofDays = lines.filter(({ kind }) => kind === PriceLineKind.DAYS);
      expect(ofDays.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(days);
      expect(new Set(ofDays.map(({ unitPrice }) => unitPrice)).size).toBe(ofDays.length);
      for (const { ruleId, amount } of lines) {
        const rule = charges.find(({ id }) => id === ruleId);
        if (!rule?.cap) continue;
        const pieces = rule.kind === 'FEE' ? 1 : (extras.find(({ ruleId: id }) => id === ruleId)?.quantity ?? 0);
        const most = timesMoney(rule.cap, pieces * (rule.outsideHours ? (request.endsOutsideHours ?? 0) : 1));
        expect(compareMoney(amount, most)).toBeLessThanOrEqual(0);
      }
      expect(compareMoney(payable, '0')).toBeGreaterThanOrEqual(0);
    }
  });
});
