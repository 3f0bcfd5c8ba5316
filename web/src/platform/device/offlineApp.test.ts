const update = jest.fn<Promise<void>, []>();
const register = jest.fn();

/** Keeps the application as in a page that has just been loaded. */
const keepApp = (): Promise<void> =>
  new Promise((resolve, reject) => {
    jest.isolateModules(() => {
      jest.requireActual<typeof import('./offlineApp')>('./offlineApp').keepApp().then(resolve, reject);
    });
  });

beforeEach(() => {
  update.mockReset().mockResolvedValue();
  register.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('looks for a new release of both workers, also of the one whose pages are not open', async () => {
  register.mockResolvedValue({ active: {}, installing: null, waiting: null, update });
  await keepApp();
  expect(update).toHaveBeenCalledTimes(2);
});

it('is there without a network too', async () => {
  register.mockResolvedValue({ active: {}, installing: null, waiting: null, update });
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(keepApp()).resolves.toBeUndefined();
});

it('is there once the first worker works, without a second look', async () => {
  const coming = Object.assign(new EventTarget(), { state: 'installing' });
  register.mockResolvedValue({ active: null, installing: coming, waiting: null, update });
  const there = keepApp();
  await Promise.resolve();
  await Promise.resolve();
  coming.state = 'activated';
  coming.dispatchEvent(new Event('statechange'));
  await there;
  expect(update).not.toHaveBeenCalled();
});

export {};
