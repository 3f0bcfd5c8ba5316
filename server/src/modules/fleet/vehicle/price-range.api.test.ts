import { makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { compareMoney, money } from '../../../kernel/money.js';
import { lowestPrice, type Tariff } from '../quote/tariff.js';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const range = () => app.inContext(() => app.services.vehicleReader.priceRange());

/** Yields pseudo-random numbers, the same in each run. */
function* numbers(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 16_807) % 2_147_483_647) yield seed;
}

describe('the price range of the public fleet', () => {
  it('is undefined without vehicles', async () => {
    expect(await range()).toBeUndefined();
  });

  it('is the same in SQL as computed for each vehicle', async () => {
    const random = numbers();
    const upTo = (most: number): number => random.next().value % most;
    const price = () => money((1_000 + upTo(90_000)) / 100);
    const tariffs: Tariff[] = Array.from({ length: 40 }, () => ({
      dailyPrice: price(),
      tiers: Array.from({ length: upTo(4) }, (_, i) => ({ fromDays: 3 * (i + 1), dailyPrice: price() })),
    }));
    for (const tariff of tariffs)
      await makeVehicle(app.database, { dailyPrice: tariff.dailyPrice, tiers: [...tariff.tiers] });
    await makeVehicle(app.database, { dailyPrice: '1.00', visible: false });
    const prices = tariffs.map(lowestPrice).sort(compareMoney);
    expect(await range()).toEqual({ lowest: prices[0], highest: prices.at(-1) });
  });
});
