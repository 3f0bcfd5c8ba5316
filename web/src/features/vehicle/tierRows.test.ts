import { tierRows } from './tierRows';

test('the daily price applies up to the first tier, the last tier is open-ended', () => {
  const tiers = [
    { fromDays: 15, dailyPrice: '250.00' },
    { fromDays: 3, dailyPrice: '280.00' },
  ];
  expect(tierRows('300.00', tiers)).toEqual([
    { fromDays: 1, toDays: 2, dailyPrice: '300.00' },
    { fromDays: 3, toDays: 14, dailyPrice: '280.00' },
    { fromDays: 15, toDays: null, dailyPrice: '250.00' },
  ]);
});

test('a tier from the first day replaces the daily price', () => {
  expect(tierRows('300.00', [{ fromDays: 1, dailyPrice: '280.00' }])).toEqual([
    { fromDays: 1, toDays: null, dailyPrice: '280.00' },
  ]);
});

test('a vehicle without tiers has one price', () => {
  expect(tierRows('300.00', [])).toEqual([{ fromDays: 1, toDays: null, dailyPrice: '300.00' }]);
});
