import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { server } from './server';

// The default of one second is too short for rendering a page on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * React demands that an event is awaited if a page which reads by `use` loads more after it. The events of Testing Library are not; what a
 * page still loads is awaited by the assertions.
 */
const unawaited = 'A component suspended inside an `act` scope, but the `act` call was not awaited.';

/** Problems beside the assertions of the running test: requests without a handler, warnings on the console. */
let faults: Promise<string>[] = [];

/** The real timer, even in a test with fake ones. */
const nextTask = setTimeout;

const throwFaults = async (): Promise<void> => {
  const found = await Promise.all(faults);
  faults = [];
  if (found.length > 0) throw new Error(found.join('\n\n'));
};

beforeAll(() => {
  server.listen({
    onUnhandledFrame({ frame }) {
      faults.push(frame.getUnhandledMessage());
      // The rejection answers the request with a network error; otherwise it would be sent to the real network.
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const record = (...values: unknown[]): void => {
    if (!String(values[0]).startsWith(unawaited)) faults.push(Promise.resolve(format(...values)));
  };
  Object.assign(console, { error: record, warn: record });
});
// The environment has Node's URL, which refuses the File of jsdom. A test that needs another address sets its own; each begins with this one.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:http://localhost/stub';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  // Hooks run in the order of their registration, so the library's own cleanup would run after this one.
  cleanup();
  // Requests that the page has just sent still find their handlers.
  await new Promise((resolve) => nextTask(resolve, 0));
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  await throwFaults();
});
afterAll(async () => {
  server.close();
  await throwFaults();
});
